import { useLiveResult } from '#data/books/live.ts';
import { everyPerson } from '#data/books/staff/persons.ts';
import { staffSettings } from '#data/books/staff/staff-settings.ts';
import { ListProblem } from '#ui/records/list-problem.tsx';
import { NewRecoveryCode } from './new-recovery-code.tsx';
import { Locking } from './locking.tsx';
import { RightsTable } from './rights-table.tsx';
import { StaffTable } from './staff-table.tsx';

/** The persons of the staff, when the page locks, how an Owner comes in again, and what each role may. */
export function StaffPanel() {
  const { value: known, problem } = useLiveResult(['staff'], async () => ({
    persons: await everyPerson(),
    settings: await staffSettings(),
  }));
  if (problem) return <ListProblem problem={problem} />;
  if (!known) return null;
  const { persons, settings } = known;
  return (
    <div className="flex flex-col gap-4">
      <StaffTable persons={persons} />
      {persons.some(({ hasPasscode }) => hasPasscode) && (
        <>
          <Locking settings={settings} />
          <NewRecoveryCode />
          <RightsTable rights={settings.rights} />
        </>
      )}
    </div>
  );
}
