import { Link } from '@tanstack/react-router';
import { FlaskConical } from 'lucide-react';
import { changeCount } from '#data/changes.ts';
import { useLive } from '#data/live.ts';

/** Says, before anyone types a day's work in, that nothing is kept, and leads to where a copy can be saved. */
export function SampleChip() {
  const count = useLive(['changes'], changeCount) ?? 0;
  return (
    <Link to="/settings" search={{ tab: 'system' }} hash="backup" className={CHIP}>
      <FlaskConical size={18} strokeWidth={1.75} aria-hidden className="lg:hidden" />
      {count > 0 && (
        <span aria-hidden className="lg:hidden">
          {count}
        </span>
      )}
      <span className="max-lg:sr-only">
        Sample data · {count} {count === 1 ? 'change' : 'changes'}, not kept
      </span>
    </Link>
  );
}

const CHIP =
  'inline-flex shrink-0 items-center justify-center gap-1 text-caption text-ink-2 transition-colors duration-150 hover:bg-wash hover:text-ink max-lg:h-control max-lg:min-w-control max-lg:rounded-control lg:min-h-7 lg:rounded-full lg:border lg:px-3 xl:ms-2 touch:lg:min-h-control';
