import type { ReactNode } from 'react';
import { Download, FileSpreadsheet, X } from 'lucide';
import { IconButton } from '#ui/controls/button.tsx';
import { focusFind } from '#ui/navigation/focus.ts';
import { Icon } from '#ui/controls/icon.tsx';
import { Pick } from '#ui/fields/pick.tsx';
import type { ListFormat } from './save-list.ts';
import { SearchBox } from '#ui/fields/search-box.tsx';

/** The options that a list can be filtered by. */
export type ListFilter<Filter extends string> = Readonly<{ name: string; all: string; options: readonly Filter[] }>;

/** The tools of a whole list: find, filter, download. `of` names the records: "invoices". */
export function ListTools<Filter extends string>({
  of,
  view: { find, filter: narrowed },
  filter,
  setView,
  onSave,
  children,
}: {
  of: string;
  view: Readonly<{ find: string; filter: string }>;
  /** "Filter by status", "All statuses" for no filter, and the options. */
  filter?: ListFilter<Filter> | undefined;
  setView: (change: { find: string } | { filter: string }) => void;
  /** Missing where the screen has buttons of its own for its files. */
  onSave?: (format: ListFormat) => void;
  /** More to choose by. */
  children?: ReactNode;
}) {
  return (
    <div data-unprinted className="contents">
      <SearchBox
        name={`Find ${of}`}
        text={find}
        setText={(text) => setView({ find: text })}
        room="basis-36 @max-md:order-first @2xl:grow-0 @2xl:basis-64"
        end="pr-8 placeholder-shown:pr-2 touch:not-placeholder-shown:pr-control"
      >
        {find !== '' && (
          <button
            type="button"
            aria-label="Clear find"
            onClick={(event) => {
              focusFind(event.currentTarget);
              setView({ find: '' });
            }}
            className={CLEAR}
          >
            <Icon of={X} size={16} />
          </button>
        )}
      </SearchBox>
      {filter && <FilterPick filter={filter} value={narrowed} onChange={(picked) => setView({ filter: picked })} />}
      {children}
      {onSave && <SaveButtons onSave={onSave} className={SAVE_BUTTONS} />}
    </div>
  );
}

/** Chooses what a list is filtered by; '' stands for all. */
export function FilterPick<Filter extends string>({
  filter: { name, all, options },
  value,
  onChange,
}: {
  filter: ListFilter<Filter>;
  value: string;
  onChange: (picked: string) => void;
}) {
  return (
    <Pick
      name={name}
      value={value === '' ? all : value}
      options={[all, ...options]}
      onChange={(picked) => onChange(picked === all ? '' : picked)}
      className="field-box flex w-auto! items-center justify-between gap-2 border-rule"
    />
  );
}

/** Downloads the whole list, as CSV or XLSX. */
export function SaveButtons({
  onSave,
  className = 'order-last',
}: {
  onSave: (format: ListFormat) => void;
  className?: string;
}) {
  return (
    <>
      <IconButton name="Download CSV" icon={Download} onClick={() => onSave('CSV')} className={className} />
      <IconButton name="Download XLSX" icon={FileSpreadsheet} onClick={() => onSave('XLSX')} className={className} />
    </>
  );
}

/** Beside the find field on a phone; beside the heading, no higher than it, where filter and sort stand beside the field. */
const SAVE_BUTTONS = 'order-last @max-2xl:order-first @md:@max-2xl:-my-2.5';
const CLEAR =
  'absolute inset-y-0 right-0 flex w-9 touch:w-control items-center justify-center rounded-control text-ink-2 hover:text-ink';
