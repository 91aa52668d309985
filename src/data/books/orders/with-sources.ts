import type { WriteTransaction } from '#data/store/write-transaction.ts';
import { asQuantity, type Quantity } from '#domain/quantity.ts';
import { countOfLine } from '#domain/books/documents/line-count.ts';
import type { DebitNoteInput, InvoiceInput, NoteLine, PurchaseInput } from '#domain/books/documents/document.ts';
import {
  type ChallanPart,
  countOfParts,
  type LineSource,
  rowOfLine,
  type Sourced,
} from '#domain/books/orders/line-source.ts';
import {
  type ChallanInput,
  type GoodsBackInput,
  isPricedOrder,
  type PricedOrderInput,
} from '#domain/books/orders/order.ts';
import { becomes } from '#domain/books/orders/conversion.ts';
import { titleOf, type Voucher } from '#domain/books/vouchers/voucher.ts';
import { refuseAt, refuseField } from '#data/books/field-refusals.ts';
import type { OrderLineRow } from '#data/books/projections/order-lines.ts';
import type { Rows } from '#data/books/tables.ts';

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
  const kept = keptParts(issued);
  const lines = input.lines.map((line, at) => {
    const { from } = line;
    if (!from) return plainLine(line);
    const source = sourceAt(sources, from, line, at);
    const order = from.kind === 'Delivery Challan' && source.from?.kind === 'Sales Order' ? source.from : undefined;
    const same = kept.get(keyOfPart(line));
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
  const kept = keptParts(issued);
  const left = await PartsLeft.ofChallans(transaction, challans, issued);
  const lines = note.lines.map((line): NoteLine => {
    const { challans: _, ...own } = line;
    const isBack = note.reason === 'Purchase return' && line.item?.kind === 'Goods';
    const taken = isBack ? (kept.get(keyOfPart(line)) ?? left.takeAt(line, line.at)) : [];
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

/** What the lines of challans have left to be billed, while a document takes of it. */
class PartsLeft {
  readonly #challans: readonly Voucher<ChallanInput>[];
  readonly #left: Map<string, number>;

  private constructor(challans: readonly Voucher<ChallanInput>[], left: Map<string, number>) {
    this.#challans = challans;
    this.#left = left;
  }

  /** Those of the challans and orders that an invoice is made of. */
  static async of(
    transaction: Transaction,
    input: InvoiceInput,
    sources: ReadonlyMap<string, Voucher<PricedOrderInput>>,
    issued: Voucher | undefined,
  ): Promise<PartsLeft> {
    const challans = new Map<string, Voucher<ChallanInput>>();
    for (const source of sources.values()) {
      if (source.kind === 'Delivery Challan') challans.set(source.id, source);
      if (source.kind !== 'Sales Order') continue;
      for (const challan of await challansOf(transaction, source.id, 'Supply')) challans.set(challan.id, challan);
    }
    return PartsLeft.ofChallans(transaction, [...challans.values()], issued, input);
  }

  static async ofChallans(
    transaction: Transaction,
    challans: readonly Voucher<ChallanInput>[],
    issued: Voucher | undefined,
    input?: InvoiceInput,
  ): Promise<PartsLeft> {
    const ids = challans.flatMap(({ id, lines }) => lines.map(({ key = 0 }) => rowOfLine({ id, line: key })));
    const rows = ids.length === 0 ? [] : await transaction.projection<OrderLineRow>('orderLines').bulkGet(ids);
    const left = new Map(rows.flatMap((row) => (row ? [[row.id, row.ordered - row.back - row.billed] as const] : [])));
    const add = (parts: readonly ChallanPart[], sign: 1 | -1) => {
      for (const part of parts) {
        const row = rowOfLine(part);
        left.set(row, (left.get(row) ?? 0) + sign * countOfParts([part]));
      }
    };
    for (const parts of partsIn(issued)) add(parts, 1);
    // What stays as it was is not there for the other lines.
    const kept = keptParts(issued);
    for (const line of input?.lines ?? []) add(kept.get(keyOfPart(line)) ?? [], -1);
    const byAge = challans.toSorted((one, other) => (one.date + one.id < other.date + other.id ? -1 : 1));
    return new PartsLeft(byAge, left);
  }

  /** Takes what a line of an invoice finds delivered: of its challan, or of those of its order. */
  take(line: Line, from: LineSource): readonly ChallanPart[] {
    const isOf = ({ id }: Voucher<ChallanInput>, own: PricedOrderInput['lines'][number]) =>
      from.kind === 'Delivery Challan'
        ? id === from.id && own.key === from.line
        : own.from?.id === from.id && own.from.line === from.line;
    return this.#take(line, isOf);
  }

  /** Takes what a line of a debit note finds sent back, by its place in the purchase. */
  takeAt(line: Line, at: number): readonly ChallanPart[] {
    return this.#take(line, (_, own) => own.at === at);
  }

  #take(
    line: Line,
    isOf: (challan: Voucher<ChallanInput>, own: PricedOrderInput['lines'][number]) => boolean,
  ): readonly ChallanPart[] {
    const parts: ChallanPart[] = [];
    let wanted = countOfLine(line);
    for (const challan of this.#challans) {
      for (const own of challan.lines) {
        if (wanted <= 0 || own.key === undefined || !isOf(challan, own)) continue;
        const row = rowOfLine({ id: challan.id, line: own.key });
        const count = Math.min(wanted, this.#left.get(row) ?? 0);
        if (count <= 0) continue;
        this.#left.set(row, (this.#left.get(row) ?? 0) - count);
        wanted -= count;
        const { id, number, date } = challan;
        parts.push({ id, number, date, line: own.key, quantity: unitsOfCount(count) });
      }
    }
    return parts;
  }
}

function unitsOfCount(count: number): Quantity {
  return asQuantity(count / 1000);
}

async function challansOf(
  transaction: Transaction,
  source: string,
  purpose: ChallanInput['purpose'],
): Promise<readonly Voucher<ChallanInput>[]> {
  const made = await transaction.whereEvery('vouchers', 'keys.sources', source);
  return made.flatMap((row): readonly Voucher<ChallanInput>[] =>
    row.kind === 'Delivery Challan' && row.state === 'Issued' && row.purpose === purpose ? [row] : [],
  );
}

/** The parts of the lines of an issued invoice or debit note, by what they came from and how much they are. */
function keptParts(issued: Voucher | undefined): ReadonlyMap<string, readonly ChallanPart[]> {
  if (issued?.kind !== 'Invoice' && issued?.kind !== 'Debit Note') return new Map();
  const lines: readonly Line[] = issued.lines;
  return new Map(lines.map((line) => [keyOfPart(line), line.challans ?? []]));
}

function partsIn(issued: Voucher | undefined): readonly (readonly ChallanPart[])[] {
  if (issued?.kind !== 'Invoice' && issued?.kind !== 'Debit Note') return [];
  const lines: readonly Line[] = issued.lines;
  return lines.map(({ challans = [] }) => challans);
}

function keyOfPart(line: Line & Readonly<{ at?: number }>): string {
  const { from, item, at } = line;
  return [from?.id ?? '', from?.line ?? '', at ?? '', item?.id ?? '', countOfLine(line)].join('/');
}
