import { Lock, Pencil } from 'lucide';
import type { ReactNode } from 'react';
import type { PersonOfStaff } from '#data/books/staff/persons.ts';
import { personInput } from '#domain/books/staff/person.ts';
import { formatText } from '#domain/format.ts';
import { Button } from '#ui/controls/button.tsx';
import { Quoted } from '#ui/layout/quoted.tsx';
import { lazyDialog } from '#ui/overlays/lazy-dialog.tsx';
import { RowAction, RowButtons } from '#ui/records/row-actions.tsx';
import { useRecordEditor } from '#ui/records/use-record-editor.ts';
import { CHANGE_PERSON, NEW_PERSON, SET_PASSCODE } from './person-editors.ts';

/** The persons of the staff, of whom there are a few. */
export function StaffTable({ persons }: { persons: readonly PersonOfStaff[] }) {
  const [newPerson, changed, passcode] = [
    useRecordEditor(NEW_PERSON),
    useRecordEditor(CHANGE_PERSON),
    useRecordEditor(SET_PASSCODE),
  ];
  const isFirst = !persons.some(({ hasPasscode }) => hasPasscode);
  return (
    <section aria-labelledby="staff" className="rounded-sheet border bg-sheet">
      <div className="flex flex-wrap items-center gap-3 px-5 py-4">
        <div className="min-w-0 flex-1">
          <h2 id="staff" className="font-semibold">
            Staff
          </h2>
          <p className="mt-1 max-w-prose text-ink-2 text-table">
            Passcodes keep staff to their work and record who did what. They do not encrypt this device. Use the
            device’s own lock as well.
          </p>
          {persons.length > 0 && isFirst && (
            <p className="mt-2 max-w-prose font-medium text-table text-waiting">
              No passcode is set. Until an Owner has one, everyone may do everything.
            </p>
          )}
        </div>
        <Button onClick={() => newPerson.open.createFrom(isFirst ? { role: 'Owner' } : {})}>New Person</Button>
      </div>
      <table role="table" aria-labelledby="staff" className="w-full border-collapse text-table max-sm:block">
        <thead role="rowgroup" className="max-sm:sr-only">
          <tr role="row">
            {['Name', 'Role', 'Active', 'Actions'].map((title) => (
              <th key={title} role="columnheader" scope="col" className={HEAD}>
                {title}
              </th>
            ))}
          </tr>
        </thead>
        <tbody role="rowgroup" className="max-sm:block">
          {persons.map((person) => (
            <tr key={person.id} role="row" className={ROW}>
              <th role="rowheader" scope="row" className={`${CELL} text-start font-medium max-sm:basis-full`}>
                <Quoted>{formatText(person.name)}</Quoted>
                {!person.hasPasscode && !isFirst && (
                  <p className="font-normal text-caption text-waiting">No passcode is set.</p>
                )}
              </th>
              <Cell title="Role">{person.role}</Cell>
              <Cell title="Active">{person.isActive ? 'Yes' : 'No'}</Cell>
              {/* On a card the first icon begins where the words do. */}
              <td role="cell" className={`${CELL} max-sm:-ms-3`}>
                <RowButtons>
                  <RowAction
                    name={`Edit ${formatText(person.name)}`}
                    icon={Pencil}
                    onPress={() => changed.open.createFrom({ ...personInput(person), person })}
                  />
                  {(!isFirst || (person.role === 'Owner' && person.isActive)) && (
                    <RowAction
                      name={`Set Passcode ${formatText(person.name)}`}
                      icon={Lock}
                      onPress={() => passcode.open.createFrom({ person })}
                    />
                  )}
                </RowButtons>
              </td>
            </tr>
          ))}
        </tbody>
      </table>
      {newPerson.state.name !== 'closed' && <NewPersonDialog editor={newPerson} isFirst={isFirst} />}
      {changed.state.name !== 'closed' && <ChangePersonDialog editor={changed} />}
      {passcode.state.name !== 'closed' && <SetPasscodeDialog editor={passcode} />}
    </section>
  );
}

/** A cell; where a row is a card, it says what it is, as the heads are not seen there. */
function Cell({ title, children }: { title: string; children: ReactNode }) {
  return (
    <td role="cell" className={`${CELL} max-sm:flex max-sm:basis-full max-sm:justify-between max-sm:gap-4`}>
      <span aria-hidden className="text-ink-2 sm:hidden">
        {title}
      </span>
      <span>{children}</span>
    </td>
  );
}

const NewPersonDialog = lazyDialog(async () => (await import('./person-dialogs.tsx')).NewPersonDialog);
const ChangePersonDialog = lazyDialog(async () => (await import('./person-dialogs.tsx')).ChangePersonDialog);
const SetPasscodeDialog = lazyDialog(async () => (await import('./person-dialogs.tsx')).SetPasscodeDialog);

const HEAD = 'h-10 px-5 text-start last:text-end font-medium text-caption text-ink-2';
const ROW =
  'border-t max-sm:flex max-sm:flex-wrap max-sm:items-baseline max-sm:gap-x-4 max-sm:gap-y-1.5 max-sm:px-5 max-sm:py-3';
const CELL = 'wrap-anywhere px-5 py-2 align-middle max-sm:p-0';
