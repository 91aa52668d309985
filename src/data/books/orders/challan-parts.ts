import type { WriteTransaction } from '#data/store/write-transaction.ts';
import { asQuantity, type Quantity } from '#domain/quantity.ts';
import { countOfLine } from '#domain/books/documents/line-count.ts';
import type { InvoiceInput } from '#domain/books/documents/document.ts';
import { type ChallanPart, countOfParts, type LineSource, rowOfLine, type Sourced } from '#domain/books/line-source.ts';
import type { ChallanInput, PricedOrderInput } from '#domain/books/orders/order.ts';
import type { Voucher } from '#domain/books/vouchers/voucher.ts';
import type { OrderLineRow } from '#data/books/projections/order-lines.ts';
import type { Rows } from '#data/books/tables.ts';

type Transaction = WriteTransaction<Rows>;
type Line = Sourced & Parameters<typeof countOfLine>[0];

/** The quantities of challans that are still to be billed, counted down while the lines of a document take of them. */
export class PartsLeft {
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
    const asIssued = partsAsIssued(issued);
    for (const line of input?.lines ?? []) add(asIssued.get(keyOfPart(line)) ?? [], -1);
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

/** Returns the issued challans of a purpose that were made of an order, or of a purchase. */
export async function challansOf(
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
export function partsAsIssued(issued: Voucher | undefined): ReadonlyMap<string, readonly ChallanPart[]> {
  if (issued?.kind !== 'Invoice' && issued?.kind !== 'Debit Note') return new Map();
  const lines: readonly Line[] = issued.lines;
  return new Map(lines.map((line) => [keyOfPart(line), line.challans ?? []]));
}

function partsIn(issued: Voucher | undefined): readonly (readonly ChallanPart[])[] {
  if (issued?.kind !== 'Invoice' && issued?.kind !== 'Debit Note') return [];
  const lines: readonly Line[] = issued.lines;
  return lines.map(({ challans = [] }) => challans);
}

/** The key of a line that is the same as long as it takes as much of the same. */
export function keyOfPart(line: Line & Readonly<{ at?: number }>): string {
  const { from, item, at } = line;
  return [from?.id ?? '', from?.line ?? '', at ?? '', item?.id ?? '', countOfLine(line)].join('/');
}
