import type { Role } from './role.ts';

/** Whether an act is allowed, asks for the approval of another person, or is not allowed. */
export type Permission = 'allowed' | 'approval' | 'not';

/** As the table of rights and the edit log name them. */
export const PERMISSION_WORDS: Readonly<Record<Permission, string>> = {
  allowed: 'Allowed',
  approval: 'With approval',
  not: 'Not allowed',
};

/** A right by its key: what one may do with it, and how it begins for each role but the Owner's, who may all. */
type RightFacts = Readonly<{
  /** As the table of rights names it. */
  words: string;
  /** What one without it may not do: "Cashiers may not {act}." */
  act: string;
  begins: readonly [Manager: Permission, Accountant: Permission, Cashier: Permission, Viewer: Permission];
  /** One that is looked at or kept: nobody can approve it for a single time. */
  knowsNoApproval?: true;
  /** The Owner's alone, for good. */
  isFixed?: true;
}>;

const [A, ASK, N] = ['allowed', 'approval', 'not'] as const;

/** The rights, in the order of the table in Settings › Staff. */
export const RIGHTS = {
  sell: { words: 'Sell, take money, print, own shift', act: 'sell or take money', begins: [A, A, A, N] },
  discount: { words: 'Discount over the limits', act: 'give a discount over the limits', begins: [A, ASK, ASK, N] },
  rate: { words: 'Change a rate', act: 'change a rate', begins: [A, A, ASK, N] },
  belowCost: { words: 'Sell below cost', act: 'sell below cost', begins: [A, ASK, ASK, N] },
  onAccount: { words: 'Sell on account', act: 'sell on account', begins: [A, A, ASK, N] },
  overCredit: { words: 'Sell over the credit limit', act: 'sell over the credit limit', begins: [A, ASK, N, N] },
  void: { words: 'Void', act: 'void', begins: [A, ASK, ASK, N] },
  returnWithBill: { words: 'Return with its bill', act: 'take goods back', begins: [A, A, A, N] },
  returnWithoutBill: {
    words: 'Return without bill',
    act: 'take goods back without their bill',
    begins: [A, ASK, ASK, N],
  },
  changeIssued: {
    words: 'Change or cancel an issued voucher',
    act: 'change or cancel an issued voucher',
    begins: [A, A, ASK, N],
  },
  drawer: {
    words: 'Paid in, paid out, open drawer',
    act: 'pay into or out of a drawer, or open it',
    begins: [A, N, ASK, N],
  },
  othersShift: { words: 'Close another’s shift', act: 'close another’s shift', begins: [A, ASK, N, N] },
  expectedCash: {
    words: 'See expected cash before counting',
    act: 'see the expected cash before counting',
    begins: [A, A, N, N],
    knowsNoApproval: true,
  },
  masters: {
    words: 'Make and change parties and items',
    act: 'make or change parties and items',
    begins: [A, A, ASK, N],
  },
  prices: {
    words: 'Change selling prices, MRP, favourites',
    act: 'change selling prices, MRP or favourites',
    begins: [A, ASK, N, N],
  },
  cost: { words: 'See cost and profit', act: 'see cost and profit', begins: [A, A, N, A], knowsNoApproval: true },
  stock: { words: 'Purchases, stock, labels', act: 'enter purchases or stock, or print labels', begins: [A, A, N, N] },
  ledgers: {
    words: 'Payments, banking, journals, ledgers',
    act: 'enter payments, banking, journals or ledgers',
    begins: [ASK, A, N, N],
  },
  reports: {
    words: 'See balances, reports, the edit log',
    act: 'see balances, reports or the edit log',
    begins: [A, A, N, A],
    knowsNoApproval: true,
  },
  gst: {
    words: 'GST returns, locking, closing a year',
    act: 'file GST returns, lock, or close a year',
    begins: [N, A, N, N],
  },
  files: { words: 'Save copies and files, import', act: 'save copies and files, or import', begins: [A, A, N, N] },
  settings: {
    words: 'Settings, staff, unlocking, restoring, deleting',
    act: 'change settings or staff, unlock, restore or delete',
    begins: [N, N, N, N],
    knowsNoApproval: true,
    isFixed: true,
  },
} as const satisfies Readonly<Record<string, RightFacts>>;

export type Right = keyof typeof RIGHTS;

export const EVERY_RIGHT = Object.keys(RIGHTS) as readonly Right[];

/** The roles whose rights an Owner changes, in the order of the table. */
export const GUARDED_ROLES = ['Manager', 'Accountant', 'Cashier', 'Viewer'] as const satisfies readonly Role[];

export type GuardedRole = (typeof GUARDED_ROLES)[number];

/** A cell of the table of rights: "cost/Cashier". */
export type RightCell = `${Right}/${GuardedRole}`;

/** The cells that an Owner changed. */
export type ChangedRights = Readonly<{ [Cell in RightCell]?: Permission | undefined }>;

/** Returns what a role may, with the cells that were changed. An Owner may all. */
export function permissionOf(changed: ChangedRights, role: Role, right: Right): Permission {
  if (role === 'Owner') return 'allowed';
  const facts: RightFacts = RIGHTS[right];
  const begins = facts.begins[GUARDED_ROLES.indexOf(role)] ?? 'not';
  return (facts.isFixed ? undefined : changed[`${right}/${role}`]) ?? begins;
}

/** Returns what a cell of a right may be set to; none where it is fixed. */
export function choicesOfRight(right: Right): readonly Permission[] {
  const facts: RightFacts = RIGHTS[right];
  if (facts.isFixed) return [];
  return facts.knowsNoApproval ? ['allowed', 'not'] : ['allowed', 'approval', 'not'];
}

/** Returns the roles to ask for a right that one has not oneself: those that are allowed it, as they begin a sentence. */
export function rolesAllowed(changed: ChangedRights, right: Right): readonly Role[] {
  const allowed = GUARDED_ROLES.filter((role) => permissionOf(changed, role, right) === 'allowed');
  return [...allowed, 'Owner'];
}
