import type { Watching } from '#data/store/watching.ts';
import { FOLLOWING } from './projections/following.ts';
import { GUARD } from './audit/guard.ts';
import { JOURNAL } from './audit/journal.ts';
import type { Rows } from './tables.ts';
import { UPGRADES } from './upgrades.ts';

/** What belongs to every change of books, as one file of the build. */
export const WATCHING: Watching<Rows> = { guard: GUARD, journal: JOURNAL, following: FOLLOWING, upgrades: UPGRADES };
