import { ActiveField } from '#screens/books/parts/masters/active-field.tsx';
import { MasterDialogs } from '#screens/books/parts/masters/master-dialogs.tsx';
import { TextAreaField } from '#ui/fields/text-area-field.tsx';
import { TextField } from '#ui/fields/text-field.tsx';
import type { GodownEditor } from './godown-editor.ts';

/** The dialogs to create, edit and delete a godown. */
export function GodownDialogs({ editor }: { editor: GodownEditor }) {
  const { problems, change } = editor;
  return (
    <MasterDialogs editor={editor} noun="Godown">
      {(draft, godown) => (
        <>
          <TextField
            label="Name"
            isRequired
            problem={problems.name}
            value={draft.name}
            onChange={(name) => change({ name })}
          />
          <TextAreaField label="Address" value={draft.address} onChange={(address) => change({ address })} />
          {godown && <ActiveField isActive={draft.isActive} problem={problems.isActive} onChange={change} />}
        </>
      )}
    </MasterDialogs>
  );
}
