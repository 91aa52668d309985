import { Link } from '@tanstack/react-router';
import { ShieldAlert, ShieldCheck } from 'lucide';
import { useEffect, useState } from 'react';
import { now, today } from '#data/clock.ts';
import { useLiveResult } from '#data/books/live.ts';
import { type Safety, safety } from '#data/books/copies/safety.ts';
import { lostFolder } from '#data/books/copies/copy-folder.ts';
import { useCopyFolder } from '#data/books/copies/use-copy-folder.ts';
import { isPersisted } from '#data/store/persistence.ts';
import { useMayDo } from '#screens/books/parts/use-may.ts';
import { dangerTo } from '#domain/books/copies/safety.ts';
import { dayBefore, localDay } from '#domain/calendar.ts';
import { formatDay } from '#domain/format.ts';
import { Icon } from '#ui/controls/icon.tsx';
import { platform } from '#ui/platform.ts';
import { useIsOpen } from './use-is-open.ts';

/**
 * How safe the books are: a quiet line while all is well; amber, and asking for one thing, when not. It always leads to
 * where copies are saved, and is shown to those who may save one. Where there is little room it is an icon, with the words
 * for a screen reader and as a title.
 */
export function OpenedSafetyLine({ booksKey }: { booksKey: string }) {
  const isOpen = useIsOpen(booksKey);
  const mayCopy = useMayDo('files');
  return isOpen && mayCopy ? <Line key={booksKey} booksKey={booksKey} /> : null;
}

function Line({ booksKey }: { booksKey: string }) {
  const isSafeFromBrowser = useIsPersisted();
  const folder = useCopyFolder();
  const { value } = useLiveResult(['safety'], safety);
  const { value: lost } = useLiveResult(['lost folder', folder?.folder.name], lostFolder);
  if (value === undefined || isSafeFromBrowser === undefined) return null;
  const isLeftOut = folder !== undefined && folder.problem !== '';
  // What a tab of Safari holds counts as removable whatever the browser answers, also where a copy has all of it.
  const { sparedIn: place } = platform();
  const danger = place ? 'removable' : isLeftOut ? 'left out' : dangerTo(value, isSafeFromBrowser, now());
  const way = place ? `Move to the ${place}` : 'Save a copy';
  const words = danger === undefined ? quietWords(value, lost !== undefined && !folder) : WORDS[danger](value);
  return (
    <Link
      to="/books/$key/settings"
      params={{ key: booksKey }}
      search={BACKUP}
      title={danger === undefined ? words : `${words}. ${way}.`}
      className={`${LINE} ${danger === undefined ? QUIET : AMBER}`}
    >
      <Icon of={danger === undefined ? ShieldCheck : ShieldAlert} className="min-[72rem]:hidden" />
      {danger === undefined ? (
        <span className="max-[72rem]:sr-only">{words}</span>
      ) : (
        <>
          <span className="max-[72rem]:sr-only">{words} · </span>
          <span className="font-medium max-[48rem]:sr-only min-[72rem]:underline">{way}</span>
        </>
      )}
    </Link>
  );
}

/** Asked again when the user comes back: it is granted in the browser's settings, or when the app is installed. */
function useIsPersisted(): boolean | undefined {
  const [answer, setAnswer] = useState<boolean>();
  useEffect(() => {
    let isShown = true;
    const ask = () => void isPersisted().then((is) => isShown && setAnswer(is ?? false));
    ask();
    window.addEventListener('focus', ask);
    return () => {
      isShown = false;
      window.removeEventListener('focus', ask);
    };
  }, []);
  return answer;
}

/** Restored books that had a folder for copies elsewhere have none here: nobody may take them for copied each day. */
function quietWords({ lastCopy }: Safety, isLost: boolean): string {
  const copy = lastCopy === '' ? 'no copy yet' : `copy saved ${dayOf(lastCopy)}`;
  return `Kept on this device · ${copy}${isLost ? ' · automatic copies are off' : ''}`;
}

/** "today", "yesterday", or the day. */
function dayOf(moment: string): string {
  const day = localDay(new Date(moment));
  if (day === today()) return 'today';
  return day === dayBefore(today()) ? 'yesterday' : formatDay(day);
}

const WORDS = {
  'left out': () => 'No copy could be saved in the folder',
  removable: () => 'The browser may remove these books',
  'copy ahead': ({ lastCopy }: Safety) => `The last copy is dated ${dayOf(lastCopy)}, which is still to come`,
  'old copy': ({ lastCopy }: Safety) => `The last copy was saved ${dayOf(lastCopy)}`,
  'never saved': () => 'No copy of these books was ever saved',
} as const;

const BACKUP = { tab: 'backup' } as const;
const LINE =
  'inline-flex shrink-0 items-center justify-center gap-1 whitespace-nowrap text-caption tabular-nums max-[72rem]:h-control max-[72rem]:min-w-control max-[72rem]:rounded-control max-[72rem]:px-2 min-[72rem]:min-h-7 min-[72rem]:rounded-full min-[72rem]:px-3 xl:ms-2 touch:min-[72rem]:min-h-control';
const QUIET = 'text-ink-2 hover:bg-wash hover:text-ink';
const AMBER = 'bg-waiting-wash text-waiting hover:text-ink';
