import { useEffect, useRef } from 'react';
import { item } from '#data/books/masters/items.ts';
import { ITEM_EDITOR } from '#screens/books/parts/masters/item-editor.ts';
import { ItemFields } from '#screens/books/parts/masters/item-fields.tsx';
import { sayFailure } from '#ui/feedback/outcome-toasts.ts';
import { RecordForm } from '#ui/record-forms/record-dialogs.tsx';
import { useRecordEditor } from '#ui/records/use-record-editor.ts';

/** The form of an item with which something is wrong, over the bill. */
export function EditItem({ id, onClose }: { id: string; onClose: () => void }) {
  const editor = useRecordEditor(ITEM_EDITOR);
  const wasOpen = useRef(false);
  useEffect(() => {
    item(id).then((found) => (found ? editor.open.edit(found) : onClose()), sayFailure);
    // oxlint-disable-next-line react/exhaustive-deps -- only on mount
  }, []);
  useEffect(() => {
    if (editor.state.name !== 'closed') wasOpen.current = true;
    else if (wasOpen.current) onClose();
  });
  return (
    <RecordForm editor={editor} width="max-w-[40rem]" titles={{ create: 'New Item', edit: 'Edit Item' }}>
      {(draft) => (
        <div className="flex flex-col gap-4">
          <ItemFields draft={draft} isNew={false} problems={editor.problems} onChange={editor.change} />
        </div>
      )}
    </RecordForm>
  );
}
