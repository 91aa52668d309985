import { Download, X } from 'lucide';
import { IconButton } from '#ui/button.tsx';
import { focusFind } from '#ui/focus.ts';
import { Icon } from '#ui/icon.tsx';
import { Pick } from '#ui/pick.tsx';
import { SearchBox } from './search-box.tsx';

/** The options that a list can be filtered by. */
export type ListFilter<Filter extends string> = Readonly<{ name: string; all: string; options: readonly Filter[] }>;

/** The tools of a whole list: find, filter, download as CSV. `of` names the records: "invoices". */
export function ListTools<Filter extends string>({
  of,
  view: { find, filter: narrowed },
  filter,
  setView,
  onSave,
  isSortable = true,
}: {
  of: string;
  view: Readonly<{ find: string; filter: string }>;
  /** "Filter by status", "All statuses" for no filter, and the options. */
  filter?: ListFilter<Filter> | undefined;
  setView: (change: { find: string } | { filter: string }) => void;
  onSave: () => void;
  /** False for a list with one fixed order, where no sort pick list is shown beside the tools. */
  isSortable?: boolean;
}) {
  return (
    <div data-unprinted className="contents">
      <SearchBox
        name={`Find ${of}`}
        text={find}
        setText={(text) => setView({ find: text })}
        room={`@max-[22rem]:order-first @2xl:grow-0 @2xl:basis-64 ${filter || isSortable ? WHOLE_LINE : 'basis-36'}`}
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
      {filter && (
        <Pick
          name={filter.name}
          value={narrowed === '' ? filter.all : narrowed}
          options={[filter.all, ...filter.options]}
          onChange={(picked) => setView({ filter: picked === filter.all ? '' : picked })}
          className="field-box flex w-auto! items-center justify-between gap-2 border-rule"
        />
      )}
      <SaveButton onSave={onSave} className="order-last @max-[22rem]:order-first" />
    </div>
  );
}

/** Downloads the whole list as CSV. */
export function SaveButton({ onSave, className = 'order-last' }: { onSave: () => void; className?: string }) {
  return <IconButton name="Download CSV" icon={Download} onClick={onSave} className={className} />;
}

const WHOLE_LINE = 'basis-full @max-[22rem]:basis-36 @md:basis-36';
const CLEAR =
  'absolute inset-y-0 right-0 flex w-9 touch:w-control items-center justify-center rounded-control text-ink-2 hover:text-ink';
