import { BALANCE_SIDES } from '#domain/books/masters/opening-balance.ts';
import { problemsInBills } from '#domain/books/masters/opening-bill.ts';
import { PARTY_KINDS, type PartyInput, withPartyKind } from '#domain/books/masters/party.ts';
import type { Problems } from '#domain/books/problems.ts';
import { hasGstin, PARTY_REGISTRATIONS, withGstin, withRegistration } from '#domain/books/registration.ts';
import { formatNumber, formatPlainRupees, formatRupees } from '#domain/format.ts';
import { exactOrUndefined, sumOf, ZERO } from '#domain/money.ts';
import { readQuantity, readRupees } from '#domain/amount-reading.ts';
import { AddressFields } from '#screens/books/parts/address-fields.tsx';
import { LicenceFields } from '#screens/books/parts/licence-fields.tsx';
import { PLACES } from '#screens/books/parts/place-choices.ts';
import { EmailField, PhoneField } from '#screens/parts/contact-fields.tsx';
import { ChoiceField } from '#ui/combobox/choice-field.tsx';
import { FigureField } from '#ui/fields/figure-field.tsx';
import { PickField } from '#ui/fields/pick-field.tsx';
import { TextField } from '#ui/fields/text-field.tsx';
import { ActiveField } from './active-field.tsx';
import { useMaySee } from '#screens/books/parts/use-may.ts';
import { OpeningBills } from './opening-bills.tsx';
import { OpeningAgainst } from './opening-against.tsx';
import type { PartyEditor, VersionedParty } from './party-editor.ts';

/** The form of a party: who it is, how it stands under GST, where it is, and what stood open when the books began. */
export function PartyFields({
  draft,
  party,
  problems,
  onChange,
}: {
  draft: PartyInput;
  /** The party that is edited; none in the form of a new one. */
  party?: VersionedParty | undefined;
  problems: Problems<PartyInput>;
  onChange: PartyEditor['change'];
}) {
  const isNew = party === undefined;
  const seesBalances = useMaySee('reports');
  return (
    <div className="flex flex-col gap-4">
      <div className="grid gap-4 sm:grid-cols-2">
        <TextField
          label="Name"
          isRequired
          help={isNew ? undefined : 'Documents that were issued keep the earlier name.'}
          problem={problems.name}
          value={draft.name}
          onChange={(name) => onChange({ name })}
        />
        <PickField
          label="Kind"
          isRequired
          value={draft.kind}
          options={PARTY_KINDS}
          problem={problems.kind}
          onChange={(kind) => onChange((before) => withPartyKind(before, kind))}
        />
        <Registered draft={draft} problems={problems} onChange={onChange} />
        <PhoneField value={draft.phone} onChange={(phone) => onChange({ phone })} />
        <AddressFields
          isAbroad={draft.registration === 'Overseas'}
          value={draft}
          problems={problems}
          onChange={onChange}
        />
        <EmailField problem={problems.email} value={draft.email} onChange={(email) => onChange({ email })} />
        <LicenceFields value={draft} problems={problems} onChange={onChange} />
        <FigureField
          label="Credit Days"
          help="From the date of a document to its due date."
          problem={problems.creditDays}
          value={draft.creditDays}
          read={readQuantity}
          show={formatNumber}
          onChange={(creditDays) => onChange({ creditDays })}
        />
        <FigureField
          label="Credit Limit"
          help="The most that they may owe you."
          problem={problems.creditLimit}
          value={draft.creditLimit}
          read={readRupees}
          show={formatPlainRupees}
          onChange={(creditLimit) => onChange({ creditLimit })}
        />
      </div>
      {seesBalances && <Opening draft={draft} problems={problems} onChange={onChange} />}
      {seesBalances && party && <OpeningAgainst party={party} draft={draft} problems={problems} onChange={onChange} />}
      {!isNew && <ActiveField isActive={draft.isActive} problem={problems.isActive} onChange={onChange} />}
    </div>
  );
}

type Part = { draft: PartyInput; problems: Problems<PartyInput>; onChange: PartyEditor['change'] };

function Registered({ draft, problems, onChange }: Part) {
  return (
    <>
      <PickField
        label="GST Registration"
        isRequired
        problem={problems.registration}
        value={draft.registration}
        options={PARTY_REGISTRATIONS}
        onChange={(registration) => onChange((before) => registrationPatch(withRegistration(before, registration)))}
      />
      <TextField
        label="GSTIN"
        isRequired={hasGstin(draft.registration)}
        autoCapitalize="characters"
        help="A whole one tells the State and the registration."
        problem={problems.gstin}
        value={draft.gstin}
        onChange={(gstin) => onChange((before) => registrationPatch(withGstin(before, gstin)))}
      />
      <ChoiceField
        label="State"
        emptyWords="No State is called so."
        problem={problems.state}
        value={draft.state}
        options={PLACES}
        onChange={(state) => onChange({ state })}
      />
    </>
  );
}

/** The opening balance, and beside it the sum of the bills, as both are to be equal. */
function Opening({ draft, problems, onChange }: Part) {
  const { bills } = draft;
  const sum = exactOrUndefined(() => sumOf(bills.map(({ amount }) => amount ?? ZERO)));
  const inBills = problems.bills === undefined ? [] : problemsInBills(bills);
  // A wrong bill is marked itself.
  const inSplit = inBills.some((found) => Object.keys(found).length > 0) ? undefined : problems.bills;
  return (
    <div className="flex flex-col gap-3 border-t pt-4">
      <div className="grid gap-4 sm:grid-cols-2">
        <FigureField
          label="Opening Balance"
          isLive
          help={
            bills.length > 0 && sum !== undefined
              ? `The bills add up to ${formatRupees(sum)}.`
              : 'When the books began.'
          }
          problem={problems.balance ?? inSplit}
          value={draft.balance}
          read={readRupees}
          show={formatPlainRupees}
          onChange={(balance) => onChange({ balance })}
        />
        <PickField
          label="Balance Side"
          help={draft.side === 'Dr' ? 'Dr: they owe you.' : 'Cr: you owe them.'}
          problem={problems.side}
          value={draft.side}
          options={BALANCE_SIDES}
          onChange={(side) => onChange({ side })}
        />
      </div>
      <OpeningBills
        bills={bills}
        problems={inBills}
        onChange={(change) => onChange((before) => ({ bills: change(before.bills) }))}
      />
    </div>
  );
}

/** Only what a GSTIN or a registration may change, so that the sentences at other fields stay. */
function registrationPatch({ registration, gstin, state }: PartyInput): Partial<PartyInput> {
  return { registration, gstin, state };
}
