import { GROUP_NAMES, parentOf } from '#domain/books/ledger-group.ts';
import { BALANCE_SIDES } from '#domain/books/masters/opening-balance.ts';
import type { Problems } from '#domain/books/problems.ts';
import { formatPlainRupees } from '#domain/format.ts';
import { readRupees } from '#domain/amount-reading.ts';
import { ChoiceField } from '#ui/combobox/choice-field.tsx';
import { FigureField } from '#ui/fields/figure-field.tsx';
import { PickField } from '#ui/fields/pick-field.tsx';
import { TextField } from '#ui/fields/text-field.tsx';
import { ActiveField } from './active-field.tsx';
import type { LedgerDraft, LedgerEditor } from './ledger-editor.ts';

/** The form of a ledger: its name, its group, what it opened with. */
export function LedgerFields({
  draft,
  problems,
  onChange,
}: {
  draft: LedgerDraft;
  problems: Problems<LedgerDraft>;
  onChange: LedgerEditor['change'];
}) {
  return (
    <>
      <div className="grid gap-4 sm:grid-cols-2">
        <TextField
          label="Name"
          isRequired
          problem={problems.name}
          value={draft.name}
          onChange={(name) => onChange({ name })}
        />
        <ChoiceField
          label="Group"
          isRequired={draft.group !== null}
          emptyWords="No group is called so."
          help={draft.group === null ? 'It stands by itself, under no group.' : undefined}
          problem={problems.group}
          value={draft.group ?? ''}
          options={GROUPS}
          onChange={(group) => onChange({ group })}
        />
        <FigureField
          label="Opening Balance"
          help="When the books began."
          problem={problems.balance}
          value={draft.balance}
          read={readRupees}
          show={formatPlainRupees}
          onChange={(balance) => onChange({ balance })}
        />
        <PickField
          label="Balance Side"
          problem={problems.side}
          value={draft.side}
          options={BALANCE_SIDES}
          onChange={(side) => onChange({ side })}
        />
      </div>
      {draft.opened && (
        <ActiveField
          isActive={draft.isActive}
          problem={problems.isActive}
          stays="what was posted to it stays"
          onChange={onChange}
        />
      )}
    </>
  );
}

/** Found by name, or by the group that it stands under. */
const GROUPS = GROUP_NAMES.map((name) => ({ id: name, name, detail: parentOf(name) ?? '' }));
