import { SAMPLE } from '#app/workspaces/sample.ts';
import { useWorkspace } from '#app/workspaces/use-workspace.ts';
import { BalanceMark } from '#ui/layout/balance-mark.tsx';
import { Tooltip } from '#ui/overlays/tooltip.tsx';
import { BooksNavigation } from './books/lazy-parts.tsx';
import { BooksButton } from './books-button.tsx';
import { NavigationEntries } from './navigation-entries.tsx';

/** The main navigation. As a strip it keeps every icon in place and hides the labels, which a screen reader still reads. */
export function Navigation({ isStrip = false, onFollow }: { isStrip?: boolean; onFollow?: () => void }) {
  const workspace = useWorkspace();
  const words = `whitespace-nowrap transition-opacity duration-300 ${isStrip ? 'opacity-0' : ''}`;
  const look = { isStrip, words, ...(onFollow && { onFollow }) };
  return (
    <nav aria-label="Main Navigation" data-tour="sidebar" className="relative flex h-full flex-col bg-margin">
      <div className="flex h-header shrink-0 items-center gap-3 overflow-hidden pl-3">
        <BalanceMark className="shrink-0" />
        <div className={words}>
          <p className="font-semibold text-title leading-5 tracking-tight">Tarazu</p>
          <p className="text-caption text-ink-3">Business Suite</p>
        </div>
      </div>
      <div className="min-h-0 flex-1 overflow-y-auto overflow-x-hidden pt-3 pb-4">
        <p aria-hidden className={`pb-1.5 pl-[0.9375rem] text-caption text-ink-3 ${words}`}>
          Main Navigation
        </p>
        {workspace.name === 'sample' ? (
          <NavigationEntries entries={SAMPLE.navigation} {...look} />
        ) : (
          <BooksNavigation booksKey={workspace.name === 'books' ? workspace.booksKey : ''} {...look} />
        )}
      </div>
      <div className={`shrink-0 border-t py-1.5 ${isStrip ? 'pr-1.5 touch:pr-0.5' : 'pr-1.5'}`}>
        <Tooltip text={isStrip ? 'Books' : undefined}>
          <BooksButton words={words} />
        </Tooltip>
      </div>
      <Thread />
    </nav>
  );
}

/** The stitched thread along the inner edge, as a bahi-khata (an Indian account book) is bound. */
function Thread() {
  return (
    <svg aria-hidden className="pointer-events-none absolute inset-y-0 right-0 h-full w-[3px]">
      <line
        x1="1.5"
        y1="6"
        x2="1.5"
        y2="100%"
        strokeWidth="1"
        strokeDasharray="5 5"
        strokeLinecap="round"
        className="stroke-thread opacity-80"
      />
    </svg>
  );
}
