import { useRef } from 'react';
import { nextOwnCode } from '#data/books/counter/own-codes.ts';
import type { ItemInput } from '#domain/books/masters/item.ts';
import { Button } from '#ui/controls/button.tsx';
import { sayFailure } from '#ui/feedback/outcome-toasts.ts';
import { TextField } from '#ui/fields/text-field.tsx';

/** A code of goods, typed or scanned; a blank one can be made: the next of the shop's own that neither items nor `draft` have. */
export function CodeField({
  draft,
  value,
  onChange,
  ...field
}: {
  label: string;
  isRequired?: boolean;
  problem: string | undefined;
  draft: Pick<ItemInput, 'barcode' | 'packs'>;
  value: string;
  onChange: (code: string) => void;
}) {
  const place = useRef<HTMLDivElement>(null);

  async function make() {
    try {
      onChange(await nextOwnCode([draft.barcode, ...draft.packs.map(({ code }) => code)]));
      // The button is gone then.
      place.current?.querySelector('input')?.focus();
    } catch (error) {
      sayFailure(error);
    }
  }

  return (
    <div ref={place} className="flex items-start gap-2">
      <div className="min-w-0 flex-1">
        <TextField {...field} isForCodes value={value} onChange={onChange} />
      </div>
      {value.trim() === '' && (
        // Beside the control, below the line of its label.
        <div className="pt-[calc(1lh+0.25rem)] text-caption">
          <Button className="px-3 text-table" onClick={() => void make()}>
            Make Code
          </Button>
        </div>
      )}
    </div>
  );
}
