import type { ReactNode } from 'react';
import { Button } from '#ui/controls/button.tsx';
import { useOnNavigate } from '#ui/navigation/on-navigate.ts';
import { Dialog, DialogBody, DialogButtons } from '#ui/overlays/dialog.tsx';
import type { Opener } from '#ui/overlays/opening.ts';
import { platform } from '#ui/platform.ts';

/** The three steps from a tab of Safari, which offers no app by itself, to the app and the books in it. */
export function InstallSteps({
  title,
  opener,
  onClose,
  children,
}: {
  title: string;
  /** Who has begun to open it (`beginOpening`). */
  opener?: Opener;
  onClose: () => void;
  /** Stands before the steps. */
  children?: ReactNode;
}) {
  const { sparedIn: place } = platform();
  useOnNavigate(onClose);
  return (
    <Dialog title={title} {...(opener && { opener })} onDismiss={onClose} width="max-w-md">
      <DialogBody>
        {children}
        <ol className="flex list-decimal flex-col gap-2 ps-5">
          <li>Press Share, then Add to {place}.</li>
          <li>Open Tarazu from the {place}.</li>
          <li>In it choose Books, then All books: there you start your books, or restore them from a copy.</li>
        </ol>
      </DialogBody>
      <DialogButtons>
        <Button onClick={onClose}>Close</Button>
      </DialogButtons>
    </Dialog>
  );
}
