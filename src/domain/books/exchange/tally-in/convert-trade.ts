import type { IsoDate, MaybeDate } from '#domain/calendar.ts';
import { negative, type Paise, sumOf, ZERO } from '#domain/money.ts';
import { OTHER_COUNTRY } from '#domain/state-code.ts';
import { stateCodeOf } from '#domain/books/exchange/import/cells.ts';
import { blankInvoice, blankPurchase, documentParty } from '#domain/books/documents/blank-document.ts';
import { chargedOn, type InvoiceInput, type PurchaseInput } from '#domain/books/documents/document.ts';
import type { LedgerRole } from '#domain/books/ledger-role.ts';
import type { Party } from '#domain/books/masters/party.ts';
import { isZeroRated, stateOfParty } from '#domain/books/documents/supply.ts';
import type { Named } from '#domain/books/voucher-head.ts';
import { type Account, asNamed } from './convert-accounts.ts';
import {
  byLedger,
  type Context,
  type DocumentFit,
  NotConvertible,
  ONE,
  voucherSums,
  type SoughtLine,
  type SumsByRoot,
  fitLines,
} from './document-fit.ts';
import type { TallyVoucher } from './tally-vouchers.ts';

/** A sale or purchase of Tally as a document. `paidBy` is the cash or bank ledger of a sale that was paid at once. */
export type ConvertedTrade = DocumentFit<InvoiceInput | PurchaseInput> & Readonly<{ paidBy: Account | undefined }>;

/**
 * Converts a sale of Tally to an invoice: the same party, goods, taxable values and tax to the paisa. A sale to Cash
 * becomes one to the Walk-in Customer, who pays at once. Throws NotConvertible with why it cannot be one.
 */
export function invoiceFrom(voucher: TallyVoucher, context: Context): ConvertedTrade {
  const { accounts, own } = context;
  const { party, paidBy, others } = partyAndOthers(voucher, context, 1);
  const parts = partsOf(voucher, others, context, 'output');
  const sought = parts.goods.map((goods) => ({ ...goods, taxable: negative(goods.taxable) }));
  for (const { ledger, amount } of parts.rest) {
    if (accounts.rootOf(ledger.id) !== accounts.rootOf(accounts.roles.sales ?? '')) throw otherLedger(ledger);
    const item = context.serviceUnder(ledger);
    sought.push({ key: item.id, item, ledger: null, quantity: ONE, rate: undefined, taxable: negative(amount) });
  }
  for (const { ledger } of parts.goodsUnder) {
    if (accounts.rootOf(ledger.id) !== accounts.rootOf(accounts.roles.sales ?? '')) throw otherLedger(ledger);
  }
  const blank = blankInvoice(voucher.date, { ...own, roundOff: parts.roundOff !== 0 });
  const tax = negative(parts.tax);
  const base: InvoiceInput = {
    ...blank,
    ...numberAndNarration(voucher),
    party: documentParty(party),
    supplyType:
      tax !== 0 && isZeroRated(party.registration, OTHER_COUNTRY.code)
        ? 'With payment of tax'
        : 'Without payment of tax',
    dueDate: dueDateOf(voucher),
    reference: voucher.reference,
    ...godownOf(voucher, context),
  };
  const wanted = voucherSums(voucher, accounts, paidBy && party.id);
  return { ...fitDocument(base, placesOf(voucher, party, tax, context), sought, tax, wanted, context), paidBy };
}

/** Converts a purchase as `invoiceFrom` does a sale; its lines may stand under any ledger. Throws NotConvertible. */
export function purchaseFrom(voucher: TallyVoucher, context: Context): ConvertedTrade {
  const { accounts, own } = context;
  const { party, paidBy, others } = partyAndOthers(voucher, context, -1);
  if (paidBy) throw new NotConvertible('is paid at once, and names no supplier');
  const parts = partsOf(voucher, others, context, 'input');
  const sought: SoughtLine[] = parts.goods.map((goods) => {
    const isUsual = goods.ledger?.id === accounts.roles.purchases;
    return { ...goods, ledger: isUsual ? null : goods.ledger };
  });
  for (const { ledger, amount } of parts.rest) {
    sought.push({ key: ledger.id, item: undefined, ledger, quantity: ONE, rate: undefined, taxable: amount });
  }
  const output = parts.reversed;
  const billDate = voucher.referenceDate === '' ? voucher.date : voucher.referenceDate;
  const base: PurchaseInput = {
    ...blankPurchase(voucher.date, { ...own, roundOff: parts.roundOff !== 0 }),
    ...numberAndNarration(voucher),
    party: documentParty(party),
    dueDate: dueDateOf(voucher),
    billNumber: voucher.reference || voucher.number || 'None',
    billDate,
    reverseCharge: output !== 0,
    ...godownOf(voucher, context),
    lines: [],
  };
  const wanted = voucherSums(voucher, accounts);
  const places = [own.state, stateOfParty(party, own)];
  return { ...fitDocument(base, places, sought, parts.tax, wanted, context), paidBy: undefined };
}

function fitDocument<Input extends InvoiceInput | PurchaseInput>(
  base: Input,
  places: readonly string[],
  sought: readonly SoughtLine[],
  tax: Paise,
  wanted: SumsByRoot,
  context: Context,
): DocumentFit<Input> {
  if (sought.length === 0) throw new NotConvertible('sells or buys nothing');
  if (sought.some(({ taxable }) => taxable < 0)) throw new NotConvertible('has a line below nothing');
  for (const place of new Set(places)) {
    const input = { ...base, place };
    const found = fitLines(input, sought, tax, wanted, context);
    if (found) return found;
  }
  const isTaxed = places.some((place) => !['None', 'Zero-rated'].includes(chargedOn({ ...base, place })));
  throw new NotConvertible(
    tax !== 0 && !isTaxed
      ? 'charges tax that its seller, as registered, may not charge'
      : 'has tax or a rounding that no GST rate comes to, line by line',
  );
}

