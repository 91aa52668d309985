import { useState, useSyncExternalStore } from 'react';
import type { BillLine } from '#domain/books/counter/bill.ts';
import type { DrawerDialogName } from './shifts/drawer-entries.ts';

/** A dialog over the counter. */
export type CounterDialog =
  | Readonly<{ name: 'customer' | 'held' | 'bill discount' | 'favourites' | 'clear bill' | 'upi code' }>
  | Readonly<{ name: 'returns'; invoice?: string }>
  | Readonly<{ name: 'drawer'; which: DrawerDialogName }>
  | Readonly<{ name: 'remove line'; line: BillLine }>
  | Readonly<{ name: 'edit item'; id: string }>;

/** The dialog that is open. Who shows it is drawn again when another one opens, and the page under it is not: that takes longer than the dialog. */
export class DialogAtHand {
  #now: CounterDialog | undefined;
  readonly #listeners = new Set<() => void>();

  readonly open = (dialog: CounterDialog | undefined): void => {
    this.#now = dialog;
    for (const listener of this.#listeners) listener();
  };

  readonly now = (): CounterDialog | undefined => this.#now;

  readonly onChange = (listener: () => void): (() => void) => {
    this.#listeners.add(listener);
    return () => this.#listeners.delete(listener);
  };
}

export function useDialogAtHand(): DialogAtHand {
  return useState(() => new DialogAtHand())[0];
}

export function useOpenDialog({ onChange, now }: DialogAtHand): CounterDialog | undefined {
  return useSyncExternalStore(onChange, now);
}
