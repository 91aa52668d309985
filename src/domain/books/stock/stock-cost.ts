import { asPaise, fraction, negative, type Paise, sumOf, ZERO } from '#domain/money.ts';
import type { Business } from '#domain/books/masters/business.ts';
import { type Move, sourceOf } from './stock-move.ts';

/** How goods are valued: what came first goes first (FIFO), or each piece at the average of what is there. */
export type ValuationMethod = Business['stockValuation'];

/** Goods that came together, in thousandths, and what is left of their cost. Of an average there is one lot, from nowhere. */
type Lot = Readonly<{ of: string; quantity: number; value: Paise }>;

/** Goods that went before they came; what they cost is known when they arrive. `to` is the godown that a transfer took them to. */
type NegativeStock = Readonly<{ of: string; quantity: number; to?: string }>;

/** The goods in a godown, or those that it lacks. It never has both. */
type GodownStock = Readonly<{ lots: readonly Lot[]; short: readonly NegativeStock[] }>;

/** The goods of one item, by godown. */
export type StockByGodown = Readonly<Record<string, GodownStock>>;

/** How much of a line went out at a known cost, in thousandths, and that cost; what came back is taken off. */
export type IssuedCost = Readonly<{ quantity: number; value: Paise }>;

/** The change that a move made to the value of the goods in a godown. */
type Change = Readonly<{ godown: string; value: Paise }>;

/** The result of some moves: the goods after them, the changes that each made, and the cost that was issued, by line. */
export type ValuedMoves = Readonly<{
  stock: StockByGodown;
  changes: readonly (readonly Change[])[];
  issued: ReadonlyMap<string, IssuedCost>;
}>;

/** Values the moves of one item, which are in order. `issuedBefore` gives what of a line went out before them. */
export function valueMoves(
  method: ValuationMethod,
  stock: StockByGodown,
  moves: readonly Move[],
  issuedBefore: (of: string) => IssuedCost = () => NOTHING_ISSUED,
): ValuedMoves {
  const valuation = new ItemValuation(method, stock, issuedBefore);
  const changes = moves.map((move) => valuation.move(move));
  return { stock: valuation.stock(), changes, issued: valuation.issued };
}

/** Returns how much there is of an item, in thousandths, in all godowns or in one; below 0 if some is missing. */
export function quantityOfStock(stock: StockByGodown, godown?: string): number {
  const all = stocksIn(stock, godown);
  const [lots, short] = [all.flatMap((own) => own.lots), all.flatMap((own) => own.short)];
  return countOf(lots) - countOf(short);
}

/** Returns the value of the goods of an item, in all godowns or in one. */
export function valueOfStock(stock: StockByGodown, godown?: string): Paise {
  const all = stocksIn(stock, godown);
  return sumOf(all.flatMap(({ lots }) => lots.map(({ value }) => value)));
}

/** The goods in a godown while moves are applied to them. */
type GodownInWork = { lots: Lot[]; short: NegativeStock[] };

/** The goods of one item while they are valued. */
class ItemValuation {
  readonly issued = new Map<string, IssuedCost>();
  readonly #method: ValuationMethod;
  readonly #godowns = new Map<string, GodownInWork>();
  readonly #issuedBefore: (of: string) => IssuedCost;
  #changes: Change[] = [];

  constructor(method: ValuationMethod, stock: StockByGodown, issuedBefore: (of: string) => IssuedCost) {
    this.#method = method;
    this.#issuedBefore = issuedBefore;
    for (const [godown, { lots, short }] of Object.entries(stock))
      this.#godowns.set(godown, { lots: [...lots], short: [...short] });
  }

  stock(): StockByGodown {
    const full = [...this.#godowns].filter(([, { lots, short }]) => lots.length > 0 || short.length > 0);
    return Object.fromEntries(full);
  }

  move(move: Move): readonly Change[] {
    this.#changes = [];
    if (move.does === 'in')
      this.#arrive(move.godown, { of: sourceOf(move), quantity: move.quantity, value: move.cost });
    else if (move.does === 'return') this.#comeBack(move);
    else if (move.does === 'transfer') this.#transfer(move);
    else this.#leave(move);
    return this.#changes;
  }

  /** Gives goods that come to those that went before they came, first; the rest is added to the lots. */
  #arrive(godown: string, lot: Lot): void {
    const open = this.#at(godown);
    this.#change(godown, lot.value);
    let left = lot;
    for (let [first] = open.short; first && left.quantity > 0; [first] = open.short) {
      const quantity = Math.min(first.quantity, left.quantity);
      const [part, rest] = divided(left, quantity);
      left = rest;
      if (quantity === first.quantity) open.short.shift();
      else open.short[0] = { ...first, quantity: first.quantity - quantity };
      this.#change(godown, negative(part.value));
      if (first.to === undefined) this.#addIssued(first.of, quantity, part.value);
      else this.#moveCost(first.of, first.to, part);
    }
    if (left.quantity > 0) this.#add(open, left);
  }

  #add(open: GodownInWork, lot: Lot): void {
    const [same] = open.lots;
    if (this.#method === 'FIFO' || !same) open.lots.push(this.#method === 'FIFO' ? lot : { ...lot, of: '' });
    else open.lots = [{ of: '', quantity: same.quantity + lot.quantity, value: sumOf([same.value, lot.value]) }];
  }

