import { useMemo } from 'react';
import { today } from '#data/clock.ts';
import { type BatchChoice, batchChoices } from '#data/books/batches/batches.ts';
import { business } from '#data/books/business.ts';
import { useLive } from '#data/books/live.ts';
import { isExpired } from '#domain/books/batch.ts';
import { expiryInWords } from '#domain/books/batches/batch-days.ts';
import { formatNumber, formatRupees } from '#domain/format.ts';
import { ChoiceField } from '#ui/combobox/choice-field.tsx';
import type { Option } from '#ui/combobox/option-search.ts';

/** Chooses the batch that a line takes, by its number; empty, those go that expire first. */
export function BatchChoiceField({
  item,
  place,
  isSold,
  batch,
  problem,
  onChange,
}: {
  item: string;
  place: string | undefined;
  /** Expired goods do not go first then, unless the business sells them. */
  isSold: boolean;
  batch: string;
  problem: string | undefined;
  onChange: (number: string) => void;
}) {
  const choices = useLive(['batches to take', item, place], () => batchChoices(item, place));
  const options = useMemo(() => choices?.map(optionOf) ?? NOTHING, [choices]);
  const chosen = options.find(({ id }) => id.toLowerCase() === batch.trim().toLowerCase());
  const sellsExpired = useLive(['business'], business)?.expiredGoods === 'Warn';
  const first = choices?.findIndex(({ expiry }) => !isSold || sellsExpired || !isExpired(expiry, today()));
  const goesFirst = options[first ?? -1];
  // One that is not there any more is shown as it was chosen, so that it can be replaced.
  const all = batch === '' || chosen ? options : [{ id: batch, name: batch }, ...options];
  return (
    <div data-passed={problem === undefined || undefined} className="col-span-2 min-w-0">
      <ChoiceField
        label="Batch"
        emptyWords="No batch is called so."
        help={
          batch === ''
            ? goesFirst
              ? `Empty: what expires first, ${goesFirst.name} · ${goesFirst.detail}`
              : 'Nothing that may go is in stock here.'
            : chosen?.detail
        }
        problem={problem}
        value={chosen?.id ?? batch}
        options={all}
        onChange={onChange}
      />
    </div>
  );
}

/** "A", "Exp 09/26 · 2 there · MRP ₹120". */
function optionOf({ number, expiry, quantity, mrp }: BatchChoice): Option {
  const until = expiry === '' ? '' : `${isExpired(expiry, today()) ? 'Expired' : 'Exp'} ${expiryInWords(expiry)}`;
  const parts = [until, `${formatNumber(quantity)} there`, mrp === undefined ? '' : `MRP ${formatRupees(mrp)}`];
  return { id: number, name: number, detail: parts.filter((part) => part !== '').join(' · ') };
}

const NOTHING: readonly Option[] = [];
