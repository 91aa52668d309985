import { useLiveResult } from '#data/books/live.ts';
import { areMovedAway, writeHereAgain } from '#data/books/copies/moved-away.ts';
import { LINE } from '#app/frame/storage-notices.tsx';
import { Button } from '#ui/controls/button.tsx';
import { oncePressed } from '#ui/controls/once-pressed.ts';
import { sayFailure } from '#ui/feedback/outcome-toasts.ts';
import { platform } from '#ui/platform.ts';
import { useIsOpen } from './use-is-open.ts';

/** Asks, over every page of books that were moved to the installed app, before the first change that is made here after that. */
export function MovedLine({ booksKey }: { booksKey: string }) {
  return useIsOpen(booksKey) ? <Line key={booksKey} /> : null;
}

function Line() {
  const { value: isMoved = false } = useLiveResult(['moved away'], areMovedAway);
  if (!isMoved) return null;
  const { sparedIn: place = 'installed app' } = platform();
  return (
    <div role="status" className={`${LINE} flex flex-wrap items-center gap-x-4 gap-y-1 bg-waiting-wash! text-waiting!`}>
      <p className="max-w-prose">
        {`These books were moved to the ${place}. What is written in this tab is not there, so nothing is saved here until you say so.`}
      </p>
      <Button onClick={() => void oncePressed('write here', () => writeHereAgain().catch(sayFailure))}>
        Write Here All the Same
      </Button>
    </div>
  );
}
