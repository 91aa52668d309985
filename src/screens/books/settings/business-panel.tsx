import { business, updateBusiness } from '#data/books/business.ts';
import { useLiveResult } from '#data/books/live.ts';
import {
  type Business,
  type BusinessInput,
  businessFrom,
  EXPIRED_GOODS,
  NEGATIVE_STOCKS,
  problemsInBusiness,
  STOCK_VALUATIONS,
} from '#domain/books/masters/business.ts';
import type { Problems } from '#domain/books/problems.ts';
import { readPercent } from '#domain/amount-reading.ts';
import { LicenceFields } from '#screens/books/parts/licence-fields.tsx';
import { BusinessFields } from '#screens/books/parts/business-fields.tsx';
import { FigureField } from '#ui/fields/figure-field.tsx';
import { PickField } from '#ui/fields/pick-field.tsx';
import { SwitchField } from '#ui/fields/switch-field.tsx';
import { TextAreaField } from '#ui/fields/text-area-field.tsx';
import { TextField } from '#ui/fields/text-field.tsx';
import { ListProblem } from '#ui/records/list-problem.tsx';
import { PageForm } from '#ui/record-forms/page-form.tsx';
import { usePageForm } from '#ui/record-forms/use-page-form.ts';
import { Section } from '#ui/layout/section.tsx';
import { ValuationPreview } from './valuation-preview.tsx';

/** The form of the business, and of how its books are kept. */
export function BusinessPanel() {
  const { value: stored, problem } = useLiveResult(['business'], business);
  if (problem) return <ListProblem problem={problem} />;
  // On a phone the button ends above the toasts, which say why it did nothing.
  return stored ? (
    <div className="max-md:pb-14">
      <BusinessForm stored={stored} />
    </div>
  ) : null;
}

function BusinessForm({ stored }: { stored: Business }) {
  const state = usePageForm<BusinessInput>(stored, {
    problems: problemsInBusiness,
    save: (input, opened) => updateBusiness(opened, input),
    storedOf: businessFrom,
    saved: () => ['Success', 'Business updated successfully'],
  });
  const { draft, problems, change } = state;
  return (
    <PageForm name="Business" state={state}>
      <BusinessFields draft={draft} problems={problems} onChange={change} />
      <BookkeepingFields draft={draft} stored={stored} problems={problems} onChange={change} />
      <OnDocuments draft={draft} problems={problems} onChange={change} />
    </PageForm>
  );
}

type Part = { draft: BusinessInput; problems: Problems<BusinessInput>; onChange: (draft: BusinessInput) => void };

function BookkeepingFields({ draft, stored, problems, onChange }: Part & { stored: Business }) {
  const change = (patch: Partial<BusinessInput>) => onChange({ ...draft, ...patch });
  return (
    <Section title="How they are kept" sentence="Your name stands in the edit log, beside everything that you change.">
      <div className="grid gap-4 sm:grid-cols-2">
        <PickField
          label="Stock Valuation"
          help={
            draft.stockValuation === 'FIFO'
              ? 'What came first goes first.'
              : 'Each piece at the average of what is there.'
          }
          problem={problems.stockValuation}
          value={draft.stockValuation}
          options={STOCK_VALUATIONS}
          onChange={(stockValuation) => change({ stockValuation })}
        />
        {draft.stockValuation !== stored.stockValuation && <ValuationPreview to={draft.stockValuation} />}
        <PickField
          label="Negative Stock"
          help={draft.negativeStock === 'Warn' ? 'Selling more than there is warns.' : 'It is refused.'}
          value={draft.negativeStock}
          options={NEGATIVE_STOCKS}
          onChange={(negativeStock) => change({ negativeStock })}
        />
        <FigureField
          label="Over-delivery Allowed"
          help="Percent by which a delivery, bill or receipt may exceed its order."
          problem={problems.overDelivery}
          value={draft.overDelivery ?? 0}
          read={readPercent}
          show={String}
          onChange={(overDelivery) => change({ overDelivery: overDelivery ?? 0 })}
        />
        <PickField
          label="Expired Goods"
          help={draft.expiredGoods ? 'Selling them is allowed.' : 'After its expiry a batch is not sold.'}
          value={draft.expiredGoods ?? 'Refuse'}
          options={EXPIRED_GOODS}
          onChange={(rule) => change(rule === 'Warn' ? { expiredGoods: rule } : { expiredGoods: undefined })}
        />
        <div className="border-t pt-2 sm:col-span-2">
          <SwitchField
            label="Round Off"
            help="Totals of documents go to the whole rupee, 50 paise up."
            isOn={draft.roundOff}
            onChange={(roundOff) => change({ roundOff })}
          />
        </div>
        <TextField
          label="Your Name"
          autoComplete="name"
          value={draft.yourName}
          onChange={(yourName) => change({ yourName })}
        />
      </div>
    </Section>
  );
}

function OnDocuments({ draft, problems, onChange }: Part) {
  const change = (patch: Partial<BusinessInput>) => onChange({ ...draft, ...patch });
  return (
    <Section title="On documents" sentence="Where customers pay, and on which terms. Printed on every invoice.">
      <div className="grid gap-4 sm:grid-cols-2">
        <LicenceFields value={draft} problems={problems} onChange={change} />
        <TextField label="Bank Name" value={draft.bankName} onChange={(bankName) => change({ bankName })} />
        <TextField
          label="Account Number"
          inputMode="numeric"
          value={draft.accountNumber}
          onChange={(accountNumber) => change({ accountNumber })}
        />
        <TextField
          label="IFSC"
          autoCapitalize="characters"
          help="Eleven characters, such as SBIN0001234."
          problem={problems.ifsc}
          value={draft.ifsc}
          onChange={(ifsc) => change({ ifsc })}
        />
        <div className="sm:col-span-2">
          <TextAreaField label="Terms" value={draft.terms} onChange={(terms) => change({ terms })} />
        </div>
      </div>
    </Section>
  );
}
