import { TextAreaField } from '#ui/fields/text-area-field.tsx';

/** Why something is unlocked. */
export function ReasonField({
  value,
  problem,
  onChange,
}: {
  value: string;
  problem: string | undefined;
  onChange: (patch: { reason: string }) => void;
}) {
  return (
    <TextAreaField
      label="Reason"
      isRequired
      help="Stands in the edit log."
      problem={problem}
      value={value}
      onChange={(reason) => onChange({ reason })}
    />
  );
}
