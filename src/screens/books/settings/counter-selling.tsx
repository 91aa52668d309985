import { useMemo } from 'react';
import { updateCounterSettings } from '#data/books/counter-settings.ts';
import { readPercent, readRupees } from '#domain/amount-reading.ts';
import { type CounterSettings, problemsInSelling, type SellingLimits } from '#domain/books/counter/counter-settings.ts';
import { formatPlainRupees } from '#domain/format.ts';
import { FigureField } from '#ui/fields/figure-field.tsx';
import { SwitchField } from '#ui/fields/switch-field.tsx';
import { Section } from '#ui/layout/section.tsx';
import { PageForm } from '#ui/record-forms/page-form.tsx';
import { usePageForm } from '#ui/record-forms/use-page-form.ts';

/** The figures beyond which the counter asks. */
export function CounterSelling({ stored: all }: { stored: CounterSettings }) {
  const { discountLimit, discountAmountLimit, belowCost, reasonFrom } = all;
  const stored = useMemo(
    (): SellingLimits => ({ discountLimit, discountAmountLimit, belowCost, reasonFrom }),
    [discountLimit, discountAmountLimit, belowCost, reasonFrom],
  );
  const state = usePageForm<SellingLimits>(stored, {
    problems: problemsInSelling,
    save: (draft, opened) => updateCounterSettings(opened, draft),
    saved: () => ['Success', 'Counter updated successfully'],
  });
  const { draft, problems } = state;
  const change = (patch: Partial<SellingLimits>) => state.change({ ...draft, ...patch });
  return (
    <PageForm name="Selling" state={state}>
      <Section
        title="Selling"
        sentence="Beyond these figures the counter asks once, and the edit log notes who went on."
      >
        <div className="grid gap-4 sm:grid-cols-2">
          <FigureField
            label="Discount Limit"
            help="In percent of a line’s list price; empty: none."
            problem={problems.discountLimit}
            value={draft.discountLimit}
            read={readPercent}
            show={String}
            onChange={(percent) => change({ discountLimit: percent })}
          />
          <FigureField
            label="Discount Amount Limit"
            help="In rupees of a line; empty: none."
            problem={problems.discountAmountLimit}
            value={draft.discountAmountLimit}
            read={readRupees}
            show={formatPlainRupees}
            onChange={(amount) => change({ discountAmountLimit: amount })}
          />
          <FigureField
            label="Reason From"
            help="A count that differs by so much needs a reason; empty: never."
            problem={problems.reasonFrom}
            value={draft.reasonFrom}
            read={readRupees}
            show={formatPlainRupees}
            onChange={(amount) => change({ reasonFrom: amount })}
          />
          <div className="border-t pt-2 sm:col-span-2">
            <SwitchField
              label="Below Cost"
              help="Asks before goods are sold for less than they cost."
              isOn={draft.belowCost}
              onChange={(isOn) => change({ belowCost: isOn })}
            />
          </div>
        </div>
      </Section>
    </PageForm>
  );
}
