import type { ChangeHooks } from '#data/store/change-hooks.ts';
import { PROJECTIONS } from './projections/projections.ts';
import { LOCK_GUARD } from './audit/lock-guard.ts';
import { EDIT_LOG } from './audit/edit-log.ts';
import type { Rows } from './tables.ts';
import { UPGRADES } from './upgrades.ts';

/** What belongs to every change of books, as one file of the build. */
export const CHANGE_HOOKS: ChangeHooks<Rows> = {
  guard: LOCK_GUARD,
  journal: EDIT_LOG,
  following: PROJECTIONS,
  upgrades: UPGRADES,
};
