import { copyIfDue } from '#data/books/copies/automatic-copies.ts';
import {
  allowFolder,
  canChooseFolder,
  chooseFolder,
  type FolderNote,
  type FolderProblem,
  leaveFolder,
  lostFolder,
} from '#data/books/copies/copy-folder.ts';
import { useLive } from '#data/books/live.ts';
import { useCopyFolder } from '#data/books/copies/use-copy-folder.ts';
import { momentInWords } from '#screens/books/parts/moment-in-words.ts';
import { Problem } from '#screens/parts/problem.tsx';
import { Button } from '#ui/controls/button.tsx';
import { oncePressed } from '#ui/controls/once-pressed.ts';
import { Section } from '#ui/layout/section.tsx';
import { sayFailure } from '#ui/feedback/outcome-toasts.ts';

/** Copies in a folder of the user's choice: which one, the last copy, and what is wrong with it, with the one thing to do. */
export function AutomaticCopies() {
  const note = useCopyFolder();
  const lost = useLive(['lost folder', note?.folder.name], lostFolder);
  return (
    <Section
      title="Automatic copies"
      sentence="After changes, at most once a day, into a folder. Those of the last 7 days, 4 weeks and 12 months stay."
    >
      {canChooseFolder() ? (
        <div className="flex flex-col gap-4">
          <p>
            {note ? wordsOf(note) : lost ? LOST[lost] : 'No folder is chosen, so no copies are saved by themselves.'}
          </p>
          {note && note.problem !== '' && <Problem>{PROBLEMS[note.problem].words}</Problem>}
          <div className="flex flex-wrap gap-2">
            <OneAction note={note} />
            {note && <Button onClick={() => void press(leaveFolder)}>Stop</Button>}
          </div>
          <p className="text-caption text-ink-2">
            These copies have no password: whoever can open the folder can read them. One on another disk, or that a
            cloud keeps, survives this device.
          </p>
        </div>
      ) : (
        <p className="text-ink-2">
          This browser lets no page save into a folder. Save a copy by hand, as often as you could not bear to lose what
          you wrote since.
        </p>
      )}
    </Section>
  );
}

function OneAction({ note }: { note: FolderNote | undefined }) {
  if (!note) return <Button onClick={() => void press(choose)}>Choose Folder</Button>;
  if (note.problem === '') return <Button onClick={() => void press(choose)}>Change Folder</Button>;
  const { action } = PROBLEMS[note.problem];
  return (
    <Button look="primary" onClick={() => void press(() => ACTIONS[action](note))}>
      {action}
    </Button>
  );
}

async function choose(): Promise<void> {
  if (await chooseFolder()) await copyIfDue({ isAsked: true });
}

function press(action: () => Promise<void>): Promise<void> {
  return oncePressed('folder', () => action().catch(sayFailure));
}

function wordsOf({ folder, lastCopy }: FolderNote): string {
  const last = lastCopy === '' ? 'No copy was saved there yet' : `The last one is of ${momentInWords(lastCopy)}`;
  return `Copies go to the folder “${folder.name}”. ${last}.`;
}

const LOST = {
  restored:
    'These books were restored, and a folder that was chosen before is not known here: automatic copies are off until you choose it again.',
  unreadable:
    'The browser cannot read which folder was chosen: automatic copies are off until you choose it again, or start the browser anew.',
} as const;

const ACTIONS = {
  'Choose Folder': choose,
  'Allow Folder': async (note: FolderNote) => {
    if (await allowFolder(note)) await copyIfDue({ isAsked: true });
  },
  'Try Again': () => copyIfDue({ isAsked: true }),
} as const;

const PROBLEMS: Readonly<Record<FolderProblem, Readonly<{ words: string; action: keyof typeof ACTIONS }>>> = {
  'not allowed': {
    words: 'The browser asks you again before it saves into the folder. Until then no copies are saved there.',
    action: 'Allow Folder',
  },
  gone: {
    words: 'The folder is not there any more, so no copy was saved. Put it back, or choose another.',
    action: 'Choose Folder',
  },
  full: {
    words: 'The disk of the folder has no room left, so no copy was saved. Free some space, then try again.',
    action: 'Try Again',
  },
  damaged: {
    words:
      'The copy could not be read back whole, so it was taken away again. Older copies are still there. Try again.',
    action: 'Try Again',
  },
  failed: {
    words: 'The copy could not be saved in the folder. Older copies are still there. Try again.',
    action: 'Try Again',
  },
};
