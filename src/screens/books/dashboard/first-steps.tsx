import { Link, type LinkProps } from '@tanstack/react-router';
import { ChevronRight, Download, type IconNode, Package, UsersRound } from 'lucide';
import { useBooksKey } from '#screens/books/parts/use-books-key.ts';
import { useMayDo } from '#screens/books/parts/use-may.ts';
import { Icon } from '#ui/controls/icon.tsx';

/** The first steps in books that hold nothing yet, of those that the person at this page may do. */
export function FirstSteps() {
  const key = useBooksKey();
  const may = { masters: useMayDo('masters'), files: useMayDo('files') };
  const steps = STEPS.filter(({ right }) => may[right]);
  if (steps.length === 0) return null;
  return (
    <section aria-labelledby="first-steps" className="rounded-sheet border bg-sheet">
      <div className="px-5 pt-4 pb-3">
        <h2 id="first-steps" className="font-semibold">
          First steps
        </h2>
        <p className="mt-0.5 text-ink-2 text-table">{`Your books are ready. ${COUNTS[steps.length - 1]} yours.`}</p>
      </div>
      <ol>
        {steps.map(({ name, why, icon, to, search }, at) => (
          <li key={name} className="border-t">
            <Link
              to={to}
              params={{ key }}
              {...(search && { search })}
              className="flex min-h-row items-center gap-4 px-5 py-3 hover:bg-wash focus-visible:-outline-offset-2"
            >
              <span
                aria-hidden
                className="flex size-7 shrink-0 items-center justify-center rounded-full border text-caption text-ink-2"
              >
                {at + 1}
              </span>
              <Icon of={icon} className="shrink-0 text-ink-2" />
              <span className="min-w-0 flex-1">
                <span className="block font-medium text-peacock">{name}</span>
                <span className="block text-ink-2 text-table">{why}</span>
              </span>
              <Icon of={ChevronRight} size={16} className="shrink-0 text-ink-3" />
            </Link>
          </li>
        ))}
      </ol>
    </section>
  );
}

type Step = Readonly<{
  name: string;
  why: string;
  icon: IconNode;
  to: NonNullable<LinkProps['to']>;
  /** The right of staff to do it. */
  right: 'masters' | 'files';
  search?: Readonly<Record<string, string>>;
}>;

const COUNTS = ['One thing makes them', 'Two things make them', 'Three things make them'] as const;

const STEPS: readonly Step[] = [
  {
    name: 'Add your parties',
    why: 'Customers and suppliers, with what was open between you when these books begin.',
    icon: UsersRound,
    to: '/books/$key/parties',
    right: 'masters',
  },
  {
    name: 'Add your items',
    why: 'What you sell and buy, with its GST rate and the stock that you begin with.',
    icon: Package,
    to: '/books/$key/items',
    right: 'masters',
  },
  {
    name: 'Save a copy',
    why: 'The books live in this browser. A copy in a safe place survives the loss of this device.',
    icon: Download,
    to: '/books/$key/settings',
    right: 'files',
    search: { tab: 'backup' },
  },
];
