import { INPUT_TAXES, type PurchaseInput } from '#domain/books/documents/document.ts';
import type { VoucherProblems } from '#domain/books/field-problems.ts';
import { PickField } from '#ui/fields/pick-field.tsx';
import { SwitchField } from '#ui/fields/switch-field.tsx';

type InputTerms = Pick<PurchaseInput, 'inputTax' | 'reverseCharge'>;

/** Whether the tax on a purchase is claimed, and who owes it. */
export function InputTaxFields({
  draft,
  problems,
  onChange,
}: {
  draft: InputTerms;
  problems: VoucherProblems;
  onChange: (patch: Partial<InputTerms>) => void;
}) {
  const problem = problems['reverseCharge'];
  return (
    <>
      <PickField
        label="Input Tax"
        problem={problems['inputTax']}
        value={draft.inputTax}
        options={INPUT_TAXES}
        onChange={(inputTax) => onChange({ inputTax })}
      />
      {/* A switch is not marked as wrong, so the focus goes to its part. */}
      <div
        data-wrong={problem === undefined ? undefined : true}
        tabIndex={problem === undefined ? undefined : -1}
        className="self-end"
      >
        <SwitchField
          label="Reverse Charge"
          help={problem ?? (draft.reverseCharge ? 'You owe the tax; the supplier is owed the value.' : undefined)}
          isOn={draft.reverseCharge}
          onChange={(reverseCharge) => onChange({ reverseCharge })}
        />
      </div>
    </>
  );
}
