import { type ChangedRights, RIGHTS, type Right, rolesAllowed } from './right.ts';
import { inPlural, oneOfRoles, type Role } from './role.ts';

/** Returns why a role is refused an act: "Cashiers may not close another’s shift. Ask a Manager or an Owner." */
export function refusalOf(changed: ChangedRights, role: Role, right: Right): string {
  return `${inPlural(role)} may not ${RIGHTS[right].act}. Ask ${oneOfRoles(rolesAllowed(changed, right))}.`;
}
