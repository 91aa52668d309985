import type { WriteTransaction } from '#data/store/write-transaction.ts';
import { formatDay } from '#domain/format.ts';
import { type BatchPart, type Batched, isExpired, partOf } from '#domain/books/batch.ts';
import type { BatchCount } from '#domain/books/batches/take-batches.ts';
import type { ChallanPart, LineSource } from '#domain/books/line-source.ts';
import type { Business } from '#domain/books/masters/business.ts';
import type { Move } from '#domain/books/stock/stock-move.ts';
import type { SummedInput, Voucher } from '#domain/books/vouchers/voucher.ts';
import { isIsoDate } from '#domain/calendar.ts';
import { asPaise, fraction, type Paise } from '#domain/money.ts';
import { asQuantity, type Quantity, thousandths } from '#domain/quantity.ts';
import { refuseField } from '#data/books/field-refusals.ts';
import { isPartyId } from '#data/books/ids.ts';
import { movesOfVoucher } from '#data/books/projections/project-stock.ts';
import { movesOfInput } from '#data/books/stock/missing-goods.ts';
import type { Rows } from '#data/books/tables.ts';
import { batchCalled, batchBroughtIn } from './bring-in.ts';
import { BatchesThere } from './batches-there.ts';
import { broughtBack, broughtBy, countsOfParts, wentWithChallan } from './went-before.ts';

type Transaction = WriteTransaction<Rows>;
type Line = Batched &
  Readonly<{
    item: Readonly<{ id: string; name: string; batches?: true }> | null;
    quantity: Quantity | null;
    contains?: Quantity;
    mrp?: Paise;
    counted?: Quantity;
    from?: LineSource;
    challans?: readonly ChallanPart[];
  }>;

/**
 * Returns an issued voucher with the batches that go or come by its lines: decided now, and never again while a line stays as it is.
 * What brings goods in names its batch; what takes them takes the earliest expiry, or the one that is chosen; what brings them
 * back, those that went. What `coming` brings, which the same action issues, may be taken. Without goods that are kept by batch it
 * is as it was, and nothing is read.
 */
export async function withBatches<Input extends SummedInput>(
  transaction: Transaction,
  input: Input,
  business: Pick<Business, 'expiredGoods'>,
  issued: Voucher | undefined,
  coming?: SummedInput,
): Promise<Input> {
  const lines = linesOf(input);
  if (!lines.some(isOfBatches)) return input;
  const bare = { ...input, lines: lines.map(withoutTaken) } as Input;
  const deciding = new Deciding(transaction, bare, business, issued, movesOfInput(coming));
  return { ...bare, lines: await deciding.lines() };
}

/** Returns a draft without the batches that an issued one took. */
export function withoutTakenBatches<Input extends SummedInput>(input: Input): Input {
  const lines = linesOf(input);
  return lines.some(({ batches }) => batches) ? { ...input, lines: lines.map(withoutTaken) } : input;
}

/** A voucher whose batches are decided, line by line. */
class Deciding {
  readonly #transaction: Transaction;
  readonly #input: SummedInput;
  readonly #issued: Voucher | undefined;
  readonly #there: BatchesThere;
  readonly #isSale: boolean;
  readonly #keepsExpired: boolean;
  readonly #back = new Map<string, BatchCount[]>();

  constructor(
    transaction: Transaction,
    input: SummedInput,
    { expiredGoods }: Pick<Business, 'expiredGoods'>,
    issued: Voucher | undefined,
    coming: readonly Move[],
  ) {
    this.#transaction = transaction;
    this.#input = input;
    this.#issued = issued;
    this.#there = new BatchesThere(transaction, movesOfVoucher(issued), coming);
    this.#isSale = sells(input);
    this.#keepsExpired = expiredGoods !== 'Warn' && this.#isSale;
  }