  /** Adds the cost of goods that were transferred before they came to their lot in `to`, as far as they are still there. */
  #moveCost(of: string, to: string, { quantity, value }: Lot): void {
    const open = this.#at(to);
    const at = open.lots.findIndex((lot) => lot.of === (this.#method === 'FIFO' ? of : ''));
    const lot = open.lots[at];
    if (!lot) return;
    const part = fraction(value, Math.min(quantity, lot.quantity), quantity);
    open.lots[at] = { ...lot, value: sumOf([lot.value, part]) };
    this.#change(to, part);
  }

  #leave(move: Move): void {
    const taken = this.#take(move);
    const value = sumOf(taken.map((lot) => lot.value));
    const quantity = countOf(taken);
    this.#change(move.godown, negative(value));
    if (move.does === 'out') this.#addIssued(sourceOf(move), quantity, value);
    if (quantity < move.quantity) this.#miss(move, move.quantity - quantity);
  }

  #miss(move: Move, quantity: number): void {
    const to = move.does === 'transfer' && move.to !== undefined ? { to: move.to } : {};
    this.#at(move.godown).short.push({ of: sourceOf(move), quantity, ...to });
  }

  #transfer(move: Move): void {
    const { godown, to = godown } = move;
    const taken = this.#take(move);
    for (const lot of taken) {
      this.#change(godown, negative(lot.value));
      this.#arrive(to, lot);
    }
    const missing = move.quantity - countOf(taken);
    if (missing === 0) return;
    this.#miss(move, missing);
    this.#arrive(to, { of: sourceOf(move), quantity: missing, value: ZERO });
  }

  /** Cancels what went before it came; the rest comes in at the cost at which it went out. */
  #comeBack(move: Move): void {
    const { godown, of = '' } = move;
    const open = this.#at(godown);
    let quantity = move.quantity;
    open.short = open.short.flatMap((short) => {
      if (short.of !== of || quantity === 0) return [short];
      const back = Math.min(short.quantity, quantity);
      quantity -= back;
      return back === short.quantity ? [] : [{ ...short, quantity: short.quantity - back }];
    });
    if (quantity === 0) return;
    const issued = this.#issuedOf(of);
    const known = Math.min(quantity, issued.quantity);
    const value = known === 0 ? ZERO : fraction(issued.value, known, issued.quantity);
    this.#addIssued(of, -known, negative(value));
    this.#arrive(godown, { of: sourceOf(move), quantity, value });
  }

  /**
   * Removes the quantity of a move, as far as there is so much, and returns the lots removed. What goes back to the supplier is its
   * own lot, at its own cost, as is what a challan takes to him; of an average it takes its share, and what he pays more or less
   * is the gain or loss of the return.
   */
  #take({ godown, quantity, of }: Move): readonly Lot[] {
    const open = this.#at(godown);
    const taken: Lot[] = [];
    for (let left: number = quantity; left > 0; ) {
      // Goods of one line may lie in several lots: a part of them was moved away and back.
      const own = of === undefined ? 0 : open.lots.findIndex((lot) => lot.of === of);
      const at = Math.max(own, 0);
      const lot = open.lots[at];
      if (!lot) break;
      const [part, rest] = divided(lot, Math.min(left, lot.quantity));
      if (rest.quantity === 0) open.lots.splice(at, 1);
      else open.lots[at] = rest;
      taken.push(part);
      left -= part.quantity;
    }
    return taken;
  }

  #at(godown: string): GodownInWork {
    const known = this.#godowns.get(godown);
    if (known) return known;
    const open = { lots: [], short: [] };
    this.#godowns.set(godown, open);
    return open;
  }

  #issuedOf(of: string): IssuedCost {
    return plus(this.#issuedBefore(of), this.issued.get(of) ?? NOTHING_ISSUED);
  }

  #addIssued(of: string, quantity: number, value: Paise): void {
    if (quantity !== 0) this.issued.set(of, plus(this.issued.get(of) ?? NOTHING_ISSUED, { quantity, value }));
  }

  #change(godown: string, value: Paise): void {
    if (value !== 0) this.#changes.push({ godown, value });
  }
}

function stocksIn(stock: StockByGodown, godown: string | undefined): readonly GodownStock[] {
  return godown === undefined ? Object.values(stock) : [stock[godown] ?? EMPTY_GODOWN];
}

function countOf(goods: readonly Readonly<{ quantity: number }>[]): number {
  return goods.reduce((sum, { quantity }) => sum + quantity, 0);
}

/** The sum of two issued costs. */
function plus(one: IssuedCost, other: IssuedCost): IssuedCost {
  return { quantity: one.quantity + other.quantity, value: sumOf([one.value, other.value]) };
}

/** Splits a lot into `quantity` of it and the rest; both together cost what it did. */
function divided(lot: Lot, quantity: number): readonly [part: Lot, rest: Lot] {
  const value = quantity === lot.quantity ? lot.value : fraction(lot.value, quantity, lot.quantity);
  return [
    { ...lot, quantity, value },
    { ...lot, quantity: lot.quantity - quantity, value: asPaise(lot.value - value) },
  ];
}

export const NOTHING_ISSUED: IssuedCost = { quantity: 0, value: ZERO };
const EMPTY_GODOWN: GodownStock = { lots: [], short: [] };
