import { Field } from '#ui/fields/field.tsx';

/** A file to be read, or with `isMany` several; of JSON, unless `accept` says others. */
export function FileField({
  label,
  help,
  accept = '.json,application/json',
  isMany = false,
  onChoose,
}: {
  label: string;
  help: string;
  accept?: string;
  isMany?: boolean;
  onChoose: (file: File, files: readonly File[]) => void;
}) {
  return (
    <Field label={label} help={help}>
      {(control) => (
        <input
          {...control}
          type="file"
          accept={accept}
          multiple={isMany}
          onChange={({ target }) => {
            const files = [...(target.files ?? [])];
            const [file] = files;
            if (file) onChoose(file, files);
          }}
          className="control w-full min-w-0 rounded-control text-ink-2 text-table file:me-3 file:min-h-control file:cursor-pointer file:rounded-control file:border file:border-rule file:bg-sheet file:px-4 file:font-medium file:text-ink hover:file:bg-wash"
        />
      )}
    </Field>
  );
}
