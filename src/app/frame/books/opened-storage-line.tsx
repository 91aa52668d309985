import { useSyncExternalStore } from 'react';
import { LINE, Lost, Stale } from '#app/frame/storage-notices.tsx';
import { booksStore } from '#data/books/store.ts';
import { onValuation, valuedPercent } from '#data/books/stock/valuation-progress.ts';
import { BLOCKED_MESSAGE, OPENING_MESSAGES } from '#data/books/storage-messages.ts';
import { onStaleChange, staleReason } from '#data/store/live.ts';
import { MovedLine } from './moved-line.tsx';

/**
 * One line where something is wrong with the storage of the books of the address: they take long to open, another tab
 * holds them back, the browser or a newer version took them from this page, they were moved to the installed app, or something
 * could not be read again; or where their stock is being valued for long, as after a move-in.
 */
export function OpenedStorageLine({ booksKey }: { booksKey: string }) {
  const standing = useSyncExternalStore(booksStore.onChange, () => booksStore.standing);
  const why = useSyncExternalStore(onStaleChange, staleReason);
  if (standing === 'lost') return <Lost title="The browser closed these books" words={LOST} />;
  if (standing === 'outdated') return <Lost title="Tarazu was updated" words={OPENING_MESSAGES.outdated} />;
  if (standing === 'slow' || standing === 'blocked')
    return (
      <p role="alert" className={LINE}>
        {standing === 'slow' ? SLOW : BLOCKED_MESSAGE}
      </p>
    );
  return (
    <>
      <MovedLine booksKey={booksKey} />
      {why === undefined ? <Valuing /> : <Stale why={why} />}
    </>
  );
}

/** Figures of stock that wait for it come by themselves; how far it is, a screen reader finds, but is not told each time. */
function Valuing() {
  const percent = useSyncExternalStore(onValuation, valuedPercent);
  if (percent === undefined) return null;
  return (
    <p role="status" className={LINE}>
      {VALUING}
      <span className="tabular-nums" aria-live="off">{` ${percent}%`}</span>
    </p>
  );
}

const VALUING = 'The stock is being valued; figures that need it come by themselves.';
const LOST =
  'The browser closed the storage of these books, so nothing more can be saved here. Copy what you typed, then reload the page: what was saved is there again, or the page says how to restore it.';
const SLOW = 'The browser takes its time to open these books. They are safe; keep the page open, it goes on by itself.';
