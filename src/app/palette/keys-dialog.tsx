import { trimPathRight, useLocation } from '@tanstack/react-router';
import { isOfCounter, workspaceOf } from '#app/workspaces/workspace-of-address.ts';
import { Button } from '#ui/controls/button.tsx';
import { Dialog, DialogBody, DialogButtons } from '#ui/overlays/dialog.tsx';
import { SwitchField } from '#ui/fields/switch-field.tsx';
import { KeyCaps } from '#ui/keys/key-caps.tsx';
import { KEYS, type KeyName } from '#ui/keys/keys.ts';
import { PALETTE_DIALOGS } from './palette-dialogs.ts';
import { useQuestionMark } from './question-mark-shortcut.ts';

/** The keys that work on the current screen, grouped by where they work. */
export function KeysDialog({ onClose }: { onClose: () => void }) {
  const questionMark = useQuestionMark();
  const path = useLocation({ select: ({ pathname }) => trimPathRight(pathname) });
  const keys = Object.entries(KEYS).filter(([name, { where }]) => isHere(name as KeyName, where, path));
  return (
    <Dialog title="Keys" opener={PALETTE_DIALOGS.keys} onDismiss={onClose}>
      <DialogBody>
        <div className="flex flex-col gap-5">
          {SECTIONS.filter((title) => keys.some(([, { where }]) => where === title)).map((title) => (
            <section key={title}>
              <h3 className="border-b pb-1.5 font-medium">{title}</h3>
              <dl>
                {keys
                  .filter(([, { where }]) => where === title)
                  .map(([, { does, chords }]) => (
                    <div key={does} className="flex min-h-9 items-center justify-between gap-4 border-b last:border-0">
                      <dt>{does}</dt>
                      <dd className="flex shrink-0 items-center gap-2">
                        {chords.map((chord, at) => (
                          <span key={chord} className="flex items-center gap-2">
                            {at > 0 && <span className="text-caption text-ink-3">or</span>}
                            <KeyCaps chord={chord} />
                          </span>
                        ))}
                      </dd>
                    </div>
                  ))}
              </dl>
            </section>
          ))}
          <SwitchField
            label="“?” shows these keys"
            help="Without it they are found under “Find anything”."
            isOn={questionMark.isOn}
            onChange={questionMark.turn}
          />
        </div>
      </DialogBody>
      <DialogButtons>
        <Button look="primary" autoFocus onClick={onClose}>
          Close
        </Button>
      </DialogButtons>
    </Dialog>
  );
}

function isHere(name: KeyName, where: Where, path: string): boolean {
  if (where === 'At the counter') return isOfCounter(path);
  if (isOfCounter(path) && (where === 'Accounts & Vouchers' || where === 'In books')) return false;
  if (where === 'Accounts & Vouchers') return path === '/accounting' || workspaceOf(path).name === 'books';
  if (where === 'In books') return workspaceOf(path).name === 'books';
  if (where === 'In a voucher') return document.querySelector('form[data-goes-on]') !== null;
  const needed = NEEDED[name];
  return needed === undefined || document.querySelector(needed) !== null;
}

type Where = (typeof KEYS)[KeyName]['where'];

const SECTIONS: readonly Where[] = [
  'Everywhere',
  'At the counter',
  'Accounts & Vouchers',
  'In books',
  'In a voucher',
  'In a list',
  'In a form',
];

/** The element without which a key does nothing on a screen. A create button stands for the form it opens. */
const NEEDED: Partial<Record<KeyName, string>> = {
  create: '[data-create]',
  lock: '[data-lock]',
  move: 'main [role="table"] tbody tr',
  edit: 'main [data-editable] tr',
  open: 'main [data-opens] tr',
  delete: 'main [data-deletes] tr',
  select: 'main [data-selectable] tr',
  accept: 'main form:not([data-goes-on]), [data-create]',
  cancel: '[data-create], form[data-goes-on]',
};
