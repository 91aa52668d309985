import { trimPathRight, useLocation } from '@tanstack/react-router';
import { Button } from '#ui/button.tsx';
import { Dialog, DialogBody, DialogButtons } from '#ui/dialog.tsx';
import { SwitchField } from '#ui/fields/switch-field.tsx';
import { KeyCaps } from '#ui/keys/key-caps.tsx';
import { KEYS } from '#ui/keys/keys.ts';
import { useQuestionMark } from './question-mark.ts';

/** The keys that work on the screen one is on, by where they do. */
export function KeysDialog({ onClose }: { onClose: () => void }) {
  const questionMark = useQuestionMark();
  const path = useLocation({ select: ({ pathname }) => trimPathRight(pathname) });
  return (
    <Dialog title="Keys" onDismiss={onClose}>
      <DialogBody>
        <div className="flex flex-col gap-5">
          {SECTIONS.filter(({ isHere }) => isHere(path)).map(({ title }) => (
            <section key={title}>
              <h3 className="border-b pb-1.5 font-medium">{title}</h3>
              <dl>
                {Object.values(KEYS)
                  .filter(({ where }) => where === title)
                  .map(({ does, chords }) => (
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

/** Where keys work, and how one sees that the screen has it. */
const SECTIONS: readonly { title: (typeof KEYS)[keyof typeof KEYS]['where']; isHere: (path: string) => boolean }[] = [
  { title: 'Everywhere', isHere: () => true },
  { title: 'Accounts & Vouchers', isHere: (path) => path === '/accounting' },
  { title: 'In a list', isHere: () => document.querySelector('main [role="table"]') !== null },
  { title: 'In a form', isHere: () => document.querySelector('main form, [data-create]') !== null },
];
