import { updateLocking } from '#data/books/staff/staff-settings.ts';
import { LOCK_AFTER_CHOICES, lockAfterInWords, type StaffSettings } from '#domain/books/staff/staff-settings.ts';
import { sayFailure } from '#ui/feedback/outcome-toasts.ts';
import { PickField } from '#ui/fields/pick-field.tsx';
import { SwitchField } from '#ui/fields/switch-field.tsx';
import { Section } from '#ui/layout/section.tsx';

/** When the page locks by itself. */
export function Locking({ settings: { lockAfter, lockAfterEachBill } }: { settings: StaffSettings }) {
  return (
    <Section
      title="Locking"
      sentence="A locked page is covered until a passcode is typed. All that stands there stays."
    >
      <div className="flex flex-col gap-3">
        <div className="max-w-56">
          <PickField
            label="Lock After"
            help="Without a key, a touch or a scan."
            value={lockAfterInWords(lockAfter)}
            options={LOCK_AFTER_CHOICES.map(lockAfterInWords)}
            onChange={(words) => {
              const chosen = LOCK_AFTER_CHOICES.find((choice) => lockAfterInWords(choice) === words);
              if (chosen !== undefined && chosen !== lockAfter) updateLocking({ lockAfter: chosen }).catch(sayFailure);
            }}
          />
        </div>
        <SwitchField
          label="Lock After Each Bill"
          help="For a counter at which several persons sell by turns."
          isOn={lockAfterEachBill}
          onChange={(isOn) => void updateLocking({ lockAfterEachBill: isOn }).catch(sayFailure)}
        />
      </div>
    </Section>
  );
}
