import { formatText } from '#domain/format.ts';
import { gstinProblem } from '#domain/gstin.ts';
import { EmailField, PhoneField } from '#screens/parts/contact-fields.tsx';
import { TextField } from '#ui/fields/text-field.tsx';
import { Quoted } from '#ui/layout/quoted.tsx';
import { DeleteConfirmation, RecordForm } from '#ui/record-forms/record-dialogs.tsx';
import type { CompanyEditor } from './company-editor.ts';
import { NextIssuer } from './next-issuer.tsx';

/** A malformed GSTIN shows a hint, but is saved as it was typed. */
export function CompanyDialogs({ editor }: { editor: CompanyEditor }) {
  const { missing, change } = editor;
  return (
    <>
      <RecordForm editor={editor} titles={{ create: 'Add Company', edit: 'Edit Company' }}>
        {(draft) => (
          <div className="grid gap-4 sm:grid-cols-2">
            <TextField
              label="Company Name"
              isRequired
              problem={missing.includes('name') ? 'Enter the name of the company.' : undefined}
              value={draft.name}
              onChange={(name) => change({ name })}
            />
            <TextField
              label="GSTIN"
              autoCapitalize="characters"
              isRequired
              problem={missing.includes('gstin') ? 'Enter its GSTIN.' : undefined}
              help={gstinProblem(draft.gstin)}
              value={draft.gstin}
              onChange={(gstin) => change({ gstin })}
            />
            <PhoneField value={draft.phone} onChange={(phone) => change({ phone })} />
            <EmailField
              isRequired
              problem={missing.includes('email') ? 'Enter its email address.' : undefined}
              value={draft.email}
              onChange={(email) => change({ email })}
            />
            <div className="sm:col-span-2">
              <TextField label="Address" value={draft.address} onChange={(address) => change({ address })} />
            </div>
          </div>
        )}
      </RecordForm>
      <DeleteConfirmation editor={editor} title="Delete company">
        {(company) => (
          <>
            <p>Are you sure you want to delete this company?</p>
            <p className="text-ink">
              <Quoted>{formatText(company.name)}</Quoted>, <Quoted>{formatText(company.gstin)}</Quoted>
            </p>
            <NextIssuer deletedIds={[company.id]} />
          </>
        )}
      </DeleteConfirmation>
    </>
  );
}
