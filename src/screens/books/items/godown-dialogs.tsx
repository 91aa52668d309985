import { formatName } from '#domain/format.ts';
import { SwitchField } from '#ui/fields/switch-field.tsx';
import { TextAreaField } from '#ui/fields/text-area-field.tsx';
import { TextField } from '#ui/fields/text-field.tsx';
import { Quoted } from '#ui/layout/quoted.tsx';
import { DeleteConfirmation, RecordForm } from '#ui/record-forms/record-dialogs.tsx';
import type { GodownEditor } from './godown-editor.ts';

/** The dialogs to create, edit and delete a godown. */
export function GodownDialogs({ editor }: { editor: GodownEditor }) {
  const { problems, change } = editor;
  return (
    <>
      <RecordForm editor={editor} titles={{ create: 'New Godown', edit: 'Edit Godown' }}>
        {(draft, godown) => (
          <div className="flex flex-col gap-4">
            <TextField
              label="Name"
              isRequired
              problem={problems.name}
              value={draft.name}
              onChange={(name) => change({ name })}
            />
            <TextAreaField label="Address" value={draft.address} onChange={(address) => change({ address })} />
            {godown && (
              <div className="border-t pt-2">
                <SwitchField
                  label="Active"
                  help={problems.isActive ?? 'When off, it is no longer offered; its documents stay.'}
                  isOn={draft.isActive}
                  onChange={(isActive) => change({ isActive })}
                />
              </div>
            )}
          </div>
        )}
      </RecordForm>
      <DeleteConfirmation editor={editor} title="Delete godown">
        {({ name }) => (
          <>
            <p>Are you sure you want to delete this godown? This action cannot be undone.</p>
            <p className="text-ink">
              <Quoted>{formatName(name, 'Unnamed godown')}</Quoted>
            </p>
          </>
        )}
      </DeleteConfirmation>
    </>
  );
}
