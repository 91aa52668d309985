import { Calculator, Ellipsis, LayoutGrid, Monitor, Percent, Star, Trash2, Undo2 } from 'lucide';
import { type DrawerStanding, drawerStanding } from '#data/books/counter/shift-reports.ts';
import { useLive } from '#data/books/live.ts';
import { permissionTo } from '#data/books/staff/access.ts';
import { isBlankBill } from '#domain/books/counter/bill.ts';
import type { Right } from '#domain/books/staff/right.ts';
import { formatRupees } from '#domain/format.ts';
import { sumOf } from '#domain/money.ts';
import { Button } from '#ui/controls/button.tsx';
import { Icon } from '#ui/controls/icon.tsx';
import { keyShortcuts, keyWords } from '#ui/keys/keys.ts';
import { Menu, type MenuEntry } from '#ui/overlays/menu.tsx';
import { Sums } from './bill/sums.tsx';
import type { CounterDialog } from './counter-dialog.ts';
import { drawerEntries } from './shifts/drawer-entries.ts';
import { ShiftReminder } from './shifts/shift-reminder.tsx';
import type { Counter } from './use-counter.ts';

/** What a phone has no room for beside the lines. */
export type Sheet = 'items' | 'keys';

/** The sums of the bill, and what is done with it as a whole. */
export function CounterFoot({
  counter,
  sheet,
  onSheet,
  onPay,
  onOpen,
  onDisplay,
}: {
  counter: Counter;
  sheet: Sheet | undefined;
  onSheet: (sheet: Sheet | undefined) => void;
  onPay: () => void;
  onOpen: (dialog: CounterDialog) => void;
  onDisplay: () => void;
}) {
  const { bill, facts, sums, exchange, stage } = counter;
  const standing = useLive(['counter drawer'], drawerStanding);
  if (!bill || !facts) return null;
  const isBlank = isBlankBill(bill);
  const business = facts.business;
  const toggle = (one: Sheet) => onSheet(sheet === one ? undefined : one);
  return (
    <div
      className={`flex flex-col gap-2 bg-sheet pt-1 pb-[max(0.75rem,env(safe-area-inset-bottom))] [grid-area:foot] max-lg:border-t lg:border-l ${stage === 'pay' ? 'max-lg:hidden' : ''} ${stage === 'saved' ? 'md:hidden' : ''}`}
    >
      <div className="px-4 text-table empty:hidden">
        <ShiftReminder shift={standing?.shift} />
      </div>
      {stage !== 'saved' && (
        <Sums
          sums={sums}
          setOff={sumOf([exchange.setOff, exchange.gets])}
          isTaxed={business.registration === 'Regular'}
          isRounded={business.roundOff}
        />
      )}
      {stage !== 'pay' && (
        <div className="flex gap-2 px-3 md:max-lg:*:flex-1 md:max-lg:*:last:flex-3">
          <Button
            className={`${HIGH} max-md:hidden`}
            aria-keyshortcuts={keyShortcuts('hold')}
            title={`Hold (${keyWords('hold')})`}
            disabled={isBlank}
            onClick={() => void counter.hold()}
          >
            Hold
          </Button>
          <Button className={`${HIGH} md:hidden`} aria-expanded={sheet === 'items'} onClick={() => toggle('items')}>
            <Icon of={LayoutGrid} /> Items
          </Button>
          <Button className={`${HIGH} md:hidden`} aria-expanded={sheet === 'keys'} onClick={() => toggle('keys')}>
            <Icon of={Calculator} /> Keys
          </Button>
          <Menu
            name="More"
            shown={
              <>
                <Icon of={Ellipsis} />
                <span className="max-md:sr-only">More</span>
              </>
            }
            entries={() => entriesOf(isBlank, standing, onOpen, onDisplay)}
            className={MORE}
            place={ABOVE_MORE}
          />
          <Button
            look="primary"
            className={`${HIGH} min-w-0 flex-1 whitespace-normal! text-title! font-semibold! leading-tight tabular-nums`}
            aria-keyshortcuts={keyShortcuts('pay')}
            title={`Pay (${keyWords('pay')})`}
            disabled={isBlank}
            onClick={() => onPay()}
          >
            {exchange.gets > 0 ? `Give Back ${formatRupees(exchange.gets)}` : `Pay ${formatRupees(exchange.pays)}`}
          </Button>
        </div>
      )}
    </div>
  );
}

function entriesOf(
  isBlank: boolean,
  standing: DrawerStanding | undefined,
  open: (dialog: CounterDialog) => void,
  openDisplay: () => void,
): readonly MenuEntry[] {
  const ofBill: readonly MenuEntry[] = [
    { icon: Percent, words: 'Bill Discount', onChoose: () => open({ name: 'bill discount' }) },
  ];
  const toClear: readonly MenuEntry[] = [
    { icon: Trash2, words: 'Clear Bill', onChoose: () => open({ name: 'clear bill' }) },
  ];
  const toReturn: readonly MenuEntry[] = [{ icon: Undo2, words: 'Returns', onChoose: () => open({ name: 'returns' }) }];
  const toEdit: readonly MenuEntry[] = [
    { icon: Star, words: 'Edit Favourites', onChoose: () => open({ name: 'favourites' }) },
  ];
  return [
    ...(mayDo('returnWithBill') || mayDo('returnWithoutBill') ? toReturn : []),
    ...(isBlank ? [] : ofBill),
    ...(standing ? drawerEntries(standing, (which) => open({ name: 'drawer', which })) : []),
    { icon: Monitor, words: 'Customer Display', onChoose: openDisplay },
    ...(mayDo('prices') ? toEdit : []),
    ...(isBlank ? [] : toClear),
  ];
}

/** Whether it would not be refused to the person at this page. */
function mayDo(right: Right): boolean {
  return permissionTo(right) !== 'not';
}

/** Above its button, which on an upright tablet is the second of five parts of the row. */
const ABOVE_MORE =
  'right-3 bottom-[calc(6.5rem+env(safe-area-inset-bottom))] max-h-[calc(100dvh-8rem)] overflow-y-auto md:max-lg:right-auto md:max-lg:left-[calc(20%+1.75rem)]';
const HIGH = 'min-h-16! md:min-h-18! px-3! md:px-5!';
const MORE =
  'control inline-flex min-h-16! items-center justify-center gap-2 border bg-sheet px-3 font-medium hover:bg-wash md:min-h-18! md:px-5';
