import { markGstr1AsFiled } from '#data/books/filings.ts';
import type { Gstr1Read } from '#data/books/read-gstr1.ts';
import { titleOfReturn } from '#domain/books/returns/filing.ts';
import { type Month, monthInWords } from '#domain/books/returns/return-month.ts';
import { formatDay } from '#domain/format.ts';
import { useBooksKey } from '#screens/books/parts/use-books-key.ts';
import { Button } from '#ui/controls/button.tsx';
import { TextLink } from '#ui/controls/text-link.tsx';
import { ask } from '#ui/overlays/ask.tsx';
import { sayDone } from '#ui/saying/say-done.ts';

/** Whether the return is filed, and what that means for what is changed now. */
export function FilingState({ month, read: { state, filedOn, reopened } }: { month: Month; read: Gstr1Read }) {
  const key = useBooksKey();
  if (state === 'Not filed') {
    if (reopened.length === 0) return null;
    return (
      <p className={NOTE}>
        It has what changed since in {reopened.map(monthInWords).join(' and ')}, filed before: as amendments, or as
        documents that were not reported.
      </p>
    );
  }
  return (
    <p className={NOTE}>
      {titleOfReturn({ form: 'GSTR-1', month })} was marked as filed on {formatDay(filedOn)}.{' '}
      {state === 'Filed' ? (
        <>
          Its month is locked; unlock it in{' '}
          <TextLink to="/books/$key/settings" params={{ key }} search={{ tab: 'locks' }}>
            Settings › Locks
          </TextLink>{' '}
          to correct it.
        </>
      ) : (
        'It is opened again: what you change goes into the return of the next month, as an amendment. The file is the one that was filed.'
      )}
    </p>
  );
}

/** Asks, and marks the return as filed. */
export function MarkAsFiled({ month, read }: { month: Month; read: Gstr1Read | undefined }) {
  async function mark() {
    const isSure = await ask({
      title: `Mark ${titleOfReturn({ form: 'GSTR-1', month })} as filed?`,
      sentences: [
        'Do this once the portal has accepted it. Tarazu keeps what was filed, and locks the month: nothing in it can be entered, changed or cancelled any more.',
        'Unlocking needs a reason, and what is changed then is amended by the next return.',
      ],
      verb: 'Mark as Filed',
    });
    if (isSure)
      await sayDone(markGstr1AsFiled(month), [
        'Success',
        `${titleOfReturn({ form: 'GSTR-1', month })} is marked as filed`,
      ]);
  }
  if (read && read.state !== 'Not filed') return null;
  return (
    <Button disabled={!read} onClick={() => void mark()}>
      Mark as Filed
    </Button>
  );
}

const NOTE = 'max-w-prose rounded-sheet border bg-sheet px-4 py-3';
