import type { Licences } from '#domain/books/masters/licences.ts';
import { TextField } from '#ui/fields/text-field.tsx';

/** The licences of a business or a party, which papers name under the GSTIN. */
export function LicenceFields({
  value,
  problems,
  onChange,
}: {
  value: Licences;
  problems: Readonly<{ fssai?: string | undefined; drugLicences?: string | undefined }>;
  onChange: (patch: Licences) => void;
}) {
  return (
    <>
      <TextField
        label="FSSAI Number"
        inputMode="numeric"
        help="Fourteen digits, of who deals in food."
        problem={problems.fssai}
        value={value.fssai ?? ''}
        onChange={(fssai) => onChange({ fssai })}
      />
      <TextField
        label="Drug Licences"
        autoCapitalize="characters"
        help="As they are printed on documents: 20B/1234, 21B/1234."
        problem={problems.drugLicences}
        value={value.drugLicences ?? ''}
        onChange={(drugLicences) => onChange({ drugLicences })}
      />
    </>
  );
}
