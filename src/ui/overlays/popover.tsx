import { type ReactNode, startTransition, useCallback, useId, useLayoutEffect, useRef, useState } from 'react';
import { useOnNavigate } from '#ui/navigation/on-navigate.ts';
import { beginOpening, endOpening } from './opening.ts';

/** The props of the button that opens a popover. */
type OpeningProps = { id: string; 'aria-haspopup': 'dialog'; 'aria-expanded': boolean; onClick: () => void };

/**
 * A titled panel over the page, opened by its button. Escape, a press outside, tabbing out of it and any navigation
 * close it; focus moves into it when it opens, and back to the button.
 */
export function Popover({
  title,
  place,
  button,
  children,
}: {
  title: string;
  place: string;
  button: (opener: OpeningProps) => ReactNode;
  children: (close: () => void) => ReactNode;
}) {
  const id = useId();
  const root = useRef<HTMLDivElement>(null);
  const [isOpen, setOpen] = useState(false);

  const close = useCallback(() => {
    setOpen(false);
    document.getElementById(id)?.focus();
  }, [id]);

  // A layout effect, as after a transition an ordinary effect runs only after the paint: a quick Escape would be
  // missed.
  useLayoutEffect(() => {
    if (!isOpen) return;
    endOpening();
    root.current?.querySelector<HTMLElement>('[role=dialog] :is(a, button)')?.focus();
    const leave = ({ target }: Event) => {
      if (target instanceof Node && !root.current?.contains(target)) setOpen(false);
    };
    // On the document, as a press on plain text in the panel moves the focus to the body.
    const escape = ({ key }: KeyboardEvent) => key === 'Escape' && close();
    document.addEventListener('keydown', escape);
    document.addEventListener('pointerdown', leave);
    document.addEventListener('focusin', leave);
    return () => {
      document.removeEventListener('keydown', escape);
      document.removeEventListener('pointerdown', leave);
      document.removeEventListener('focusin', leave);
    };
  }, [isOpen, close]);

  useOnNavigate(() => isOpen && close());

  return (
    <div ref={root} className="contents">
      {button({
        id,
        'aria-haspopup': 'dialog',
        'aria-expanded': isOpen,
        onClick: () => {
          if (!isOpen) beginOpening(close, () => setOpen(false));
          startTransition(() => setOpen(!isOpen));
        },
      })}
      {isOpen && (
        <div
          role="dialog"
          aria-label={title}
          className={`fixed z-70 max-h-[calc(100dvh-5rem)] animate-appear overflow-y-auto overscroll-contain rounded-sheet bg-sheet shadow-float ${place}`}
        >
          <h2 className="px-4 pt-3.5 pb-1.5 font-semibold">{title}</h2>
          {children(close)}
        </div>
      )}
    </div>
  );
}
