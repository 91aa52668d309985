import { CalendarDays } from 'lucide';
import { startTransition, useCallback, useEffect, useState } from 'react';
import { Button } from '#ui/controls/button.tsx';
import { useOnNavigate } from '#ui/navigation/on-navigate.ts';
import { Icon } from '#ui/controls/icon.tsx';
import { lazyDialog } from '#ui/overlays/lazy-dialog.tsx';
import { beginOpening } from '#ui/overlays/opening.ts';
import { todayOpening } from './open-signals.ts';

export function TodayButton() {
  const [isOpen, setOpen] = useState(false);
  useOnNavigate(() => isOpen && setOpen(false));
  const open = useCallback(() => {
    if (!isOpen) beginOpening(todayOpening, () => setOpen(false));
    startTransition(() => setOpen(true));
  }, [isOpen]);
  useEffect(() => todayOpening.subscribe(open), [open]);

  return (
    <>
      <Button
        title="Today"
        className="border-transparent bg-transparent text-ink-2 max-md:hidden"
        aria-haspopup="dialog"
        onClick={open}
      >
        <Icon of={CalendarDays} />
        <span className="max-[52rem]:sr-only">Today</span>
      </Button>
      {isOpen && <TodayDialog onClose={() => setOpen(false)} />}
    </>
  );
}

const TodayDialog = lazyDialog(async () => (await import('./today-dialog.tsx')).TodayDialog);
