/** The roles of staff, from the one that may all to the one that only looks. */
export const ROLES = ['Owner', 'Manager', 'Accountant', 'Cashier', 'Viewer'] as const;

export type Role = (typeof ROLES)[number];

/** Returns the role as the beginning of a sentence about all who have it: "Cashiers". */
export function inPlural(role: Role): string {
  return `${role}s`;
}

/** Returns one of several roles: "a Manager, an Accountant or an Owner". */
export function oneOfRoles(roles: readonly Role[]): string {
  const each = roles.map((role) => `${/^[AO]/.test(role) ? 'an' : 'a'} ${role}`);
  const last = each.at(-1) ?? '';
  return each.length < 2 ? last : `${each.slice(0, -1).join(', ')} or ${last}`;
}
