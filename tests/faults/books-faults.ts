import { BOOKS_GROUND, BOOKS_VERBS } from './books-verbs.ts';
import { tryFaults } from './try-faults.ts';

const FILES = 4;

/** Defines the tests of every fourth verb of books, so that four files share the time that all verbs take. */
export function tryBooksFaults(file: 1 | 2 | 3 | 4): void {
  tryFaults(
    Object.keys(BOOKS_VERBS).filter((_, at) => at % FILES === file - 1),
    BOOKS_GROUND,
  );
}
