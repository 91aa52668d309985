import { useState } from 'react';
import { business } from '#data/books/business.ts';
import { useLive } from '#data/books/live.ts';
import { noteMovedAway } from '#data/books/copies/moved-away.ts';
import { isCopyUnseen, safety } from '#data/books/copies/safety.ts';
import { currentBooksKey } from '#data/books/store.ts';
import { formatNumber } from '#domain/format.ts';
import { InstallSteps } from '#screens/parts/install-steps.tsx';
import { momentInWords } from '#screens/books/parts/moment-in-words.ts';
import { RestoreDialog } from '#screens/books/parts/restore-dialog.tsx';
import { SaveCopyDialog } from '#screens/books/parts/save-copy-dialog.tsx';
import { useMayDo } from '#screens/books/parts/use-may.ts';
import { Button } from '#ui/controls/button.tsx';
import { TextLink } from '#ui/controls/text-link.tsx';
import { sayFailure } from '#ui/feedback/outcome-toasts.ts';
import { Section } from '#ui/layout/section.tsx';
import { platform } from '#ui/platform.ts';
import { AutomaticCopies } from './automatic-copies.tsx';
import { UnseenCopy } from './unseen-copy.tsx';

/** Copies of the open books: saved by hand, restored in place, and saved by themselves where the browser can. */
export function BackupPanel() {
  const key = currentBooksKey() ?? '';
  const stands = useLive(['safety'], safety);
  const isUnseen = useLive(['unseen copy'], isCopyUnseen);
  const own = useLive(['business'], business);
  const mayRestore = useMayDo('settings');
  const [open, setOpen] = useState<'save' | 'restore' | 'move' | 'steps'>();
  const close = () => setOpen(undefined);
  const { sparedIn: place } = platform();

  /** The steps are shown even where that they were cannot be noted: the copy is saved. */
  async function handOver() {
    await noteMovedAway().catch(sayFailure);
    setOpen('steps');
  }

  return (
    <div className="flex flex-col gap-4">
      {place && (
        <Section
          title={`Move to the ${place}`}
          sentence="In a tab, Safari removes books after seven days without a visit."
        >
          <p className="mb-4">
            An app on the {place} is spared. It has a storage of its own, so the books move there by a copy.
          </p>
          <Button look="primary" onClick={() => setOpen('move')}>
            Move to the {place}
          </Button>
        </Section>
      )}
      <Section
        title="Copies"
        sentence="These books are only on this device. A copy is a file that brings them back whole if the device is lost."
      >
        <div className="flex flex-col gap-4">
          {stands && <p>{lastCopyInWords(stands)}</p>}
          {isUnseen === true && <UnseenCopy />}
          <div className="flex flex-wrap gap-2">
            <Button look={place ? 'plain' : 'primary'} onClick={() => setOpen('save')}>
              Save a copy
            </Button>
            {mayRestore && <Button onClick={() => setOpen('restore')}>Restore from a copy</Button>}
          </div>
        </div>
      </Section>
      <AutomaticCopies />
      <Section title="Other programs" sentence="A copy is for Tarazu alone. Other programs take and give other files.">
        <TextLink to="/books/$key/import-export" params={{ key }}>
          Import & Export
        </TextLink>
      </Section>
      {open === 'save' && <SaveCopyDialog booksKey={key} onClose={close} />}
      {open === 'move' && <SaveCopyDialog booksKey={key} onSaved={() => void handOver()} onClose={close} />}
      {open === 'steps' && (
        <InstallSteps title={`Move to the ${place}`} onClose={close}>
          <p className="mb-3">
            The copy is saved. Three steps move the books; from then on write there alone, as nothing that is written
            here later is in the copy. This tab asks before it saves a change.
          </p>
        </InstallSteps>
      )}
      {open === 'restore' && own && <RestoreDialog over={{ key, name: own.name }} onClose={close} />}
    </div>
  );
}

function lastCopyInWords({ lastCopy, changesSinceCopy }: Awaited<ReturnType<typeof safety>>): string {
  if (lastCopy === '') return 'No copy of these books was ever saved.';
  const since =
    changesSinceCopy === 0
      ? 'Nothing has changed since.'
      : `${formatNumber(changesSinceCopy)} ${changesSinceCopy === 1 ? 'change' : 'changes'} since.`;
  return `The last copy is of ${momentInWords(lastCopy)}. ${since}`;
}
