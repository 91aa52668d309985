import type { Passcode } from '#domain/books/staff/passcode.ts';
import type { Role } from '#domain/books/staff/role.ts';
import { PasscodeField } from '#screens/books/parts/staff/passcode-field.tsx';
import type { DraftProblems } from '#ui/records/draft-problems.ts';

/** A new passcode, typed twice. */
export function PasscodeFields({
  of,
  problems,
  missing,
  onChange,
}: {
  of: Role;
  problems: DraftProblems<Passcode>;
  missing: readonly string[];
  onChange: (patch: Partial<Passcode>) => void;
}) {
  return (
    <div className="grid gap-4 sm:grid-cols-2">
      <PasscodeField
        label="Passcode"
        isRequired
        autoComplete="new-password"
        help={of === 'Owner' ? '6 to 8 digits.' : '4 to 8 digits.'}
        problem={problems.passcode ?? (missing.includes('passcode') ? 'Enter a passcode.' : undefined)}
        onType={(passcode) => onChange({ passcode })}
      />
      <PasscodeField
        label="Repeat Passcode"
        isRequired
        autoComplete="new-password"
        problem={problems.repeated ?? (missing.includes('repeated') ? 'Type the same passcode again.' : undefined)}
        onType={(repeated) => onChange({ repeated })}
      />
    </div>
  );
}
