import { asPaise, fraction, negative, type Paise, sumOf, ZERO } from '#domain/money.ts';
import type { Business } from '#domain/books/masters/business.ts';
import { type Move, sourceOf } from './stock-move.ts';

/** How goods are valued: what came first goes first, or each piece at the average of what is there. */
export type Method = Business['stockValuation'];

/** Goods that came together, in thousandths, and what is left of their cost. Of an average there is one lot, from nowhere. */
type Lot = Readonly<{ of: string; quantity: number; value: Paise }>;

/** Goods that went before they came; what they cost is known when they arrive. `to` is the godown that a transfer took them to. */
type NegativeStock = Readonly<{ of: string; quantity: number; to?: string }>;

/** What is in a godown. It never has both. */
type Pile = Readonly<{ lots: readonly Lot[]; short: readonly NegativeStock[] }>;

/** The goods of one item, by godown. */
export type StockByGodown = Readonly<Record<string, Pile>>;

/** How much of a line went out at a known cost, in thousandths, and that cost; what came back is taken off. */
export type IssuedCost = Readonly<{ quantity: number; value: Paise }>;

/** What a move did to the value in a godown. */
type Change = Readonly<{ godown: string; value: Paise }>;

/** What was made of some moves: the goods after them, what each changed, and what went out by line. */
export type Valued = Readonly<{
  piles: StockByGodown;
  changes: readonly (readonly Change[])[];
  gone: ReadonlyMap<string, IssuedCost>;
}>;

/** Values the moves of one item, which are in order. `before` tells what of a line went out before them. */
export function valued(
  method: Method,
  piles: StockByGodown,
  moves: readonly Move[],
  before: (of: string) => IssuedCost = () => NOTHING_ISSUED,
): Valued {
  const stock = new Stock(method, piles, before);
  const changes = moves.map((move) => stock.move(move));
  return { piles: stock.piles(), changes, gone: stock.gone };
}

/** How much there is of an item, in thousandths, in all godowns or in one; below 0 if some is missing. */
export function quantityIn(piles: StockByGodown, godown?: string): number {
  const all = pilesIn(piles, godown);
  const [lots, short] = [all.flatMap((pile) => pile.lots), all.flatMap((pile) => pile.short)];
  return countOf(lots) - countOf(short);
}

/** What the goods of an item are worth, in all godowns or in one. */
export function worthOf(piles: StockByGodown, godown?: string): Paise {
  const all = pilesIn(piles, godown);
  return sumOf(all.flatMap(({ lots }) => lots.map(({ value }) => value)));
}

/** A godown while it is counted. */
type Open = { lots: Lot[]; short: NegativeStock[] };

/** The goods of one item while they are valued. */
class Stock {
  readonly gone = new Map<string, IssuedCost>();
  readonly #method: Method;
  readonly #godowns = new Map<string, Open>();
  readonly #before: (of: string) => IssuedCost;
  #changes: Change[] = [];

  constructor(method: Method, piles: StockByGodown, before: (of: string) => IssuedCost) {
    this.#method = method;
    this.#before = before;
    for (const [godown, { lots, short }] of Object.entries(piles))
      this.#godowns.set(godown, { lots: [...lots], short: [...short] });
  }

  piles(): StockByGodown {
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

  /** What is missing takes its part first; the rest is there. */
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
      if (first.to === undefined) this.#note(first.of, quantity, part.value);
      else this.#follow(first.of, first.to, part);
    }
    if (left.quantity > 0) this.#add(open, left);
  }

  #add(open: Open, lot: Lot): void {
    const [same] = open.lots;
    if (this.#method === 'FIFO' || !same) open.lots.push(this.#method === 'FIFO' ? lot : { ...lot, of: '' });
    else open.lots = [{ of: '', quantity: same.quantity + lot.quantity, value: sumOf([same.value, lot.value]) }];
  }

  /** The cost of goods that were moved before they came follows them, as far as they are still there. */
  #follow(of: string, to: string, { quantity, value }: Lot): void {
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
    if (move.does === 'out') this.#note(sourceOf(move), quantity, value);
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

  /** What went before it came cancels itself; the rest comes in at the cost at which it went out. */
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
    const went = this.#goneOf(of);
    const known = Math.min(quantity, went.quantity);
    const value = known === 0 ? ZERO : fraction(went.value, known, went.quantity);
    this.#note(of, -known, negative(value));
    this.#arrive(godown, { of: sourceOf(move), quantity, value });
  }

  /** What is taken, as far as there is so much. */
  #take({ godown, quantity, does, of, cost }: Move): readonly Lot[] {
    const open = this.#at(godown);
    if (does === 'send back' && this.#method === 'Moving average') return this.#takeAtCost(open, quantity, cost);
    const taken: Lot[] = [];
    for (let left: number = quantity; left > 0; ) {
      // Goods of one line may lie in several lots: a part of them was moved away and back.
      const own = does === 'send back' ? open.lots.findIndex((lot) => lot.of === of) : 0;
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

  /** Out of an average at a cost of its own, as far as there is such a value; the last piece takes all that is left of it. */
  #takeAtCost(open: Open, quantity: number, cost: Paise): readonly Lot[] {
    const [lot] = open.lots;
    if (!lot) return [];
    if (quantity >= lot.quantity) return open.lots.splice(0);
    const value = asPaise(Math.min(cost, lot.value));
    open.lots = [{ ...lot, quantity: lot.quantity - quantity, value: asPaise(lot.value - value) }];
    return [{ ...lot, quantity, value }];
  }

  #at(godown: string): Open {
    const known = this.#godowns.get(godown);
    if (known) return known;
    const open = { lots: [], short: [] };
    this.#godowns.set(godown, open);
    return open;
  }

  #goneOf(of: string): IssuedCost {
    return plus(this.#before(of), this.gone.get(of) ?? NOTHING_ISSUED);
  }

  #note(of: string, quantity: number, value: Paise): void {
    if (quantity !== 0) this.gone.set(of, plus(this.gone.get(of) ?? NOTHING_ISSUED, { quantity, value }));
  }

  #change(godown: string, value: Paise): void {
    if (value !== 0) this.#changes.push({ godown, value });
  }
}

function pilesIn(piles: StockByGodown, godown: string | undefined): readonly Pile[] {
  return godown === undefined ? Object.values(piles) : [piles[godown] ?? EMPTY];
}

function countOf(goods: readonly Readonly<{ quantity: number }>[]): number {
  return goods.reduce((sum, { quantity }) => sum + quantity, 0);
}

/** The sum of what went out. */
function plus(one: IssuedCost, other: IssuedCost): IssuedCost {
  return { quantity: one.quantity + other.quantity, value: sumOf([one.value, other.value]) };
}

/** So much of a lot, and the rest; both together cost what it did. */
function divided(lot: Lot, quantity: number): readonly [part: Lot, rest: Lot] {
  const value = quantity === lot.quantity ? lot.value : fraction(lot.value, quantity, lot.quantity);
  return [
    { ...lot, quantity, value },
    { ...lot, quantity: lot.quantity - quantity, value: asPaise(lot.value - value) },
  ];
}

export const NOTHING_ISSUED: IssuedCost = { quantity: 0, value: ZERO };
const EMPTY: Pile = { lots: [], short: [] };
