import { ChevronDown, ChevronUp, Search } from 'lucide-react';
import type { KeyboardEvent } from 'react';
import { IconButton } from '#ui/button.tsx';

/** What a search that hides nothing knows: how many rows match of how many, and at which match one stands. */
export type Walk = Readonly<{
  text: string;
  look: (text: string) => void;
  /** "2 of 14"; empty while nothing is searched. */
  label: string;
  step: ((by: 1 | -1) => void) | undefined;
}>;

/** A search that marks and hides nothing. Enter and the arrows walk from match to match. */
export function MarkField({ name, walk }: { name: string; walk: Walk }) {
  function walkOn(event: KeyboardEvent) {
    const by = STEPS[event.key === 'Enter' && event.shiftKey ? 'ArrowUp' : event.key];
    if (event.key === 'Escape') walk.look('');
    if (by === undefined) return;
    event.preventDefault();
    walk.step?.(by);
  }

  return (
    <div data-unprinted className="flex w-full items-center gap-1 @2xl:w-auto">
      <div className="relative grow @2xl:w-64">
        <Search size={16} strokeWidth={1.75} aria-hidden className={GLASS} />
        <input
          type="search"
          dir="auto"
          aria-label={name}
          placeholder={name}
          autoComplete="off"
          value={walk.text}
          onChange={(event) => walk.look(event.target.value)}
          onKeyDown={walkOn}
          className="field-box border-rule pr-20 pl-8 placeholder-shown:pr-3"
        />
        <span role="status" className="-translate-y-1/2 absolute end-3 top-1/2 text-caption text-ink-2">
          {walk.label}
        </span>
      </div>
      <IconButton name="Previous match" icon={ChevronUp} aria-disabled={!walk.step} onClick={() => walk.step?.(-1)} />
      <IconButton name="Next match" icon={ChevronDown} aria-disabled={!walk.step} onClick={() => walk.step?.(1)} />
    </div>
  );
}

const STEPS: Readonly<Record<string, 1 | -1>> = { Enter: 1, ArrowDown: 1, ArrowUp: -1 };
const GLASS = '-translate-y-1/2 pointer-events-none absolute top-1/2 start-2.5 text-ink-3';
