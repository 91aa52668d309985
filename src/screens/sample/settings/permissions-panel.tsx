import { PERMISSION_ROLES, USER_TYPES } from '#domain/sample/permission.ts';
import { Button } from '#ui/controls/button.tsx';
import { PickField } from '#ui/fields/pick-field.tsx';
import { toastSuccess } from '#ui/feedback/toast.tsx';
import { AccessTable } from './access-table.tsx';
import type { PermissionsInPage } from './use-permissions.ts';

/** The permissions of each role. They can be ticked, but are neither saved nor enforced (specification §6). */
export function PermissionsPanel({ permissions }: { permissions: PermissionsInPage }) {
  const { userType, role, access, choose, mark } = permissions;
  return (
    <section aria-labelledby="permission-roles" className="rounded-sheet border bg-sheet">
      <div className="border-b px-4 py-3">
        <h2 id="permission-roles" className="font-semibold">
          User Role Settings
        </h2>
        <p className="text-caption text-ink-2">A preview: nothing here is saved or enforced.</p>
      </div>
      <div className="grid gap-6 p-4 lg:grid-cols-[15rem_minmax(0,1fr)]">
        <div className="flex flex-col gap-5">
          <PickField
            label="User Type"
            value={userType}
            options={USER_TYPES}
            onChange={(picked) => choose({ userType: picked })}
          />
          <div role="radiogroup" aria-labelledby="permission-role" className="flex flex-col gap-1">
            <p id="permission-role" className="text-caption text-ink-2">
              Role
            </p>
            {PERMISSION_ROLES.map((name) => (
              <label key={name} className={ROLE}>
                <input
                  type="radio"
                  name="permission-role"
                  checked={name === role}
                  onChange={() => choose({ role: name })}
                  className={RADIO}
                />
                {name}
              </label>
            ))}
          </div>
        </div>
        <div className="flex min-w-0 flex-col gap-4">
          <AccessTable role={role} access={access} onMark={mark} />
          <div>
            <Button look="primary" onClick={() => toastSuccess('Success', `Permissions updated for ${role} role`)}>
              Save Permissions
            </Button>
          </div>
        </div>
      </div>
    </section>
  );
}

const RADIO =
  'size-4 shrink-0 appearance-none rounded-full border border-edge bg-sheet checked:border-5 checked:border-peacock forced-colors:appearance-auto';
const ROLE =
  'flex min-h-control cursor-pointer items-center gap-2.5 rounded-control px-2.5 hover:bg-wash has-checked:bg-peacock-wash has-checked:font-medium has-checked:text-peacock';
