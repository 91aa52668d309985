import { business } from '#data/books/business.ts';
import { useLive } from '#data/books/live.ts';
import { party } from '#data/books/masters/parties.ts';
import { advanceReceived, taxOfAdvance } from '#domain/books/vouchers/advance.ts';
import type { VoucherProblems } from '#domain/books/field-problems.ts';
import { GST_PERCENTAGES } from '#domain/books/law/gst-rates.ts';
import { taxOf } from '#domain/books/documents/line-tax.ts';
import { chargedOnSale, usualPlaceOfSale } from '#domain/books/documents/supply.ts';
import { hintOnAdvance } from '#domain/books/vouchers/money-hints.ts';
import type { MoneyInput } from '#domain/books/vouchers/voucher.ts';
import { BLANK, formatPercent, formatRupees } from '#domain/format.ts';
import { exactOrUndefined } from '#domain/money.ts';
import { PickField } from '#ui/fields/pick-field.tsx';
import { SwitchField } from '#ui/fields/switch-field.tsx';
import { PlaceChoice } from '#screens/books/parts/vouchers/place-choice.tsx';
import { Sum } from '#screens/books/parts/vouchers/voucher-sums.tsx';

type Part = {
  draft: MoneyInput;
  problems: VoucherProblems;
  onChange: (patch: Pick<MoneyInput, 'advance'>) => void;
};

/** Whether a receipt is an advance for services, and what it is for. Only who charges tax is asked. */
export function AdvanceFields({ draft, problems, onChange }: Part) {
  const { own, customer, place, charged } = useStanding(draft);
  const { advance } = draft;
  if (draft.kind !== 'Receipt' || (own?.registration !== 'Regular' && !advance)) return null;
  return (
    <>
      {/* Enter passes over what few receipts are. */}
      <div
        data-passed={problems['advance'] === undefined || undefined}
        className="col-span-2 flex flex-col justify-end"
      >
        <SwitchField
          label="Advance for Services"
          isOn={advance !== undefined}
          onChange={(isOn) => onChange({ advance: isOn ? { percent: USUAL_PERCENT, place: '' } : undefined })}
        />
        {problems['advance'] !== undefined && (
          <p role="alert" data-wrong tabIndex={-1} className="text-bad text-caption">
            {problems['advance']}
          </p>
        )}
      </div>
      {advance && (
        <>
          <PickField
            label="GST Rate"
            choose="–"
            problem={problems['advance.percent']}
            value={advance.percent === null ? '' : String(advance.percent)}
            options={PERCENTAGES}
            showOption={(percent) => formatPercent(Number(percent))}
            onChange={(percent) => onChange({ advance: { ...advance, percent: Number(percent) } })}
          />
          <PlaceChoice
            value={place}
            problem={problems['advance.place']}
            help={customer && hintOnAdvance(customer.registration, place, charged)}
            onChange={(chosen) => onChange({ advance: { ...advance, place: chosen } })}
          />
        </>
      )}
    </>
  );
}

/** The tax that is in the advance, as it would be posted. */
export function TaxInAdvance({ draft }: Pick<Part, 'draft'>) {
  const { own, customer, charged } = useStanding(draft);
  const { advance, kind } = draft;
  if (!advance || kind !== 'Receipt') return null;
  const { percent } = advance;
  const isKnown = own !== undefined && customer !== undefined && percent !== null;
  const tax = exactOrUndefined(() => taxOf(taxOfAdvance(advanceReceived(draft), { percent: percent ?? 0, charged })));
  return <Sum label="GST in It">{isKnown && tax !== undefined ? formatRupees(tax) : BLANK}</Sum>;
}

/** How we and the customer stand, the place of supply that is chosen or follows (blank while unknown), and the heads there. */
function useStanding({ against, advance }: MoneyInput) {
  const id = against?.id ?? '';
  const own = useLive(['business'], business);
  const customer = useLive(['party', id], () => party(id));
  const usual = own && customer ? usualPlaceOfSale(customer, own) : '';
  const place = advance && advance.place !== '' ? advance.place : usual;
  const charged =
    own && customer ? chargedOnSale(own, customer.registration, place, 'Without payment of tax') : ('None' as const);
  return { own, customer, place, charged };
}

const PERCENTAGES = GST_PERCENTAGES.map(String);
/** That of most services. */
const USUAL_PERCENT = 18;
