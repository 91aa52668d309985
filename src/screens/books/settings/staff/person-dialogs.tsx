import type { PersonInput } from '#domain/books/staff/person.ts';
import { ROLES, type Role } from '#domain/books/staff/role.ts';
import { formatText } from '#domain/format.ts';
import { PickField } from '#ui/fields/pick-field.tsx';
import { SwitchField } from '#ui/fields/switch-field.tsx';
import { TextField } from '#ui/fields/text-field.tsx';
import { RecordForm } from '#ui/record-forms/record-dialogs.tsx';
import type { DraftProblems } from '#ui/records/draft-problems.ts';
import { PasscodeFields } from './passcode-fields.tsx';
import type { ChangePersonEditor, NewPersonEditor, SetPasscodeEditor } from './person-editors.ts';

/** Makes one of the staff with her passcode. `isFirst`: the books have none yet, and get their first Owner. */
export function NewPersonDialog({ editor, isFirst }: { editor: NewPersonEditor; isFirst: boolean }) {
  const { problems, missing, change } = editor;
  return (
    <RecordForm editor={editor} titles={{ create: 'New Person', edit: '' }}>
      {(draft) => (
        <div className="flex flex-col gap-4">
          <PersonFields {...{ draft, problems, missing, change }} roles={isFirst ? FIRST : ROLES} />
          <PasscodeFields of={draft.role} problems={problems} missing={missing} onChange={change} />
          <ActiveSwitch {...{ draft, change }} />
        </div>
      )}
    </RecordForm>
  );
}

/** Renames one of the staff, gives her another role, or makes her inactive. Who becomes an Owner gets a longer passcode. */
export function ChangePersonDialog({ editor }: { editor: ChangePersonEditor }) {
  const { problems, missing, change } = editor;
  return (
    <RecordForm editor={editor} titles={{ create: 'Edit Person', edit: '' }}>
      {(draft) => (
        <div className="flex flex-col gap-4">
          {/* A passcode that was typed for an Owner is not set where the role is another in the end. */}
          <PersonFields
            {...{ draft, problems, missing }}
            change={(patch) => change('role' in patch ? { ...patch, passcode: '', repeated: '' } : patch)}
            roles={ROLES}
          />
          {draft.role === 'Owner' && draft.person?.role !== 'Owner' && (
            <PasscodeFields of="Owner" problems={problems} missing={missing} onChange={change} />
          )}
          <ActiveSwitch {...{ draft, change }} />
        </div>
      )}
    </RecordForm>
  );
}

/** Sets the passcode of one of the staff anew, as for one who forgot hers. */
export function SetPasscodeDialog({ editor }: { editor: SetPasscodeEditor }) {
  const { state, problems, missing, change } = editor;
  const person = state.name === 'create' ? state.draft.person : undefined;
  return (
    <RecordForm editor={editor} titles={{ create: `Set Passcode ${formatText(person?.name ?? '')}`, edit: '' }}>
      {() => <PasscodeFields of={person?.role ?? 'Owner'} problems={problems} missing={missing} onChange={change} />}
    </RecordForm>
  );
}

type FieldsProps = Readonly<{ draft: PersonInput; change: (patch: Partial<PersonInput>) => void }>;

function PersonFields({
  draft,
  problems,
  missing,
  change,
  roles,
}: FieldsProps &
  Readonly<{ problems: DraftProblems<PersonInput>; missing: readonly string[]; roles: readonly Role[] }>) {
  return (
    <>
      <TextField
        label="Name"
        isRequired
        problem={problems.name ?? (missing.includes('name') ? 'Enter the name of the person.' : undefined)}
        value={draft.name}
        onChange={(name) => change({ name })}
      />
      <PickField
        label="Role"
        isRequired
        problem={problems.role}
        {...(roles === FIRST && { help: 'The first is an Owner, who may all.' })}
        value={draft.role}
        options={roles}
        onChange={(role) => change({ role })}
      />
    </>
  );
}

function ActiveSwitch({ draft, change }: FieldsProps) {
  return (
    <SwitchField
      label="Active"
      help="Who is not active cannot sign in."
      isOn={draft.isActive}
      onChange={(isActive) => change({ isActive })}
    />
  );
}

const FIRST: readonly Role[] = ['Owner'];
