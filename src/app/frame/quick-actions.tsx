import { Plus } from 'lucide';
import { Icon } from '#ui/controls/icon.tsx';
import { Popover } from '#ui/overlays/popover.tsx';
import { QUICK_ACTIONS, useQuickAction } from '#screens/sample/parts/quick-action.ts';

/**
 * The floating button at the bottom right, with the three most frequent actions. It floats over a foot of its own: over the
 * content it would always cover some amount or button, as rows have no gaps.
 */
export function QuickActions() {
  const begin = useQuickAction();

  return (
    <aside aria-label="Shortcuts" data-unprinted className={FOOT}>
      <Popover
        title="Quick Actions"
        place="right-[calc(1rem+env(safe-area-inset-right))] bottom-[calc(var(--spacing-foot)+0.5rem+env(safe-area-inset-bottom))] w-60 sm:right-[calc(1.5rem+env(safe-area-inset-right))]"
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

/** A strip below the content, or at its right where that is the dearer room: on a low screen, and beside wide margins. */
const FOOT =
  'h-[calc(var(--spacing-foot)+env(safe-area-inset-bottom))] shrink-0 border-t aside:h-auto aside:w-foot aside:border-t-0';
const BUTTON =
  'group fixed right-[calc(1rem+env(safe-area-inset-right))] bottom-[calc(0.5rem+env(safe-area-inset-bottom))] z-30 flex size-10 items-center justify-center rounded-full bg-peacock text-on-peacock shadow-float hover:bg-peacock-deep touch:bottom-[calc(0.375rem+env(safe-area-inset-bottom))] touch:size-11 sm:right-[calc(1.5rem+env(safe-area-inset-right))] aside:right-[calc(0.5rem+env(safe-area-inset-right))]';
