import { type ReactNode, type RefObject, useEffect, useRef, useState } from 'react';
import { Button } from '#ui/controls/button.tsx';
import { platform } from '#ui/platform.ts';

type TabWarning = Readonly<{
  /** Where books are better off than in this tab; undefined also once the user has chosen the tab all the same. */
  place: string | undefined;
  stay: () => void;
  part: RefObject<HTMLDivElement | null>;
}>;

/** The warning before books are put into a tab from which they may be removed, and whether it still stands. */
export function useTabWarning(): TabWarning {
  const [isChosen, setChosen] = useState(false);
  const part = useRef<HTMLDivElement>(null);
  // The button that had the focus is gone. A field would take it with a keyboard over half of the form.
  useEffect(() => {
    if (isChosen) part.current?.focus();
  }, [isChosen]);
  return { place: isChosen ? undefined : platform().sparedIn, stay: () => setChosen(true), part };
}

/** Says it in the place of a form, which comes if the user goes on. */
export function AfterTabWarning({ warning, children }: { warning: TabWarning; children: ReactNode }) {
  const { place, stay, part } = warning;
  if (place === undefined)
    return (
      <div ref={part} tabIndex={-1} className="focus:outline-none">
        {children}
      </div>
    );
  return (
    <section aria-label="Books in a tab" className="flex flex-col items-start gap-4 rounded-sheet border bg-sheet p-5">
      <TabWarningWords place={place} />
      <Button onClick={stay}>{STAY}</Button>
    </section>
  );
}

export function TabWarningWords({ place }: { place: string }) {
  return (
    <p className="max-w-prose">
      {`In a tab, Safari removes books after seven days without a visit. Add Tarazu to the ${place} (Share, Add to ${place}), open it there, and start the books in it.`}
    </p>
  );
}

export const STAY = 'Go On in This Tab';
