import { capsOf } from './keys.ts';

/** A key combination as printed on the keyboard, one cap per key. */
export function KeyCaps({ chord }: { chord: string }) {
  return (
    <kbd className="inline-flex shrink-0 gap-1">
      {capsOf(chord).map((cap) => (
        <kbd
          key={cap}
          className="inline-flex min-w-5 items-center justify-center rounded-tick border bg-sheet px-1 font-sans text-caption text-ink-2"
        >
          {cap}
        </kbd>
      ))}
    </kbd>
  );
}
