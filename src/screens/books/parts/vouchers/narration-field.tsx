import { useLive } from '#data/books/live.ts';
import { lastNarration } from '#data/books/vouchers/vouchers.ts';
import type { VoucherKind } from '#domain/books/vouchers/voucher.ts';
import { TextButton } from '#ui/controls/text-button.tsx';
import { TextAreaField } from '#ui/fields/text-area-field.tsx';
import { keyWords } from '#ui/keys/keys.ts';
import { useKeys } from '#ui/keys/use-keys.ts';
import { Quoted } from '#ui/layout/quoted.tsx';

/** The purpose of a voucher in words. The narration of the last one of its kind is one key away. */
export function NarrationField({
  kind,
  value,
  onChange,
}: {
  kind: VoucherKind;
  value: string;
  onChange: (narration: string) => void;
}) {
  const last = useLive(['last narration', kind], () => lastNarration(kind)) ?? '';

  function repeat(): boolean {
    if (last === '' || document.querySelector('[aria-modal="true"]')) return false;
    onChange(last);
    document.querySelector<HTMLElement>('[data-narration] textarea')?.focus();
    return true;
  }
  useKeys({ repeat });

  return (
    <div data-narration className="min-w-0">
      <TextAreaField
        label="Narration"
        value={value}
        help={
          last === '' || last === value ? undefined : (
            <>
              <TextButton onClick={repeat}>Use the last narration</TextButton>{' '}
              <span className="touch:hidden">({keyWords('repeat')})</span>: <Quoted>{last}</Quoted>
            </>
          )
        }
        onChange={onChange}
      />
    </div>
  );
}
