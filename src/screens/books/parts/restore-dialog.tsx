import { useRef, useState } from 'react';
import { COPIES } from '#screens/parts/copies/copies-opener.ts';
import { ReadDialog } from '#screens/parts/copies/read-dialog.tsx';
import { Button } from '#ui/controls/button.tsx';
import { TextField } from '#ui/fields/text-field.tsx';
import { useOnNavigate } from '#ui/navigation/on-navigate.ts';
import { Dialog, DialogBody, DialogButtons } from '#ui/overlays/dialog.tsx';
import { CopySummary, CopyWithNow } from './copy-summary.tsx';
import { STAY, TabWarningWords, useTabWarning } from './tab-warning.tsx';
import { type Over, problemInTypedName, RESTORING, TWINS_NOTE, useRestore } from './use-restore.ts';

/**
 * Lets the user choose a copy, checks all of it, shows what it holds, and makes books of it: new ones, or, once the
 * business's name is typed, in place of those that it is of: with `over` the open ones, which it must replace.
 */
export function RestoreDialog({ over, onDone, onClose }: { over?: Over; onDone?: () => void; onClose: () => void }) {
  const { steps, isRestoring, read, restore } = useRestore({
    onClose,
    ...(over && { over }),
    ...(onDone && { onDone }),
  });
  const { place, stay } = useTabWarning();
  const [typed, setTyped] = useState('');
  const [isTried, setTried] = useState(false);
  const name = useRef<HTMLDivElement>(null);
  const asked = steps.step.name === 'ask' ? steps.step.asked : undefined;
  const same = asked?.same;
  const problem = problemInTypedName(typed, typed === '' ? over : (over ?? same));
  const Summary = over ? CopyWithNow : CopySummary;

  const isWarned = place !== undefined && !over;
  useOnNavigate(() => isWarned && onClose());
  if (isWarned)
    return (
      <Dialog title={WORDS.title} opener={COPIES} onDismiss={onClose}>
        <DialogBody>
          <TabWarningWords place={place} />
        </DialogBody>
        <DialogButtons>
          <Button onClick={onClose}>Cancel</Button>
          <Button onClick={stay}>{STAY}</Button>
        </DialogButtons>
      </Dialog>
    );
  return (
    <ReadDialog
      words={WORDS}
      steps={steps}
      hasTyped={typed !== '' && !isRestoring}
      {...(isRestoring && { onLeave: onClose })}
      submit={
        <Button look={asked && (over || typed !== '') ? 'danger' : 'primary'} type="submit">
          Restore
        </Button>
      }
      onRead={(file, password) => void read(file, password)}
      onApply={(copy) => {
        setTried(true);
        if (problem === undefined) void restore(copy, typed);
        else name.current?.querySelector('input')?.focus();
      }}
      onClose={onClose}
    >
      {asked && <Summary fileName={asked.fileName} copy={asked.copy} />}
      {asked && !same && asked.alike.length > 0 && <p>{TWINS_NOTE}</p>}
      {asked && (over ?? same) && (
        <div ref={name}>
          <TextField
            label="Business Name"
            isRequired={over !== undefined}
            value={typed}
            onChange={setTyped}
            problem={isTried ? problem : undefined}
            help={
              over
                ? `Type “${over.name}” to say that these books may be replaced.`
                : `These books are on this device already. Type “${same?.name}” to replace them by the copy, which cannot be undone; leave it empty to have both. Each then goes on with its own next numbers: write in one of them only, or one number comes on two papers.`
            }
          />
        </div>
      )}
    </ReadDialog>
  );
}

const WORDS = {
  title: 'Restore from a copy',
  file: 'Copy',
  help: 'A file that “Save a copy” wrote. It is checked whole before anything is changed.',
  reading: 'Checking the copy',
  applying: RESTORING,
};
