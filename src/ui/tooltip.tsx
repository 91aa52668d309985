import { type PointerEvent, type ReactNode, type FocusEvent, useState } from 'react';

type Place = { left: number; top: number };

/**
 * A word beside an icon, at once on hover or focus; Escape puts it away. Wrap the control, which keeps its own name. It is
 * placed in the window, not in its surroundings: a list that scrolls would cut it off.
 */
export function Tooltip({ text, children }: { text: string | undefined; children: ReactNode }) {
  const [place, setPlace] = useState<Place>();

  function show({ currentTarget }: PointerEvent | FocusEvent) {
    const { right, top, height } = currentTarget.getBoundingClientRect();
    setPlace({ left: right + 8, top: top + height / 2 });
  }

  return (
    // oxlint-disable-next-line jsx-a11y/no-static-element-interactions -- only watches what happens to the control inside
    <span
      className="block"
      onPointerEnter={show}
      onPointerLeave={() => setPlace(undefined)}
      onFocus={show}
      onBlur={() => setPlace(undefined)}
      onKeyDown={(event) => event.key === 'Escape' && setPlace(undefined)}
    >
      {children}
      {place && text !== undefined && (
        <span
          role="tooltip"
          style={place}
          className="-translate-y-1/2 pointer-events-none fixed z-50 whitespace-nowrap rounded-control bg-ink px-2.5 py-1.5 text-caption text-paper shadow-float"
        >
          {text}
        </span>
      )}
    </span>
  );
}
