import { Link } from '@tanstack/react-router';
import { FlaskConical } from 'lucide-react';
import { changeCount } from '#data/changes.ts';
import { useTried } from '#data/live.ts';
import { formatNumber } from '#domain/format.ts';

/** Says, before anyone types a day's work in, that nothing is kept, and leads to where a copy can be saved. */
export function SampleChip() {
  // It stands while it is being counted: its neighbours would move when it comes.
  const { value, problem } = useTried(['changes'], changeCount);
  if (value === undefined && problem) return null;
  const count = value ?? 0;
  return (
    <Link to="/settings" search={{ tab: 'system' }} hash="backup" className={CHIP}>
      <FlaskConical size={18} strokeWidth={1.75} aria-hidden className="lg:hidden" />
      {count > 0 && (
        <span aria-hidden className="lg:hidden">
          {formatNumber(count)}
        </span>
      )}
      <span className="max-lg:sr-only">
        Sample data · {formatNumber(count)} {count === 1 ? 'change' : 'changes'}, not kept
      </span>
    </Link>
  );
}

const CHIP =
  'inline-flex shrink-0 items-center justify-center gap-1 text-caption text-ink-2 transition-colors duration-150 hover:bg-wash hover:text-ink max-lg:h-control max-lg:min-w-control max-lg:rounded-control lg:min-h-7 lg:rounded-full lg:border lg:px-3 xl:ms-2 touch:lg:min-h-control';
