import { BatchFields } from '#screens/books/parts/batches/batch-fields.tsx';
import { EditHistory } from '#screens/books/parts/edit-history.tsx';
import { formatText } from '#domain/format.ts';
import { Quoted } from '#ui/layout/quoted.tsx';
import { DeleteConfirmation, RecordForm } from '#ui/record-forms/record-dialogs.tsx';
import type { BatchEditor } from './batch-editor.ts';

/** The dialogs that correct a batch, and delete it. */
export function BatchDialogs({ editor }: { editor: BatchEditor }) {
  const { number, made, expiry, mrp } = editor.problems;
  return (
    <>
      <RecordForm editor={editor} titles={{ create: '', edit: 'Edit Batch' }}>
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
      <DeleteConfirmation editor={editor} title="Delete batch">
        {(batch) => (
          <>
            <p>Are you sure you want to delete this batch? This action cannot be undone.</p>
            <p className="text-ink">
              <Quoted>{formatText(batch.number)}</Quoted> of <Quoted>{formatText(batch.item.name)}</Quoted>
            </p>
          </>
        )}
      </DeleteConfirmation>
    </>
  );
}

/** A cleared field does not stay. */
const NOTHING = { mrp: undefined } as object;
