import { Link } from '@tanstack/react-router';
import { FlaskConical } from 'lucide';
import { formatNumber } from '#domain/format.ts';
import { Icon } from '#ui/controls/icon.tsx';
import { BACKUP, useSampleChanges } from './sample-changes.ts';

/**
 * Tells users that nothing is kept, before they type in a day's work, and links to where a copy can be saved. On the smallest
 * phones the user menu has this entry instead.
 */
export function SampleChip() {
  const sample = useSampleChanges();
  if (!sample) return null;
  const { count, words } = sample;
  return (
    <Link {...BACKUP} title={words} className={CHIP}>
      <Icon of={FlaskConical} className="min-[72rem]:hidden" />
      {count > 0 && (
        <span aria-hidden className="min-[72rem]:hidden">
          {formatNumber(count)}
        </span>
      )}
      {/* Wide enough for a two-digit count, so that the controls beside it do not move when the count changes. */}
      <span className="min-[72rem]:min-w-[26ch] max-[72rem]:sr-only text-center tabular-nums">{words}</span>
    </Link>
  );
}

const CHIP =
  'inline-flex max-[24rem]:hidden shrink-0 items-center justify-center gap-1 text-caption text-ink-2 hover:bg-wash hover:text-ink max-[72rem]:h-control max-[72rem]:min-w-control max-[72rem]:rounded-control min-[72rem]:min-h-7 min-[72rem]:rounded-full min-[72rem]:border min-[72rem]:px-3 xl:ms-2 touch:min-[72rem]:min-h-control';
