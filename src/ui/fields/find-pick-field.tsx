import { type ComponentProps, type KeyboardEvent, useRef } from 'react';
import { PickField } from './pick-field.tsx';
import { TextField } from './text-field.tsx';

/**
 * A pick list of which there may be too many for one list: a field above it then finds among them, and Enter there opens
 * the list. What was chosen stays an option, though the find does not mean it or it is gone.
 */
export function FindPickField({
  finding: { label, text, hasMore, look },
  options,
  ...pick
}: Omit<ComponentProps<typeof PickField<string>>, 'options'> & {
  options: readonly string[];
  finding: { label: string; text: string; hasMore: boolean; look: (text: string) => void };
}) {
  const isKept = pick.value !== '' && !options.includes(pick.value);
  const list = useRef<HTMLDivElement>(null);

  function openOnEnter(event: KeyboardEvent) {
    if (event.key !== 'Enter' || event.nativeEvent.isComposing) return;
    // In a form it would also press Save.
    event.preventDefault();
    list.current?.querySelector('button')?.click();
  }

  return (
    <div className="flex min-w-0 flex-col gap-2">
      {(hasMore || text !== '') && <TextField label={label} value={text} onChange={look} onKeyDown={openOnEnter} />}
      <div ref={list}>
        <PickField {...pick} options={isKept ? [...options, pick.value] : options} />
      </div>
    </div>
  );
}
