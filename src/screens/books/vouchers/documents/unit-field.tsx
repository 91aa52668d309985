import { useState } from 'react';
import { item as itemOfId } from '#data/books/masters/items.ts';
import { useLive } from '#data/books/live.ts';
import type { DocumentLine } from '#domain/books/documents/document.ts';
import { type ItemRow, rowInWords, rowsOfItem, termsOfRow } from '#domain/books/masters/item-row.ts';
import { UNIT_CODES, type UnitCode, unitName } from '#domain/books/unit.ts';
import { formatNumber } from '#domain/format.ts';
import { ComboboxField } from '#ui/combobox/combobox-field.tsx';
import { filterByBeginnings } from '#ui/combobox/option-search.ts';

/** Chooses the unit of a line: the packs of its item first, then all units. */
export function UnitField({
  line: { item, unit, contains },
  problem,
  onUnit,
  onRow,
}: {
  line: Pick<DocumentLine, 'item' | 'unit' | 'contains'>;
  problem: string | undefined;
  onUnit: (unit: UnitCode) => void;
  onRow: (row: ItemRow) => void;
}) {
  const [text, setText] = useState<string>();
  const isAsked = text !== undefined;
  const rows = useLive(['packs of an item', item?.id, isAsked], async () => {
    const known = item && isAsked ? await itemOfId(item.id) : undefined;
    return known?.packs ? rowsOfItem(known) : NO_ROWS;
  });
  const packs = (rows ?? NO_ROWS).map((row, at) => ({
    id: `row/${at}`,
    name: termsOfRow(row).unit,
    detail: detailOf(row),
  }));
  const others = packs.length === 0 ? UNITS : UNITS.filter(({ id }) => id !== item?.unit);

  function choose(id: string | null) {
    const row = rows?.find((_, at) => id === `row/${at}`);
    const code = UNIT_CODES.find((one) => one === id);
    if (row) onRow(row);
    else if (code) onUnit(code);
  }

  return (
    <ComboboxField
      label="Unit"
      isRequired
      emptyWords="No unit is called so."
      help={contains !== undefined && item?.unit ? `of ${formatNumber(contains)} ${item.unit}` : undefined}
      problem={problem}
      value={{ id: unit, name: unit }}
      text={text}
      options={filterByBeginnings([...packs, ...others], text ?? '')}
      isLoading={isAsked && rows === undefined}
      onType={setText}
      onChoose={choose}
    />
  );
}

/** "BOX of 12 · MRP ₹1,320", and the code, by which one is found that is like another. */
function detailOf(row: ItemRow): string {
  return [rowInWords(row), row.pack?.code].filter(Boolean).join(' · ');
}

const NO_ROWS: readonly ItemRow[] = [];
/** Found by code or name. A service, and what goes to a ledger, has none: NA. */
const UNITS = UNIT_CODES.map((code) => ({ id: code as string, name: code as string, detail: unitName(code) }));
