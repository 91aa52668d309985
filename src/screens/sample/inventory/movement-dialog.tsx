import { RecordForm } from '#ui/record-forms/record-dialogs.tsx';
import { MovementFields } from './movement-fields.tsx';
import type { MovementEditor } from './movement-editor.ts';

/** The only dialog of a movement: it is recorded and never edited. */
export function MovementDialog({ editor }: { editor: MovementEditor }) {
  return (
    <RecordForm editor={editor} titles={{ create: 'Record Stock Movement', edit: 'Record Stock Movement' }}>
      {(draft) => <MovementFields draft={draft} missing={editor.missing} onChange={editor.change} />}
    </RecordForm>
  );
}
