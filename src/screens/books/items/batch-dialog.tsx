import { BatchFields } from '#screens/books/parts/batches/batch-fields.tsx';
import { EditHistory } from '#screens/books/parts/edit-history.tsx';
import { RecordForm } from '#ui/record-forms/record-dialogs.tsx';
import type { BatchEditor } from './batch-editor.ts';

/** Corrects a batch. */
export function BatchDialog({ editor }: { editor: BatchEditor }) {
  const { number, made, expiry, mrp } = editor.problems;
  return (
    <RecordForm editor={editor} verb="Save" titles={{ create: 'Edit Batch', edit: '' }}>
      {({ id, rev, ...batch }) => (
        <>
          <div className="grid items-start gap-4 sm:grid-cols-2">
            <BatchFields
              batch={batch}
              messages={{ batch: number, made, expiry, batchMrp: mrp }}
              onChange={(next) => editor.change(() => ({ ...NOTHING, ...next, id, rev }))}
            />
          </div>
          <p className="mt-3 text-caption text-ink-2">Documents that name it stay as they were printed.</p>
          <EditHistory of={id} />
        </>
      )}
    </RecordForm>
  );
}

/** A cleared field does not stay. */
const NOTHING = { mrp: undefined } as object;
