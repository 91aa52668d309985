import { ChevronDown } from 'lucide';
import { useId, useLayoutEffect } from 'react';
import { Icon } from '#ui/controls/icon.tsx';
import { useOnNavigate } from '#ui/navigation/on-navigate.ts';
import type { ComboboxProps } from './combobox-props.ts';
import { ComboboxList, rowId } from './combobox-list.tsx';
import { Field, type FieldProps } from '#ui/fields/field.tsx';
import { useCombobox } from './use-combobox.ts';

/**
 * A field that finds what it chooses: letters narrow a list that the owner reads for them, the arrow keys and Enter
 * choose. Enter submits the form only when there is nothing to choose. Without Headless UI, whose combobox is larger
 * than all fields together. `isForCodes`: a barcode may be scanned into it (`scan.ts`).
 */
export function ComboboxField<Id extends string>({
  value,
  text,
  options,
  isLoading,
  hasMore,
  onType,
  onChoose,
  onAgain,
  onAdd,
  onText,
  isForCodes = false,
  emptyWords = 'Nothing is called so.',
  inputMode,
  ...field
}: FieldProps & ComboboxProps<Id> & { isForCodes?: boolean; emptyWords?: string; inputMode?: 'numeric' }) {
  const listId = useId();
  const combobox = useCombobox({
    value,
    text,
    options,
    onType,
    onChoose,
    ...(field.isRequired !== undefined && { isRequired: field.isRequired }),
    ...(isLoading !== undefined && { isLoading }),
    ...(hasMore !== undefined && { hasMore }),
    ...(onAgain && { onAgain }),
    ...(onAdd && { onAdd }),
    ...(onText && { onText }),
  });
  const { host, rows, active, isUnread, isAnswered } = combobox;
  const isListed = host !== undefined && rows.length > 0;
  useOnNavigate(() => host && combobox.close());

  // A form that the browser validates refuses it, too, and any form can have it told by checkValidity().
  useLayoutEffect(() => combobox.field.current?.setCustomValidity(isUnread ? UNREAD : ''), [combobox.field, isUnread]);

  const problem = isUnread && combobox.isUnreadShown ? UNREAD : field.problem;
  return (
    <Field isLive {...field} problem={problem}>
      {(control) => (
        <div className="relative">
          <input
            {...control}
            ref={combobox.field}
            role="combobox"
            inputMode={inputMode}
            dir="auto"
            aria-autocomplete="list"
            aria-haspopup="listbox"
            aria-expanded={isListed}
            aria-controls={isListed ? listId : undefined}
            aria-activedescendant={isListed && active ? rowId(listId, active) : undefined}
            autoComplete="off"
            autoCapitalize="off"
            spellCheck={false}
            data-unread={isUnread || undefined}
            data-codes={isForCodes || undefined}
            value={combobox.shown}
            // Not onChange, which says nothing when what is pasted over a name is the same name.
            onInput={(event) => combobox.type(event.currentTarget.value)}
            onClick={({ currentTarget: input }) => {
              if (host) return;
              combobox.open();
              if (input.selectionStart === input.selectionEnd) input.select();
            }}
            onKeyDown={combobox.onKeyDown}
            onBlur={combobox.leave}
            onInvalid={combobox.showUnread}
            className="field-box truncate pe-9"
          />
          <Icon
            of={ChevronDown}
            size={14}
            className="pointer-events-none absolute inset-y-0 end-3 my-auto stroke-2 opacity-70 print:hidden"
          />
          {host && (
            <ComboboxList
              id={listId}
              name={field.label}
              field={combobox.field}
              host={host}
              rows={rows}
              active={active}
              chosen={value?.id}
              adding={combobox.query}
              hasMore={combobox.hasMore}
              emptyWords={isAnswered ? emptyWords : LOADING}
              onPoint={combobox.point}
              onTake={combobox.take}
              onAway={combobox.close}
            />
          )}
        </div>
      )}
    </Field>
  );
}

const UNREAD = 'Choose one from the list.';
/** Invisible at first, so that nothing flashes when the answer comes at once. */
const LOADING = <span className="animate-late">Looking …</span>;