  async lines(): Promise<readonly Line[]> {
    const [lines, moves] = [linesOf(this.#input), movesOfInput(this.#input)];
    const movesOfLine = (at: number) => moves.filter(({ line }) => line === at);
    const issued = this.#batchesAsIssued();
    const asBefore = lines.map((line, at) => issued.get(signatureOf(line, movesOfLine(at)))?.shift());
    for (const [at, own] of asBefore.entries()) if (own) this.#noteUnchanged(movesOfLine(at), own);
    const decided: Line[] = [];
    for (const [at, line] of lines.entries()) {
      if (!line.item?.batches) decided.push(line);
      else {
        const batches = asBefore[at] ?? (await this.#partsOf(line, at, movesOfLine(at)));
        decided.push({ ...line, batches, ...(this.#isSale && mrpOfBatches(line, batches)) });
      }
    }
    return decided;
  }

  /** The batches of the lines that the issued one has, by what they say. */
  #batchesAsIssued(): Map<string, (readonly BatchPart[])[]> {
    const batches = new Map<string, (readonly BatchPart[])[]>();
    if (!this.#issued) return batches;
    const moves = movesOfVoucher(this.#issued);
    for (const [at, line] of linesOf(this.#issued).entries()) {
      if (!line.batches) continue;
      const own = moves.filter((move) => move.line === at);
      const key = signatureOf(line, own);
      batches.set(key, [...(batches.get(key) ?? []), line.batches]);
    }
    return batches;
  }

  #noteUnchanged(moves: readonly Move[], parts: readonly BatchPart[]): void {
    for (const move of moves) {
      if (move.does === 'in' || move.does === 'return') continue;
      const own = moves.length === 1 ? parts : parts.filter(({ withParty = false }) => withParty === isFromParty(move));
      const taken = countsOfParts(own);
      const without = move.quantity - taken.reduce((sum, { count }) => sum + count, 0);
      this.#there.note({ item: move.item, place: move.godown }, taken, without);
    }
  }

  async #partsOf(line: Line, at: number, moves: readonly Move[]): Promise<readonly BatchPart[]> {
    const parts: BatchPart[] = [];
    for (const move of moves) {
      for (const { id, count } of await this.#countsOf(line, at, move)) {
        const part = partOf(await this.#transaction.find('batches', id), count);
        parts.push(isFromParty(move) && line.challans ? { ...part, withParty: true } : part);
      }
    }
    if (moves.length > 0 || line.counted === undefined) return parts;
    // What is as it was counted does not move; which batch it is of is kept all the same.
    const counted = await this.#chosen(line, at, undefined);
    return counted === undefined ? [] : [partOf(await this.#transaction.find('batches', counted), 0)];
  }

  async #countsOf(line: Line, at: number, move: Move): Promise<readonly BatchCount[]> {
    const { does, quantity, of, date, item, godown: place } = move;
    if (does === 'in') return this.#batchBroughtIn(line, at, move);
    if (of !== undefined && does === 'return') {
      const before = this.#back.get(of) ?? [];
      const back = await this.#transaction.read((db) => broughtBack(db, of, quantity, before, this.#issued?.id));
      this.#back.set(of, [...before, ...back]);
      return back;
    }
    const shelf = { item, place, date: isIsoDate(date) ? date : ('0-0-0' as const) };
    if (isPartyId(place)) return this.#takeFromParty(line, shelf, quantity);
    const chosen = await this.#chosen(line, at, of);
    // What has no batch is counted by itself: what is missing of it is taken of none.
    if (chosen !== undefined || line.counted !== undefined) {
      const counts = chosen === undefined ? [] : [{ id: chosen, count: quantity }];
      this.#there.note(shelf, counts, chosen === undefined ? quantity : 0);
      return counts;
    }
    return (await this.#there.take(shelf, quantity, this.#keepsExpired)).taken;
  }

  async #batchBroughtIn(line: Line, at: number, { quantity }: Move): Promise<readonly BatchCount[]> {
    if (!line.batch || !line.item || line.batch.number.trim() === '') return [];
    const had = this.#issued ? linesOf(this.#issued) : [];
    const id = await batchBroughtIn(this.#transaction, line.item, line.batch, at, had);
    return [{ id, count: quantity }];
  }

  /** Goods of challans are those that went with them; any others that a party has, the ones that go first. */
  async #takeFromParty(
    line: Line,
    shelf: Parameters<BatchesThere['take']>[0],
    wanted: number,
  ): Promise<readonly BatchCount[]> {
    const isBack = this.#input.kind === 'Goods Back';
    const sources =
      isBack && line.from ? [{ ...line.from, quantity: asQuantity(wanted / 1000) }] : (line.challans ?? []);
    if (sources.length === 0) return (await this.#there.take(shelf, wanted, false)).taken;
    const counts: BatchCount[] = [];
    for (const source of sources) {
      const went = await wentWithChallan(this.#transaction, source);
      const order = isBack ? went.toReversed() : went;
      counts.push(...(await this.#there.takeOf(shelf, order, thousandths(source.quantity))).taken);
    }
    return counts;
  }

  /** The batch that a line chooses, or that the purchase brought which it goes back of. */
  async #chosen(line: Line, at: number, of: string | undefined): Promise<string | undefined> {
    const { batch, item } = line;
    if (of !== undefined && this.#input.kind === 'Debit Note') {
      const [brought] = await this.#transaction.read((db) => broughtBy(db, of));
      return brought?.id;
    }
    if (!item || !batch || batch.number.trim() === '') return undefined;
    const found = await batchCalled(this.#transaction, item.id, batch.number);
    if (!found)
      return refuseField(`lines.${at}.batch`, `${item.name} has no batch ${batch.number.trim()}. Choose another one.`);
    if (this.#keepsExpired && isExpired(found.expiry, this.#input.date))
      return refuseField(
        `lines.${at}.batch`,
        `Batch ${found.number} expired on ${formatDay(found.expiry)}. Choose another one, or write it off.`,
      );
    return found.id;
  }
}

/** Whether it sells goods now: what a party has of a challan was sold, as far as goods go, on the challan's day. */
function sells(input: SummedInput): boolean {
  if (input.kind === 'Delivery Challan') return input.purpose === 'Supply' || input.purpose === 'On Approval';
  return input.kind === 'Invoice';
}

/** The lowest MRP of its batches goes before the item's: of one of what the line counts. */
function mrpOfBatches({ contains }: Line, parts: readonly BatchPart[]): Pick<Line, 'mrp'> {
  const printed = parts.flatMap(({ mrp }) => mrp ?? []);
  if (printed.length === 0) return {};
  const lowest = asPaise(Math.min(...printed));
  return { mrp: contains === undefined ? lowest : fraction(lowest, thousandths(contains), 1000) };
}

function linesOf(input: SummedInput | Voucher): readonly Line[] {
  const lines = 'lines' in input ? (input.lines as readonly object[]) : [];
  return lines.every((line) => 'item' in line) ? (lines as readonly Line[]) : [];
}

function isOfBatches({ item, batches, batch }: Line): boolean {
  return item?.batches === true || batches !== undefined || batch !== undefined;
}

function withoutTaken({ batches: _, ...line }: Line): Line {
  if (line.item?.batches && line.batch?.number.trim() !== '') return line;
  const { batch: __, ...rest } = line;
  return rest;
}

function isFromParty({ godown }: Move): boolean {
  return isPartyId(godown);
}

/** The goods of a line as they were entered, without the batches that saving chose. */
function signatureOf({ item, batch }: Line, moves: readonly Move[]): string {
  const own = moves.map(({ date, godown, to = '', quantity, does, of = '' }) => [date, godown, to, quantity, does, of]);
  return JSON.stringify([item?.id, batch ?? null, own]);
}
