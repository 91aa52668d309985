import { formatText } from '#domain/format.ts';
import { USER_ROLES, USER_STATUSES } from '#domain/sample/user.ts';
import { EmailField } from '#screens/parts/contact-fields.tsx';
import { PickField } from '#ui/fields/pick-field.tsx';
import { TextField } from '#ui/fields/text-field.tsx';
import { Quoted } from '#ui/layout/quoted.tsx';
import { DeleteConfirmation, RecordForm } from '#ui/record-forms/record-dialogs.tsx';
import type { UserEditor } from './user-editor.ts';

export function UserDialogs({ editor }: { editor: UserEditor }) {
  const { missing, change } = editor;
  return (
    <>
      <RecordForm editor={editor} titles={{ create: 'Add User', edit: 'Edit User' }}>
        {(draft) => (
          <div className="grid gap-4 sm:grid-cols-2">
            <TextField
              label="Name"
              isRequired
              problem={missing.includes('name') ? 'Enter the name of the user.' : undefined}
              value={draft.name}
              onChange={(name) => change({ name })}
            />
            <EmailField
              isRequired
              problem={missing.includes('email') ? 'Enter the user’s email address.' : undefined}
              value={draft.email}
              onChange={(email) => change({ email })}
            />
            <PickField
              label="Role"
              isRequired
              problem={missing.includes('role') ? 'Choose a role.' : undefined}
              choose="Choose a role …"
              value={draft.role}
              options={USER_ROLES}
              onChange={(role) => change({ role })}
            />
            <PickField
              label="Status"
              value={draft.status}
              options={USER_STATUSES}
              onChange={(status) => change({ status })}
            />
          </div>
        )}
      </RecordForm>
      <DeleteConfirmation editor={editor} title="Delete user">
        {(user) => (
          <>
            <p>Are you sure you want to delete this user?</p>
            <p className="text-ink">
              <Quoted>{formatText(user.name)}</Quoted>, <Quoted>{formatText(user.email)}</Quoted>
            </p>
          </>
        )}
      </DeleteConfirmation>
    </>
  );
}
