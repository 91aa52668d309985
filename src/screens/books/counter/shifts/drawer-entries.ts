import { ArrowDownToLine, ArrowUpFromLine, Inbox, LockOpen, ReceiptText, SquareCheckBig } from 'lucide';
import type { DrawerStanding } from '#data/books/counter/shift-reports.ts';
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
  return [...paid, 'Open Drawer' as const, ...ofShift].map((words) => ({
    icon: ICONS[words],
    words,
    onChoose: () => open(words),
  }));
}

const ICONS = {
  'Paid In': ArrowDownToLine,
  'Paid Out': ArrowUpFromLine,
  'Open Drawer': Inbox,
  'Open Shift': LockOpen,
  'X Report': ReceiptText,
  'Close Shift': SquareCheckBig,
} as const satisfies Record<DrawerDialogName, MenuEntry['icon']>;
