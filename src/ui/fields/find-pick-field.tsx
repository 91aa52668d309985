import { type ComponentProps, type KeyboardEvent, useRef, useState } from 'react';
import { PickField } from './pick-field.tsx';
import { TextField } from './text-field.tsx';

/**
 * A pick list whose options may be too many for one list: then a search field above it narrows them, and Enter in that
 * field opens the list. The picked option stays in the list even if the search does not match it or its record is gone.
 */
export function FindPickField({
  finding: { label, text, hasMore, find: onFind },
  options,
  ...pick
}: Omit<ComponentProps<typeof PickField<string>>, 'options'> & {
  options: readonly string[];
  finding: { label: string; text: string; hasMore: boolean; find: (text: string) => void };
}) {
  // Stays once shown: `hasMore` is false while an answer is being read, and the user may be typing in the field.
  const [canFind, setCanFind] = useState(hasMore);
  if (hasMore && !canFind) setCanFind(true);
  const isUnlisted = pick.value !== '' && !options.includes(pick.value);
  const list = useRef<HTMLDivElement>(null);

  function openOnEnter(event: KeyboardEvent) {
    if (event.key !== 'Enter' || event.nativeEvent.isComposing) return;
    // Otherwise Enter would also submit the form.
    event.preventDefault();
    list.current?.querySelector('button')?.click();
  }

  return (
    <div className="flex min-w-0 flex-col gap-2">
      {canFind && <TextField label={label} isForCodes value={text} onChange={onFind} onKeyDown={openOnEnter} />}
      <div ref={list}>
        <PickField {...pick} options={isUnlisted ? [...options, pick.value] : options} />
      </div>
    </div>
  );
}
