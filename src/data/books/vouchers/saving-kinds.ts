import type { WriteTransaction } from '#data/store/write-transaction.ts';
import type { Business } from '#domain/books/masters/business.ts';
import type { InvoiceInput, NoteInput, OwnTerms, PurchaseInput } from '#domain/books/documents/document.ts';
import { withSums } from '#domain/books/documents/document-sums.ts';
import type { PricedOrderInput } from '#domain/books/orders/order.ts';
import { withoutRest, withRest } from '#domain/books/documents/note-rest.ts';
import { withoutImmediatePayment } from '#domain/books/vouchers/immediate-payment.ts';
import type {
  InputOf,
  PreparedVoucher,
  SummedInput,
  Voucher,
  VoucherInput,
  VoucherKind,
} from '#domain/books/vouchers/voucher.ts';
import { MAIN_GODOWN_ID } from '#data/books/ids.ts';
import { refuseOrderChange, refuseTakings } from '#data/books/orders/refuse-order-conflicts.ts';
import { withChallan, withoutParts, withReturnedParts, withSources } from '#data/books/orders/with-sources.ts';
import type { Rows } from '#data/books/tables.ts';
import { insertImmediatePayment } from './immediate-payment.ts';
import { settleMoney } from './prepare-money.ts';
import { withItemUnits } from './with-item-units.ts';
import {
  refuseBillTwice,
  refuseMoney,
  refuseNote,
  refuseReissue,
  refuseSetOffTwice,
  restFor,
} from './voucher-conflicts.ts';

type Transaction = WriteTransaction<Rows>;

/** All that saving a voucher asks of the books because of its kind. */
type SavingRow<Input extends VoucherInput = VoucherInput> = Readonly<{
  /** Returns it as the business stands, or stood when it was issued. A note stands on what its document does. */
  onTerms(input: Input, own: OwnTerms): Input;
  /** Returns it as a draft keeps it. */
  asDraft(input: Input): Input;
  /** Returns it with what its form may leave out: the first godown, and of a new one the units of its items. */
  completed(transaction: Transaction, input: Input, issued: Voucher | undefined): Promise<Input>;
  /** Returns it with what it settles and bears. `issued` is the one that is changed. */
  withDues(transaction: Transaction, input: Input, business: Business, issued: Voucher | undefined): Promise<Input>;
  /** Returns it as `refuseConflicts` checks it: a note with all lines of its form, so that a refusal stands at the right one. */
  toCheck(input: Input, ready: PreparedVoucher): SummedInput;
  /** Refuses one that the other vouchers leave no room for. `before` is the issued one that is changed. */
  refuseConflicts(transaction: Transaction, input: SummedInput<Input>, before?: Voucher): Promise<void>;
  /** Returns an issued one as it is stored: what is paid with it is a voucher of its own. */
  stored(ready: PreparedVoucher<Input>): PreparedVoucher<Input>;
  /** Saves what is issued along with it. */
  insertAlong(transaction: Transaction, ready: PreparedVoucher<Input>, id: string): Promise<void>;
}>;

