import type { ChangeHooks } from '#data/store/change-hooks.ts';
import { PROJECTIONS } from './projections/projections.ts';
import { LOCK_GUARD } from './audit/lock-guard.ts';
import { EDIT_LOG } from './audit/edit-log.ts';
import type { Rows } from './tables.ts';
import { UPGRADES } from './schema-upgrades.ts';

/** The hooks of every change of books (lock guard, edit log, projections) and the upgrades, as one file of the build. */
export const CHANGE_HOOKS: ChangeHooks<Rows> = {
  guard: LOCK_GUARD,
  changeLog: EDIT_LOG,
  projections: PROJECTIONS,
  upgrades: UPGRADES,
};
