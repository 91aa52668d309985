import { updateRight } from '#data/books/staff/staff-settings.ts';
import {
  type ChangedRights,
  choicesOfRight,
  EVERY_RIGHT,
  GUARDED_ROLES,
  type GuardedRole,
  PERMISSION_WORDS,
  permissionOf,
  type Right,
  RIGHTS,
} from '#domain/books/staff/right.ts';
import { cellInWords } from '#domain/books/staff/rights-in-words.ts';
import { sayFailure } from '#ui/feedback/outcome-toasts.ts';
import { Pick } from '#ui/fields/pick.tsx';

/** What each role may: a cell is in force from the next act on, in all tabs. */
export function RightsTable({ rights }: { rights: ChangedRights }) {
  return (
    <section aria-labelledby="rights" className="rounded-sheet border bg-sheet">
      <div className="px-5 py-4">
        <h2 id="rights" className="font-semibold">
          Rights
        </h2>
        <p className="mt-1 max-w-prose text-ink-2 text-table">
          An Owner may all. What asks for approval is done once another person, who is allowed it, types her passcode.
        </p>
      </div>
      <table role="table" aria-labelledby="rights" className="w-full border-collapse text-table max-sm:block">
        <thead role="rowgroup" className="max-sm:sr-only">
          <tr role="row">
            {['Right', 'Owner', ...GUARDED_ROLES].map((title) => (
              <th key={title} role="columnheader" scope="col" className={HEAD}>
                {title}
              </th>
            ))}
          </tr>
        </thead>
        <tbody role="rowgroup" className="max-sm:block">
          {EVERY_RIGHT.map((right) => (
            <tr key={right} role="row" className={ROW}>
              <th role="rowheader" scope="row" className={`${CELL} ps-5 text-start font-medium max-sm:basis-full`}>
                {RIGHTS[right].words}
              </th>
              <td role="cell" className={`${CELL} text-ink-2 max-sm:sr-only`}>
                {PERMISSION_WORDS.allowed}
              </td>
              {GUARDED_ROLES.map((role) => (
                <td key={role} role="cell" className={`${CELL} max-sm:basis-[calc(50%-0.375rem)]`}>
                  <span aria-hidden className="text-caption text-ink-2 sm:hidden">
                    {role}
                  </span>
                  <RightCell {...{ rights, right, role }} />
                </td>
              ))}
            </tr>
          ))}
        </tbody>
      </table>
    </section>
  );
}

function RightCell({ rights, right, role }: { rights: ChangedRights; right: Right; role: GuardedRole }) {
  const [choices, permission] = [choicesOfRight(right), permissionOf(rights, role, right)];
  if (choices.length === 0) return <p className="text-ink-2">{PERMISSION_WORDS[permission]}</p>;
  return (
    <Pick
      name={cellInWords(right, role)}
      value={permission}
      heard={PERMISSION_WORDS[permission]}
      options={choices}
      showOption={(choice) => PERMISSION_WORDS[choice]}
      onChange={(chosen) => {
        if (chosen !== permission) updateRight(`${right}/${role}`, chosen).catch(sayFailure);
      }}
      className="field-box flex w-full items-center justify-between gap-1 px-2 sm:min-w-31"
    />
  );
}

const HEAD = 'h-10 px-1.5 text-start first:ps-5 last:pe-5 font-medium text-caption text-ink-2';
const ROW =
  'border-t max-sm:flex max-sm:flex-wrap max-sm:items-end max-sm:gap-x-3 max-sm:gap-y-1.5 max-sm:px-5 max-sm:py-3';
const CELL = 'px-1.5 py-1.5 align-middle last:pe-5 max-sm:p-0!';
