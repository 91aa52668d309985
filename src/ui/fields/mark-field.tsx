import { ChevronDown, ChevronUp } from 'lucide';
import type { KeyboardEvent } from 'react';
import { IconButton } from '#ui/controls/button.tsx';
import { SearchBox } from './search-box.tsx';

/** The state of a search that hides no rows: how many rows match, and which match is current. */
export type MarkSearch = Readonly<{
  text: string;
  type: (text: string) => void;
  /** "2 of 14"; empty while there is nothing to search for. */
  label: string;
  /** The current match in words, for a screen reader; `time` changes when the user comes to the same match again. */
  met: { readonly text: string; readonly time: number } | undefined;
  step: ((by: 1 | -1) => void) | undefined;
}>;

/** A search that marks matches and hides no rows. Enter and the arrow keys go from match to match. */
export function MarkField({ name, search }: { name: string; search: MarkSearch }) {
  function goOn(event: KeyboardEvent) {
    const by = STEPS[event.key === 'Enter' && event.shiftKey ? 'ArrowUp' : event.key];
    if (by === undefined || event.nativeEvent.isComposing) return;
    event.preventDefault();
    search.step?.(by);
  }

  return (
    <div data-unprinted className="flex w-full items-center gap-1 @2xl:w-auto">
      <SearchBox
        name={name}
        text={search.text}
        setText={search.type}
        onKeyDown={goOn}
        room="@2xl:w-64"
        end="pr-20 placeholder-shown:pr-3"
      >
        <span role="status" className="-translate-y-1/2 absolute top-1/2 right-3 text-caption text-ink-2">
          {search.label}
        </span>
        <span role="status" className="sr-only">
          <span key={search.met?.time}>{search.met?.text}</span>
        </span>
      </SearchBox>
      <IconButton
        name="Previous match"
        icon={ChevronUp}
        aria-disabled={!search.step}
        onClick={() => search.step?.(-1)}
      />
      <IconButton name="Next match" icon={ChevronDown} aria-disabled={!search.step} onClick={() => search.step?.(1)} />
    </div>
  );
}

const STEPS: Readonly<Record<string, 1 | -1>> = { Enter: 1, ArrowDown: 1, ArrowUp: -1 };
