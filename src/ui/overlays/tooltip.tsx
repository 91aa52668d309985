import { type PointerEvent, type ReactNode, type FocusEvent, useEffect, useState } from 'react';

type Place = { left: number; top: number };

/**
 * A label beside an icon, shown at once on hover or keyboard focus; it stays while the mouse is over the label itself,
 * and Escape hides it. Wrap the control, which needs a name of its own. The position is fixed, as a scrolling list
 * would clip it.
 */
export function Tooltip({ text, children }: { text: string | undefined; children: ReactNode }) {
  const [place, setPlace] = useState<Place>();

  useEffect(() => {
    if (!place) return undefined;
    const escape = ({ key }: KeyboardEvent) => key === 'Escape' && setPlace(undefined);
    document.addEventListener('keydown', escape);
    return () => document.removeEventListener('keydown', escape);
  }, [place]);

  function show({ currentTarget }: PointerEvent | FocusEvent) {
    if (text === undefined) return;
    const { right, top, height } = currentTarget.getBoundingClientRect();
    setPlace({ left: right, top: top + height / 2 });
  }

  return (
    <span
      className="block"
      onPointerEnter={show}
      onPointerLeave={() => setPlace(undefined)}
      onFocus={(event) => event.target.matches(':focus-visible') && show(event)}
      onBlur={() => setPlace(undefined)}
    >
      {children}
      {place && text !== undefined && (
        <span style={place} className="-translate-y-1/2 fixed z-50 pl-2">
          <span
            role="tooltip"
            className="block whitespace-nowrap rounded-control bg-ink px-2.5 py-1.5 text-caption text-paper shadow-float"
          >
            {text}
          </span>
        </span>
      )}
    </span>
  );
}
