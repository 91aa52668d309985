import {
  type ComponentProps,
  type FormEvent,
  type ReactNode,
  type RefObject,
  useEffect,
  useEffectEvent,
  useRef,
} from 'react';
import { Button } from '#ui/controls/button.tsx';
import { Confirmation, Dialog, DialogBody, DialogButtons, DiscardQuestion } from '#ui/overlays/dialog.tsx';
import { useOnNavigate } from '#ui/navigation/on-navigate.ts';
import { acceptOnKey } from '#ui/keys/accept-on-key.ts';
import { useLeaveGuard } from '#ui/navigation/leave-guard.ts';
import type { Opener } from '#ui/overlays/opening.ts';
import type { RecordEditor } from '#ui/records/use-record-editor.ts';
import { AcceptButton } from './accept-button.tsx';
import { FocusFirst } from './focus-first.tsx';
import { refuseUnread, unreadField } from './unread-field.ts';

/** The dialog that creates and edits a record. The screen passes the fields. */
export function RecordForm<Row, Draft, Required extends string>({
  editor,
  titles,
  width,
  codeOf,
  verb,
  children,
}: {
  editor: RecordEditor<Row, Draft, Required>;
  titles: { create: string; edit: string };
  width?: string;
  /** The id of the record that is edited, where its table shows one. */
  codeOf?: (row: Row) => string;
  /** The word on the button, where something else than saving is done. */
  verb?: string;
  children: (draft: Draft, row: Row | undefined) => ReactNode;
}) {
  const { state } = editor;
  if (state.name !== 'create' && state.name !== 'edit') return null;
  return (
    <OpenForm
      // Going from edit to create mounts a new form.
      key={state.name}
      title={titles[state.name]}
      {...(width !== undefined && { width })}
      code={state.name === 'edit' ? codeOf?.(state.row) : undefined}
      isChanged={editor.isChanged}
      missing={[...editor.missing, ...Object.keys(editor.problems)]}
      {...(verb !== undefined && { verb })}
      onSave={editor.save}
      onClose={editor.close}
      opener={editor.opener}
    >
      {children(state.draft, state.name === 'edit' ? state.row : undefined)}
    </OpenForm>
  );
}

/** The confirmation before a record is deleted. The screen says what exactly is deleted with it. */
export function DeleteConfirmation<Row, Draft, Required extends string>({
  editor,
  title,
  children,
}: {
  editor: RecordEditor<Row, Draft, Required>;
  title: string;
  children: (row: Row) => ReactNode;
}) {
  if (editor.state.name !== 'delete') return null;
  return (
    <Confirmation
      title={title}
      verb="Delete"
      opener={editor.opener}
      onRefuse={editor.close}
      onConfirm={() => void editor.confirmDelete()}
    >
      {children(editor.state.row)}
    </Confirmation>
  );
}

function OpenForm({
  title,
  width,
  code,
  isChanged,
  opener,
  onClose,
  ...form
}: {
  title: string;
  width?: string;
  opener: Opener;
  code: string | undefined;
  isChanged: boolean;
} & Omit<ComponentProps<typeof Form>, 'ref'>) {
  const fields = useRef<HTMLFormElement>(null);
  // An unreadable figure or half a date is not in the draft, but was typed all the same.
  const holdsSomething = () => isChanged || unreadField(fields.current) !== null;
  const leaving = useLeaveGuard(holdsSomething);
  // A form that was saved meanwhile must let a held navigation go, or the address would not match the screen.
  const letGo = useEffectEvent(() => leaving.leave());
  useEffect(() => () => letGo(), []);
  // A navigation within the same screen, such as to another record, closes an unchanged form.
  useOnNavigate(() => !holdsSomething() && onClose());

  return (
    <Dialog
      title={title}
      opener={opener}
      {...(width !== undefined && { width })}
      aside={code !== undefined && <p className="text-caption text-ink-2">{code}</p>}
      onDismiss={() => (holdsSomething() ? leaving.ask() : onClose())}
    >
      <Form ref={fields} onClose={onClose} {...form} />
      {leaving.isAsked && (
        <DiscardQuestion
          onStay={leaving.stay}
          onDiscard={() => {
            onClose();
            leaving.leave();
          }}
        >
          <p>What you typed is not saved yet.</p>
        </DiscardQuestion>
      )}
    </Dialog>
  );
}

function Form({
  ref: form,
  missing,
  verb = 'Save',
  onSave,
  onClose,
  children,
}: {
  ref: RefObject<HTMLFormElement | null>;
  missing: readonly string[];
  verb?: string;
  onSave: () => Promise<void>;
  onClose: () => void;
  children: ReactNode;
}) {
  const missingNow = missing.join();
  const wasTried = useRef(false);

  useEffect(() => {
    if (missingNow !== '' && wasTried.current) {
      wasTried.current = false;
      form.current?.querySelector<HTMLElement>('[aria-invalid="true"]')?.focus();
    }
  });

  function submit(event: FormEvent) {
    event.preventDefault();
    const unread = unreadField(form.current);
    if (unread) return refuseUnread(unread, verb);
    wasTried.current = true;
    void onSave();
  }

  return (
    <form
      ref={form}
      noValidate
      onSubmit={submit}
      onKeyDownCapture={acceptOnKey}
      className="flex min-h-0 flex-1 flex-col"
    >
      <FocusFirst form={form} />
      <DialogBody>{children}</DialogBody>
      <DialogButtons>
        <Button onClick={onClose}>Cancel</Button>
        <AcceptButton verb={verb} />
      </DialogButtons>
    </form>
  );
}
