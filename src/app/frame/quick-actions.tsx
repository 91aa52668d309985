import { Plus } from 'lucide';
import { Icon } from '#ui/icon.tsx';
import { Popover } from '#ui/popover.tsx';
import { QUICK_ACTIONS, useQuickAction } from '#ui/quick-action.ts';

/**
 * The floating button at the bottom right, with the three most frequent actions. It hides behind the selection bar, during
 * the tour (except its own step), and, except on a desktop, while the user scrolls down.
 */
export function QuickActions() {
  const begin = useQuickAction();

  return (
    <aside aria-label="Shortcuts" data-unprinted>
      <Popover
        title="Quick Actions"
        place="right-[calc(1rem+env(safe-area-inset-right))] bottom-[calc(5.5rem+env(safe-area-inset-bottom))] w-60 sm:right-[calc(1.5rem+env(safe-area-inset-right))]"
        button={(opener) => (
          <button
            {...opener}
            type="button"
            aria-label="Quick Actions"
            title="Quick Actions"
            data-tour="quick-actions"
            className={BUTTON}
          >
            <Icon
              of={Plus}
              size={22}
              className="stroke-2 transition-transform duration-150 ease-out group-aria-expanded:rotate-45"
            />
          </button>
        )}
      >
        {(close) => (
          <ul className="p-1 pt-0">
            {QUICK_ACTIONS.map((action) => (
              <li key={action.label}>
                <button
                  type="button"
                  className="flex min-h-control w-full items-center gap-3 rounded-tick px-3 text-start hover:bg-wash focus-visible:-outline-offset-2"
                  onClick={() => {
                    close();
                    void begin(action);
                  }}
                >
                  <Icon of={action.icon} className="text-ink-2" />
                  {action.label}
                </button>
              </li>
            ))}
          </ul>
        )}
      </Popover>
    </aside>
  );
}

const BUTTON =
  'gives-way group fixed right-[calc(1rem+env(safe-area-inset-right))] bottom-[calc(1.25rem+env(safe-area-inset-bottom))] z-30 flex size-14 items-center justify-center rounded-full bg-peacock text-on-peacock shadow-float transition-transform duration-150 hover:bg-peacock-deep sm:right-[calc(1.5rem+env(safe-area-inset-right))] sm:bottom-[calc(1.5rem+env(safe-area-inset-bottom))] sm:size-12';