const PLAIN = {
  onTerms: unchanged,
  asDraft: unchanged,
  completed: asItIs,
  withDues: asItIs,
  toCheck: (_: VoucherInput, ready: PreparedVoucher) => ready,
  refuseConflicts: nothing,
  stored: unchanged,
  insertAlong: nothing,
};
const TRADE = {
  ...PLAIN,
  onTerms: <Input extends VoucherInput>(input: Input, own: OwnTerms) => ({ ...input, own }),
  asDraft: <Input extends InvoiceInput | PurchaseInput>(input: Input) => withoutParts(input),
  completed: async <Input extends InvoiceInput | PurchaseInput>(
    transaction: Transaction,
    input: Input,
    issued: Voucher | undefined,
  ) => withSources(transaction, await withItemUnits(transaction, input, issued), issued),
  refuseConflicts: async (
    transaction: Transaction,
    input: SummedInput<InvoiceInput | PurchaseInput>,
    before?: Voucher,
  ) => {
    await refuseReissue(transaction, input, before);
    await refuseTakings(transaction, input, before);
  },
  stored: withoutImmediatePayment,
  insertAlong: insertImmediatePayment,
};
const NOTE = {
  ...PLAIN,
  asDraft: <Input extends NoteInput>(note: Input) => withoutRest(note),
  withDues: async <Input extends NoteInput>(
    transaction: Transaction,
    note: Input,
    _: Business,
    issued: Voucher | undefined,
  ) => {
    const rest = await restFor(transaction, note, issued);
    return rest ? withRest(note, rest) : note;
  },
  toCheck: withSums,
  refuseConflicts: async (transaction: Transaction, note: SummedInput<NoteInput>, before?: Voucher) => {
    await refuseNote(transaction, note, before);
    await refuseTakings(transaction, note, before);
  },
};
const ORDER = {
  ...PLAIN,
  onTerms: TRADE.onTerms,
  asDraft: <Input extends PricedOrderInput>(input: Input) => withoutParts(input),
  completed: async <Input extends PricedOrderInput>(
    transaction: Transaction,
    input: Input,
    issued: Voucher | undefined,
  ) => withSources(transaction, await withItemUnits(transaction, input, issued), issued),
  refuseConflicts: async (transaction: Transaction, input: SummedInput<PricedOrderInput>, before?: Voucher) => {
    await refuseOrderChange(transaction, input, before);
    await refuseTakings(transaction, input, before);
  },
};
const MONEY = { ...PLAIN, withDues: settleMoney, refuseConflicts: refuseMoney };

/** A row for each kind, as in `voucher-kinds.ts` of the domain: nobody else asks which kind is saved. */
const SAVING: Readonly<{ [Kind in VoucherKind]: SavingRow<InputOf[Kind]> }> = {
  Invoice: TRADE,
  Purchase: {
    ...TRADE,
    refuseConflicts: async (transaction, input, before) => {
      await refuseBillTwice(transaction, input, before);
      await TRADE.refuseConflicts(transaction, input, before);
    },
  },
  'Credit Note': NOTE,
  'Debit Note': { ...NOTE, completed: withReturnedParts },
  Receipt: MONEY,
  Payment: MONEY,
  Contra: PLAIN,
  Journal: { ...PLAIN, refuseConflicts: refuseSetOffTwice },
  'Stock Adjustment': {
    ...PLAIN,
    // The cost of the goods is known only on the day on which they are written off.
    asDraft: (input) => ({ ...input, lines: input.lines.map(({ worth: _, ...line }) => line) }),
    completed: async (transaction, input) => {
      const main = await mainGodown(transaction);
      return { ...input, lines: input.lines.map((line) => ({ ...line, godown: line.godown ?? main })) };
    },
  },
  'Stock Transfer': {
    ...PLAIN,
    completed: async (transaction, input) => ({
      ...input,
      fromGodown: input.fromGodown ?? (await mainGodown(transaction)),
    }),
  },
  Quotation: ORDER,
  'Sales Order': ORDER,
  'Purchase Order': ORDER,
  'Delivery Challan': ORDER,
  'Goods Back': {
    ...PLAIN,
    completed: async (transaction, input) => withChallan(transaction, input),
    refuseConflicts: refuseTakings,
  },
};

/** Returns the row of a voucher's kind, which is asked about that voucher alone. */
export function savingOf({ kind }: Readonly<{ kind: VoucherKind }>): SavingRow {
  return SAVING[kind];
}

async function mainGodown(transaction: Transaction) {
  const { id, name } = await transaction.find('godowns', MAIN_GODOWN_ID);
  return { id, name };
}

function unchanged<Input>(input: Input): Input {
  return input;
}

async function asItIs<Input>(_: Transaction, input: Input): Promise<Input> {
  return input;
}

async function nothing(): Promise<void> {}
