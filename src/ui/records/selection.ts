import { unlessRefused } from '#ui/feedback/outcome-toasts.ts';
import type { BulkActions } from './bulk-actions.ts';
import { beginOpening, endOpening } from '#ui/overlays/opening.ts';
import { createSignal } from '#ui/signal.ts';

/**
 * The active row of a table (the one that Tab reaches), and the selected rows of all pages. Each row subscribes for
 * itself, so that a move or a selection renders only the rows that it concerns.
 */
export class Selection<Row extends { readonly id: string }> {
  readonly #changed = createSignal();
  #rows: readonly Row[] = [];
  #selected: ReadonlyMap<string, Row> = new Map();
  /** The row that Tab reaches; the first one until the user moves. */
  #activeId: string | undefined;
  #isAsking = false;
  #source: unknown;
  #refuseRemoving: BulkActions<Row>['refuseRemoving'];
  /** Where a range began, and what was selected before it. */
  #anchor: { readonly id: string; readonly before: ReadonlySet<string> } | undefined;

  readonly subscribe = this.#changed.subscribe;

  /** The selected records as last read, in the order of their selection. The same map until that changes. */
  readonly selected = (): ReadonlyMap<string, Row> => this.#selected;

  /** Whether the confirmation to delete the selected rows is open. */
  readonly isAsking = (): boolean => this.#isAsking;

  isTabStop(id: string, isFirst: boolean): boolean {
    return this.#activeId === undefined ? isFirst : this.#activeId === id;
  }

  /** The index of the active row among the rows shown. */
  activeIndex(): number {
    return Math.max(0, this.#indexOf(this.#activeId));
  }

  /**
   * Rows that are selected in one view of the list may be invisible in another, so a new view starts without a
   * selection.
   */
  setSource(source: unknown, refuseRemoving: BulkActions<Row>['refuseRemoving']): void {
    if (source !== this.#source) this.clear();
    this.#source = source;
    this.#refuseRemoving = refuseRemoving;
  }

  /**
   * Sets the rows that the table shows now. If the active row is not among them, the next row becomes active, or the
   * previous one, or, on another page, the row at the same position.
   */
  show(rows: readonly Row[]): void {
    const before = this.#rows;
    this.#rows = rows;
    if (this.#activeId === undefined || rows.some((row) => row.id === this.#activeId)) return;
    const at = before.findIndex((row) => row.id === this.#activeId);
    const ids = new Set(rows.map((row) => row.id));
    const neighbours = [...before.slice(at + 1), ...before.slice(0, Math.max(at, 0)).toReversed()];
    this.#activeId =
      neighbours.find((row) => ids.has(row.id))?.id ?? rows[Math.min(Math.max(at, 0), rows.length - 1)]?.id;
    this.#changed.emit();
  }

  /** Makes this row the active one; a later range begins here. */
  setActiveRow(row: Row): void {
    if (this.#activeId === row.id && this.#indexOf(this.#anchor?.id) !== -1) return;
    this.#activeId = row.id;
    this.#anchor = { id: row.id, before: new Set(this.#selected.keys()) };
    this.#changed.emit();
  }

  toggle(row: Row): void {
    const selected = new Map(this.#selected);
    if (!selected.delete(row.id)) selected.set(row.id, row);
    this.#selected = selected;
    this.#anchor = undefined;
    this.setActiveRow(row);
  }

  /** Selects from the anchor up to this row, in place of an earlier range from the same anchor. */
  selectRangeTo(row: Row): void {
    const at = this.#indexOf(row.id);
    const anchor = this.#indexOf(this.#anchor?.id ?? this.#activeId);
    const from = anchor === -1 ? at : anchor;
    // A range that began on another page, or at a row that is gone, is not extended: it stays as it is.
    const before = (anchor !== -1 && this.#anchor?.before) || new Set(this.#selected.keys());
    this.#anchor = { id: this.#rows[from]?.id ?? row.id, before };
    const earlier = [...this.#selected].filter(([id]) => before.has(id));
    const range = this.#rows.slice(Math.min(from, at), Math.max(from, at) + 1);
    this.#selected = new Map([...earlier, ...range.map((one) => [one.id, one] as const)]);
    this.#activeId = row.id;
    this.#changed.emit();
  }

  /** Adds every row that the table shows to the selection. */
  addShown(): void {
    this.#selected = new Map([...this.#selected, ...this.#rows.map((row) => [row.id, row] as const)]);
    // A later range must not replace any of them.
    this.#anchor = undefined;
    this.#changed.emit();
  }

  /** Updates the selected records to their current state; an id without a record was deleted. */
  refresh(ids: readonly string[], rows: readonly Row[]): void {
    const now = new Map(rows.map((row) => [row.id, row]));
    const isSame = ids.every((id) => this.#selected.get(id) === now.get(id));
    if (isSame) return;
    const asked = new Set(ids);
    const remaining = [...this.#selected.values()].flatMap((row) =>
      asked.has(row.id) ? (now.get(row.id) ?? []) : row,
    );
    this.#selected = new Map(remaining.map((row) => [row.id, row]));
    if (remaining.length === 0) this.#isAsking = false;
    this.#changed.emit();
  }

  /** Asks whether to delete what is selected, unless it is refused whatever the answer. */
  askToDelete(): void {
    const check = this.#refuseRemoving?.([...this.#selected.keys()]);
    if (check) void unlessRefused(check, () => this.ask(true));
    else this.ask(true);
  }

  /** The question comes with the bar of what is selected, whose file may still be loading. */
  ask(isAsking: boolean): void {
    if (isAsking) beginOpening(this, () => this.ask(false));
    else endOpening(this);
    this.#isAsking = isAsking;
    this.#changed.emit();
  }

  clear(): void {
    this.#anchor = undefined;
    this.#isAsking = false;
    endOpening(this);
    if (this.#selected.size === 0) return;
    this.#selected = new Map();
    this.#changed.emit();
  }

  #indexOf(id: string | undefined): number {
    return this.#rows.findIndex((row) => row.id === id);
  }
}
