import { titleOfReturn } from '#domain/books/returns/filing.ts';
import { PickField } from '#ui/fields/pick-field.tsx';
import { RecordForm } from '#ui/record-forms/record-dialogs.tsx';
import { ReasonField } from './reason-field.tsx';
import { type UnlockReturnEditor, WAS_FILED } from './unlock-return-editor.ts';

/** Opens the month of a filed return, for a reason that the edit log keeps. */
export function UnlockReturnDialog({ editor }: { editor: UnlockReturnEditor }) {
  const title = editor.state.name === 'create' ? `Unlock ${titleOfReturn(editor.state.draft.of)}` : '';
  return (
    <RecordForm editor={editor} verb="Unlock" titles={{ create: title, edit: '' }}>
      {(draft) => (
        <div className="flex flex-col gap-4">
          <ReasonField value={draft.reason} problem={editor.problems.reason} onChange={editor.change} />
          <PickField
            label="This return was"
            problem={editor.problems.wasFiled}
            value={draft.wasFiled}
            options={WAS_FILED}
            onChange={(wasFiled) => editor.change({ wasFiled })}
          />
        </div>
      )}
    </RecordForm>
  );
}
