import { openingValue } from '#domain/books/masters/item.ts';
import { formatName, formatNumber, formatRupees } from '#domain/format.ts';
import { EditHistory } from '#screens/books/parts/edit-history.tsx';
import { Quoted } from '#ui/layout/quoted.tsx';
import { DeleteConfirmation, RecordForm } from '#ui/record-forms/record-dialogs.tsx';
import { ItemFields } from '#screens/books/parts/masters/item-fields.tsx';
import type { ItemEditor, VersionedItem } from '#screens/books/parts/masters/item-editor.ts';

/** The dialogs to create, edit and delete an item. */
export function ItemDialogs({ editor }: { editor: ItemEditor }) {
  return (
    <>
      <RecordForm editor={editor} width="max-w-[40rem]" titles={{ create: 'New Item', edit: 'Edit Item' }}>
        {(draft, item) => (
          <div className="flex flex-col gap-4">
            <ItemFields draft={draft} isNew={item === undefined} problems={editor.problems} onChange={editor.change} />
            {item && <EditHistory of={item.id} />}
          </div>
        )}
      </RecordForm>
      <DeleteConfirmation editor={editor} title="Delete item">
        {(item) => (
          <>
            <p>Are you sure you want to delete this item? This action cannot be undone.</p>
            <DeletedItem item={item} />
          </>
        )}
      </DeleteConfirmation>
    </>
  );
}

/** "Chair, and the opening stock of 10 NOS, ₹12,000". */
function DeletedItem({ item }: { item: VersionedItem }) {
  return (
    <p className="text-ink">
      <Quoted>{formatName(item.name, 'Unnamed item')}</Quoted>
      {item.openingQuantity !== 0 &&
        `, and the opening stock of ${formatNumber(item.openingQuantity)} ${item.unit}, ${formatRupees(openingValue(item))}`}
    </p>
  );
}
