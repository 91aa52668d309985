import { maySee } from '#data/books/staff/access.ts';
import { openingValue } from '#domain/books/masters/item.ts';
import { formatNumber, formatRupees } from '#domain/format.ts';
import { EditHistory } from '#screens/books/parts/edit-history.tsx';
import { ItemFields } from '#screens/books/parts/masters/item-fields.tsx';
import type { ItemEditor, VersionedItem } from '#screens/books/parts/masters/item-editor.ts';
import { OpeningWarnings } from './opening-warnings.tsx';
import { MasterDialogs } from '#screens/books/parts/masters/master-dialogs.tsx';

/** The dialogs to create, edit and delete an item. */
export function ItemDialogs({ editor }: { editor: ItemEditor }) {
  return (
    <MasterDialogs editor={editor} noun="Item" width="max-w-[40rem]" goesAlong={goesAlong}>
      {(draft, item) => (
        <>
          <ItemFields draft={draft} isNew={item === undefined} problems={editor.problems} onChange={editor.change} />
          {item && <OpeningWarnings item={item} draft={draft} />}
          {item && <EditHistory of={item.id} />}
        </>
      )}
    </MasterDialogs>
  );
}

/** ", and the opening stock of 10 NOS, ₹12,000". */
function goesAlong(item: VersionedItem): string {
  const { openingQuantity, unit } = item;
  if (openingQuantity === 0) return '';
  const stock = `, and the opening stock of ${formatNumber(openingQuantity)} ${unit}`;
  return maySee('cost') ? `${stock}, ${formatRupees(openingValue(item))}` : stock;
}
