import type { WriteTransaction } from '#data/store/write-transaction.ts';
import { countOfLine } from '#domain/books/documents/line-count.ts';
import type { DebitNoteInput, InvoiceInput, NoteLine, PurchaseInput } from '#domain/books/documents/document.ts';
import type { LineSource, Sourced } from '#domain/books/line-source.ts';
import { type GoodsBackInput, isPricedOrder, type PricedOrderInput } from '#domain/books/orders/order.ts';
import { becomes } from '#domain/books/fulfilment/conversion.ts';
import { titleOf, type Voucher } from '#domain/books/vouchers/voucher.ts';
import { refuseAt, refuseField } from '#data/books/field-refusals.ts';
import type { Rows } from '#data/books/tables.ts';
import { challansOf, partsAsIssued, keyOfPart, PartsLeft } from './challan-parts.ts';

type Transaction = WriteTransaction<Rows>;
type Line = Sourced & Parameters<typeof countOfLine>[0];

/**
 * Returns a document whose lines say what they came from: the order behind a challan, and how much of them challans delivered
 * before, the oldest first, which leaves the party that has it and no godown. A line that is not changed keeps what it said.
 * Refuses a source that is not there any more, is of another party, or has another item.
 */
export async function withSources<Input extends InvoiceInput | PurchaseInput | PricedOrderInput>(
  transaction: Transaction,
  input: Input,
  issued: Voucher | undefined,
): Promise<Input> {
  if (!input.lines.some(({ from }) => from)) return { ...input, lines: input.lines.map(plainLine) };
  const sources = await sourcesIn(transaction, input);
  const parts = input.kind === 'Invoice' ? await PartsLeft.of(transaction, input, sources, issued) : undefined;
  const asIssued = partsAsIssued(issued);
  const lines = input.lines.map((line, at) => {
    const { from } = line;
    if (!from) return plainLine(line);
    const source = sourceAt(sources, from, line, at);
    const order = from.kind === 'Delivery Challan' && source.from?.kind === 'Sales Order' ? source.from : undefined;
    const same = asIssued.get(keyOfPart(line));
    const challans = parts && line.item?.kind === 'Goods' ? (same ?? parts.take(line, from)) : [];
    return { ...plainLine(line), from, ...(order && { order }), ...(challans.length > 0 && { challans }) };
  });
  return { ...input, lines };
}

/** Returns a debit note whose lines say how much of them return challans of its purchase took along before. */
export async function withReturnedParts(
  transaction: Transaction,
  note: DebitNoteInput,
  issued: Voucher | undefined,
): Promise<DebitNoteInput> {
  const challans = note.against ? await challansOf(transaction, note.against.id, 'Return of Goods') : [];
  const asIssued = partsAsIssued(issued);
  const left = await PartsLeft.ofChallans(transaction, challans, issued);
  const lines = note.lines.map((line): NoteLine => {
    const { challans: _, ...own } = line;
    const isBack = note.reason === 'Purchase return' && line.item?.kind === 'Goods';
    const taken = isBack ? (asIssued.get(keyOfPart(line)) ?? left.takeAt(line, line.at)) : [];
    return taken.length > 0 ? { ...own, challans: taken } : own;
  });
  return { ...note, lines };
}

/** Returns goods that came back with the party of their challan, and the orders that they are of. */
export async function withChallan(transaction: Transaction, input: GoodsBackInput): Promise<GoodsBackInput> {
  const { challan } = input;
  if (!challan) return input;
  const source = await transaction.get('vouchers', challan.id);
  if (source?.state !== 'Issued' || source.kind !== 'Delivery Challan' || !source.party)
    return refuseField('challan', 'It is no issued challan any more. Choose another one.');
  const lines = input.lines.map((line) => {
    const of = source.lines.find(({ key }) => key === line.from.line);
    const { order: _, ...own } = line;
    return of?.from?.kind === 'Sales Order' ? { ...own, order: of.from } : own;
  });
  return { ...input, party: { id: source.party.id, name: source.party.name }, lines };
}

/** Returns a draft without what is known only once it is issued. */
export function withoutParts<Input extends Readonly<{ lines: readonly Sourced[] }>>(input: Input): Input {
  return { ...input, lines: input.lines.map(plainLine) };
}

function plainLine<Of extends Sourced>(line: Of): Of {
  const { order: _, challans: __, ...own } = line;
  return own as Of;
}

/** The order or challan that each line came from. */
async function sourcesIn(
  transaction: Transaction,
  { kind, party, lines }: InvoiceInput | PurchaseInput | PricedOrderInput,
): Promise<ReadonlyMap<string, Voucher<PricedOrderInput>>> {
  const sources = new Map<string, Voucher<PricedOrderInput>>();
  for (const [at, { from }] of lines.entries()) {
    if (!from || sources.has(from.id)) continue;
    const source = await transaction.get('vouchers', from.id);
    if (source?.state !== 'Issued' || !isPricedOrder(source))
      return refuseField(
        `lines.${at}.item`,
        `${from.number} is not issued any more. Choose the item again, to sell it without.`,
      );
    if (!becomes(source).some((own) => own === kind))
      refuseAt(
        `lines.${at}.item`,
        `${titleOf(source)} does not become a ${kind}. Choose the item again, to do it without.`,
      );
    if (source.party?.id !== party?.id)
      refuseAt(
        'party',
        `${source.number} is of ${source.party?.name ?? 'nobody'}. Choose that party, or remove its lines.`,
      );
    sources.set(from.id, source);
  }
  return sources;
}

function sourceAt(
  sources: ReadonlyMap<string, Voucher<PricedOrderInput>>,
  from: LineSource,
  { item }: Line,
  at: number,
): PricedOrderInput['lines'][number] {
  const source = sources.get(from.id)?.lines.find(({ key }) => key === from.line);
  if (!source || source.item?.id !== item?.id)
    return refuseField(
      `lines.${at}.item`,
      `${from.number} has no such line any more. Choose the item again, to sell it without.`,
    );
  return source;
}
