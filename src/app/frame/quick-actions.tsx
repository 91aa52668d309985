import { useNavigate } from '@tanstack/react-router';
import { type LucideIcon, Plus, ReceiptIndianRupee, ShoppingBag, UserRoundPlus } from 'lucide-react';
import { focusStart } from '#ui/focus.ts';
import { Popover } from '#ui/popover.tsx';
import { say } from '#ui/toast.tsx';

/** The button that floats at the bottom right, and the three things most often begun. */
export function QuickActions() {
  const navigate = useNavigate();

  async function begin({ to, title, sentence }: (typeof ACTIONS)[number]) {
    say(title, sentence);
    // Settles when the screen has been drawn, so its create button is there to be focused.
    await navigate({ to });
    focusStart();
  }

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
            className="group fixed right-[calc(1rem+env(safe-area-inset-right))] bottom-[calc(1.25rem+env(safe-area-inset-bottom))] z-30 flex size-14 items-center justify-center rounded-full bg-peacock text-on-peacock shadow-float transition-colors duration-150 hover:bg-peacock-deep sm:right-[calc(1.5rem+env(safe-area-inset-right))] sm:bottom-[calc(1.5rem+env(safe-area-inset-bottom))] sm:size-12"
          >
            <Plus
              size={22}
              aria-hidden
              className="transition-transform duration-150 ease-out group-aria-expanded:rotate-45"
            />
          </button>
        )}
      >
        {(close) => (
          <ul className="p-1 pt-0">
            {ACTIONS.map((action) => (
              <li key={action.label}>
                <button
                  type="button"
                  className="flex min-h-control w-full items-center gap-3 rounded-tick px-3 text-start hover:bg-wash focus-visible:-outline-offset-2"
                  onClick={() => {
                    close();
                    void begin(action);
                  }}
                >
                  <action.icon size={18} strokeWidth={1.75} aria-hidden className="text-ink-2" />
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

const ACTIONS = [
  {
    label: 'Create Invoice',
    icon: ReceiptIndianRupee,
    to: '/invoices',
    title: 'Redirecting to Invoices',
    sentence: 'Opening invoice creation page',
  },
  {
    label: 'Add Expense',
    icon: ShoppingBag,
    to: '/purchases',
    title: 'Redirecting to Purchases',
    sentence: 'Opening expense recording page',
  },
  {
    label: 'Add Customer',
    icon: UserRoundPlus,
    to: '/sales',
    title: 'Redirecting to Sales',
    sentence: 'Opening customer management page',
  },
] as const satisfies readonly { label: string; icon: LucideIcon; to: string; title: string; sentence: string }[];
