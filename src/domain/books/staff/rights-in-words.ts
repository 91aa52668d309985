import {
  type ChangedRights,
  EVERY_RIGHT,
  GUARDED_ROLES,
  type GuardedRole,
  PERMISSION_WORDS,
  permissionOf,
  type Right,
  RIGHTS,
} from './right.ts';

/** Returns the name of a cell of the table of rights: "See cost and profit for Cashier". */
export function cellInWords(right: Right, role: GuardedRole): string {
  return `${RIGHTS[right].words} for ${role}`;
}

/** Lists the cells of a table of rights that were changed, each with what it was set to. */
export function rightLines(changed: ChangedRights): [string, string][] {
  return EVERY_CELL.flatMap(([right, role]): [string, string][] => {
    const permission = changed[`${right}/${role}`];
    return permission === undefined ? [] : [[cellInWords(right, role), PERMISSION_WORDS[permission]]];
  });
}

/** Returns how the cell of this name begins, in words; undefined if it is the name of none. */
export function rightAtFirst(cell: string): string | undefined {
  return AT_FIRST.get(cell);
}

const EVERY_CELL = EVERY_RIGHT.flatMap((right) => GUARDED_ROLES.map((role) => [right, role] as const));

const AT_FIRST: ReadonlyMap<string, string> = new Map(
  EVERY_CELL.map(([right, role]) => [cellInWords(right, role), PERMISSION_WORDS[permissionOf({}, role, right)]]),
);