/** The party, or the money that stands in its place, and all other lines. `side` is 1 where it is debited. */
function partyAndOthers(voucher: TallyVoucher, { accounts }: Context, side: 1 | -1) {
  const lines = voucher.lines.map(({ ledger, amount }) => ({ account: accounts.named(ledger), amount }));
  const parties = lines.filter(({ account }) => account.isParty);
  const money = lines.filter(({ account }) => account.isMoney);
  const ids = new Set((parties.length > 0 ? parties : money).map(({ account }) => account.id));
  const sum = sumOf([...parties, ...money].map(({ amount }) => amount));
  if (ids.size !== 1 || (parties.length > 0 && money.length > 0))
    throw new NotConvertible('names more than one party, or none');
  if (sum * side <= 0) throw new NotConvertible('has its party on the other side');
  const [account] = (parties.length > 0 ? parties : money).map((line) => line.account);
  const id = parties.length > 0 ? account?.id : accounts.parties[0]?.id;
  const party = accounts.partyById.get(id ?? '');
  if (!party) throw new NotConvertible('names no party');
  const others = lines.filter((line) => !line.account.isParty && !line.account.isMoney);
  return { party, paidBy: parties.length > 0 ? undefined : account, others };
}

/** Sorts the lines other than the party's: tax, rounding, goods, and what else stands under ledgers; debit positive. */
export function partsOf(
  voucher: TallyVoucher,
  others: readonly Readonly<{ account: Account; amount: Paise }>[],
  { accounts, itemNamed }: Context,
  side: 'input' | 'output',
) {
  const rootsOf = (roles: readonly LedgerRole[]) =>
    new Set(roles.flatMap((role) => accounts.roles[role] ?? []).map(accounts.rootOf));
  const taxes = rootsOf(HEADS[side]);
  const reversals = rootsOf(HEADS[side === 'input' ? 'output' : 'input']);
  const cess = rootsOf(['inputCess', 'outputCess']);
  const rounding = rootsOf(['roundOff']);
  let [tax, reversed, roundOff] = [ZERO, ZERO, ZERO];
  const rest: Readonly<{ ledger: Named; amount: Paise }>[] = [];
  for (const { account, amount } of others) {
    const root = accounts.rootOf(account.id);
    if (cess.has(root)) throw new NotConvertible('bears cess, which is not known line by line');
    if (taxes.has(root)) tax = sumOf([tax, amount]);
    else if (reversals.has(root) && side === 'input') reversed = sumOf([reversed, amount]);
    else if (rounding.has(root)) roundOff = sumOf([roundOff, amount]);
    else rest.push({ ledger: { id: account.id, name: account.name }, amount });
  }
  const goodsUnder = voucher.goods.map((goods) => ({ goods, ledger: asNamed(accounts.named(goods.ledger)) }));
  const goods = goodsUnder.map(({ goods: { item: name, quantity, rate, amount }, ledger }): SoughtLine => {
    const item = itemNamed(name);
    if (!item) throw new NotConvertible('names goods that are not among the items');
    if (quantity === undefined || quantity <= 0) throw new NotConvertible('has goods without a quantity');
    return { key: item.id, item, ledger, quantity, rate, taxable: amount };
  });
  return { tax, reversed, roundOff, rest: byLedger(rest), goods, goodsUnder };
}

/** The godown that all goods of a voucher are in; nothing where they are in several, or in the first. */
export function godownOf({ goods }: TallyVoucher, { godownNamed }: Context): Readonly<{ godown?: Named }> {
  const [name = '', ...others] = new Set(goods.map(({ godown }) => godown));
  const godown = others.length === 0 ? godownNamed(name) : undefined;
  return godown ? { godown } : {};
}

/** Where a sale may be supplied, the likeliest first. */
function placesOf(voucher: TallyVoucher, party: Party, tax: Paise, { own }: Context): readonly string[] {
  const placeCode = stateCodeOf(voucher.place);
  const isAbroad = party.registration === 'Overseas';
  const usual = isAbroad ? [OTHER_COUNTRY.code] : [stateOfParty(party, own), own.state];
  // Without tax it is an export, whatever place Tally names.
  return placeCode === undefined || (isAbroad && tax === 0) ? usual : [placeCode, ...usual];
}

function numberAndNarration({ number, narration }: TallyVoucher): Pick<InvoiceInput, 'number' | 'narration'> {
  return { number, narration };
}

function dueDateOf({ lines, date }: TallyVoucher): MaybeDate {
  const dues = lines.flatMap(({ settings }) => settings.map(({ dueDate }) => dueDate));
  return dues.find((due): due is IsoDate => due !== '' && due >= date) ?? '';
}

function otherLedger(ledger: Named): NotConvertible {
  return new NotConvertible(`posts to “${ledger.name}”, too`);
}

const HEADS = {
  output: ['outputCgst', 'outputSgst', 'outputUtgst', 'outputIgst'],
  input: ['inputCgst', 'inputSgst', 'inputUtgst', 'inputIgst'],
} as const satisfies Record<string, readonly LedgerRole[]>;
