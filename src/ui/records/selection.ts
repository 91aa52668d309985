import { beginOpening, endOpening } from '#ui/opening.ts';
import { createSignal } from '#ui/signal.ts';

/**
 * Which row of a table the keyboard stands on, and which rows are selected, wherever their pages are. Rows ask each for
 * itself, so that a move or a choice redraws only those that it concerns.
 */
export class Selection<Row extends { readonly id: string }> {
  readonly #told = createSignal();
  #rows: readonly Row[] = [];
  #selected: ReadonlyMap<string, Row> = new Map();
  /** The row that Tab reaches; the first one while nobody has moved. */
  #stop: string | undefined;
  #isAsking = false;
  #source: unknown;
  /** Where a stretch of rows began, and what was selected then. */
  #anchor: { readonly id: string; readonly before: ReadonlySet<string> } | undefined;

  readonly subscribe = this.#told.subscribe;

  /** The selected records as they were last seen, in the order they were selected. The same map until that changes. */
  readonly selected = (): ReadonlyMap<string, Row> => this.#selected;

  /** Whether it is asked if all that is selected shall go. */
  readonly isAsking = (): boolean => this.#isAsking;

  isStop(id: string, isFirst: boolean): boolean {
    return this.#stop === undefined ? isFirst : this.#stop === id;
  }

  /** The place of the row that Tab reaches, among those shown. */
  stopAt(): number {
    return Math.max(0, this.#placeOf(this.#stop));
  }

  /** What was selected in one view of the list would be out of sight in another: a new one begins with nothing. */
  lookAt(source: unknown): void {
    if (source !== this.#source) this.clear();
    this.#source = source;
  }

  /**
   * The rows that the table shows now. Where the one the keyboard stood on is not among them any more, it stands on the
   * one after it, or before it, or, on another page, at the same height.
   */
  show(rows: readonly Row[]): void {
    const before = this.#rows;
    this.#rows = rows;
    if (this.#stop === undefined || rows.some((row) => row.id === this.#stop)) return;
    const at = before.findIndex((row) => row.id === this.#stop);
    const ids = new Set(rows.map((row) => row.id));
    const neighbours = [...before.slice(at + 1), ...before.slice(0, Math.max(at, 0)).toReversed()];
    this.#stop = neighbours.find((row) => ids.has(row.id))?.id ?? rows[Math.min(Math.max(at, 0), rows.length - 1)]?.id;
    this.#told.emit();
  }

  /** The keyboard stands on this row; a stretch, if one is drawn out later, begins here. */
  standOn(row: Row): void {
    if (this.#stop === row.id && this.#placeOf(this.#anchor?.id) !== -1) return;
    this.#stop = row.id;
    this.#anchor = { id: row.id, before: new Set(this.#selected.keys()) };
    this.#told.emit();
  }

  toggle(row: Row): void {
    const selected = new Map(this.#selected);
    if (!selected.delete(row.id)) selected.set(row.id, row);
    this.#selected = selected;
    this.#anchor = undefined;
    this.standOn(row);
  }

  /** Selects from where the keyboard last stood up to this row, in place of an earlier stretch from there. */
  extendTo(row: Row): void {
    const at = this.#placeOf(row.id);
    const anchor = this.#placeOf(this.#anchor?.id ?? this.#stop);
    const from = anchor === -1 ? at : anchor;
    // A stretch that began on another page, or at a row that is gone, is drawn out no further: it stays as it is.
    const before = (anchor !== -1 && this.#anchor?.before) || new Set(this.#selected.keys());
    this.#anchor = { id: this.#rows[from]?.id ?? row.id, before };
    const kept = [...this.#selected].filter(([id]) => before.has(id));
    const stretch = this.#rows.slice(Math.min(from, at), Math.max(from, at) + 1);
    this.#selected = new Map([...kept, ...stretch.map((one) => [one.id, one] as const)]);
    this.#stop = row.id;
    this.#told.emit();
  }

  /** Every row that the table shows, with what is selected already. */
  addShown(): void {
    this.#selected = new Map([...this.#selected, ...this.#rows.map((row) => [row.id, row] as const)]);
    // What is drawn out from here on takes the place of none of them.
    this.#anchor = undefined;
    this.#told.emit();
  }

  /** What was asked about is now so; who is not among the answers is gone. */
  refresh(ids: readonly string[], rows: readonly Row[]): void {
    const now = new Map(rows.map((row) => [row.id, row]));
    const isSame = ids.every((id) => this.#selected.get(id) === now.get(id));
    if (isSame) return;
    const asked = new Set(ids);
    const kept = [...this.#selected.values()].flatMap((row) => (asked.has(row.id) ? (now.get(row.id) ?? []) : row));
    this.#selected = new Map(kept.map((row) => [row.id, row]));
    if (kept.length === 0) this.#isAsking = false;
    this.#told.emit();
  }

  /** The question comes with the bar of what is selected, whose file may still be loading. */
  ask(isAsking: boolean): void {
    if (isAsking) beginOpening(this, () => this.ask(false));
    else endOpening(this);
    this.#isAsking = isAsking;
    this.#told.emit();
  }

  clear(): void {
    this.#anchor = undefined;
    this.#isAsking = false;
    endOpening(this);
    if (this.#selected.size === 0) return;
    this.#selected = new Map();
    this.#told.emit();
  }

  #placeOf(id: string | undefined): number {
    return this.#rows.findIndex((row) => row.id === id);
  }
}
