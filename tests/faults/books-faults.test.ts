import { BOOKS_GROUND, BOOKS_VERBS } from './books-verbs.ts';
import { tryFaults } from './try-faults.ts';

tryFaults(Object.keys(BOOKS_VERBS), BOOKS_GROUND);
