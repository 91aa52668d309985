import { Plus, Trash2 } from 'lucide';
import { useRef } from 'react';
import type { ItemInput } from '#domain/books/masters/item.ts';
import { blankPack, MOST_PACKS, type PackInput, withPackUnit } from '#domain/books/masters/pack.ts';
import { packInWords, problemsInPacks } from '#domain/books/masters/pack-problems.ts';
import type { Problems } from '#domain/books/problems.ts';
import { formatRate, readRate } from '#domain/books/rate.ts';
import { UNIT_CODES, type UnitCode, unitName } from '#domain/books/unit.ts';
import { readQuantity, readRupees } from '#domain/amount-reading.ts';
import { formatNumber, formatPlainRupees } from '#domain/format.ts';
import { useFocusOnChange } from '#screens/parts/use-focus-on-change.ts';
import { useLineKeys } from '#screens/parts/use-line-keys.ts';
import { ChoiceField } from '#ui/combobox/choice-field.tsx';
import { Button, IconButton } from '#ui/controls/button.tsx';
import { Icon } from '#ui/controls/icon.tsx';
import { FigureField } from '#ui/fields/figure-field.tsx';
import { CodeField } from './code-field.tsx';
import type { PartOfItem } from './item-editor.ts';

/** The further codes of goods: of packs, and of one under another MRP. */
export function PackFields({ draft, problems, onChange }: PartOfItem) {
  const { packs } = draft;
  const { keys, forget } = useLineKeys(packs.length);
  const rows = useRef<HTMLDivElement>(null);
  useFocusOnChange(rows, packs.length);
  const inPacks = problems.packs === undefined ? [] : problemsInPacks(draft);
  // A wrong group is marked itself; what other items have is told here.
  const isMarked = inPacks.some((found) => Object.keys(found).length > 0);
  const changeAt = (place: number, next: (pack: PackInput) => PackInput) =>
    onChange((before) => ({ packs: before.packs.map((pack, at) => (at === place ? next(pack) : pack)) }));

  return (
    <div ref={rows} className="flex flex-col gap-4 border-t pt-4">
      <div className="flex flex-col gap-4 empty:hidden">
        {packs.map((pack, at) => (
          <PackGroup
            key={keys[at]}
            name={packInWords(at)}
            draft={draft}
            pack={pack}
            problems={inPacks[at] ?? {}}
            onChange={(next) => changeAt(at, next)}
            onRemove={() => {
              forget(at);
              onChange((before) => ({ packs: before.packs.toSpliced(at, 1) }));
            }}
          />
        ))}
      </div>
      {problems.packs !== undefined && !isMarked && (
        <p role="alert" data-wrong tabIndex={-1} className="text-bad text-caption">
          {problems.packs}
        </p>
      )}
      {packs.length < MOST_PACKS && (
        <div className="flex flex-wrap items-center gap-x-4 gap-y-1">
          <Button data-add onClick={() => onChange((before) => ({ packs: [...before.packs, blankPack(before.unit)] }))}>
            <Icon of={Plus} />
            Add Barcode
          </Button>
          {packs.length === 0 && (
            <p className="text-caption text-ink-3">For a box or a dozen, or for packs with another MRP.</p>
          )}
        </div>
      )}
    </div>
  );
}

function PackGroup({
  name,
  draft,
  pack,
  problems,
  onChange,
  onRemove,
}: {
  name: string;
  /** The item that it is of. */
  draft: ItemInput;
  pack: PackInput;
  problems: Problems<PackInput>;
  onChange: (next: (pack: PackInput) => PackInput) => void;
  onRemove: () => void;
}) {
  const { unit: of, sellingPrice: usualPrice } = draft;
  const change = (patch: Partial<PackInput>) => onChange((before) => ({ ...before, ...patch }));
  return (
    <div role="group" aria-label={name} className="flex flex-col gap-2">
      <div className="-my-1 flex items-center justify-between">
        <span aria-hidden className="font-medium text-table">
          {name}
        </span>
        <IconButton name={`Remove ${name}`} icon={Trash2} onClick={onRemove} />
      </div>
      <div className="grid grid-cols-2 items-start gap-x-3 gap-y-2 sm:grid-cols-6">
        <div className="col-span-2 sm:col-span-4">
          <CodeField
            label="Code"
            isRequired
            draft={draft}
            problem={problems.code}
            value={pack.code}
            onChange={(code) => change({ code })}
          />
        </div>
        <div className="sm:col-span-2">
          <ChoiceField<UnitCode>
            label="Unit"
            isRequired
            emptyWords="No unit is called so."
            help={unitName(pack.unit)}
            problem={problems.unit}
            value={pack.unit}
            options={GOODS_UNITS}
            onChange={(unit) => unit !== '' && onChange((before) => withPackUnit(before, unit, of))}
          />
        </div>
        <div className="sm:col-span-2">
          <FigureField
            label="Contains"
            isRequired
            help={of}
            problem={problems.contains}
            value={pack.contains}
            read={readQuantity}
            show={formatNumber}
            onChange={(contains) => change({ contains })}
          />
        </div>
        <div className="sm:col-span-2">
          <FigureField
            label="Selling Price"
            help={usualPrice === null ? undefined : 'Empty: the item’s × Contains'}
            problem={problems.sellingPrice}
            value={pack.sellingPrice}
            read={readRate}
            show={formatRate}
            onChange={(sellingPrice) => change({ sellingPrice })}
          />
        </div>
        <div className="col-span-2">
          <FigureField
            label="MRP"
            problem={problems.mrp}
            value={pack.mrp}
            read={readRupees}
            show={formatPlainRupees}
            onChange={(mrp) => change({ mrp })}
          />
        </div>
      </div>
    </div>
  );
}

/** Found by code or name. Goods are counted, so they have one. */
export const GOODS_UNITS = UNIT_CODES.filter((code) => code !== 'NA').map((code) => ({
  id: code,
  name: code,
  detail: unitName(code),
}));
