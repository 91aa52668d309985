import { ArrowDownToLine, ArrowUpFromLine, Inbox, LockOpen, ReceiptText, SquareCheckBig } from 'lucide';
import type { DrawerStanding } from '#data/books/counter/shift-reports.ts';
import { maySee, permissionTo } from '#data/books/staff/access.ts';
import type { MenuEntry } from '#ui/overlays/menu.tsx';

/** The dialogs of the drawer: what `DrawerDialog` opens. */
export type DrawerDialogName = 'Paid In' | 'Paid Out' | 'Open Drawer' | 'Open Shift' | 'X Report' | 'Close Shift';

/**
 * The entries of the menu "More" about the drawer of this device, in their order. While its shift waits to be opened, that and
 * nothing but opening the drawer; without shifts none about them.
 */
export function drawerEntries(
  { drawer, shift }: Pick<DrawerStanding, 'drawer' | 'shift'>,
  open: (name: DrawerDialogName) => void,
): readonly MenuEntry[] {
  const paid: readonly DrawerDialogName[] = drawer.shifts && !shift ? [] : ['Paid In', 'Paid Out'];
  const ofShift: readonly DrawerDialogName[] = !drawer.shifts
    ? []
    : shift
      ? ['X Report', 'Close Shift']
      : ['Open Shift'];
  const all = [...paid, 'Open Drawer' as const, ...ofShift];
  return all.filter(isOffered).map((words) => ({
    icon: ICONS[words],
    words,
    onChoose: () => open(words),
  }));
}

/** Leaves out what would be refused to the person at this page. */
function isOffered(name: DrawerDialogName): boolean {
  if (name === 'X Report') return maySee('expectedCash');
  return name === 'Open Shift' || name === 'Close Shift' || permissionTo('drawer') !== 'not';
}

const ICONS = {
  'Paid In': ArrowDownToLine,
  'Paid Out': ArrowUpFromLine,
  'Open Drawer': Inbox,
  'Open Shift': LockOpen,
  'X Report': ReceiptText,
  'Close Shift': SquareCheckBig,
} as const satisfies Record<DrawerDialogName, MenuEntry['icon']>;
