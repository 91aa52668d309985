import { countFigures } from '#data/sample/figures.ts';
import { useLive } from '#data/sample/live.ts';
import { formatNumber } from '#domain/format.ts';
import { StatCard, StatCards } from '#ui/layout/stat-card.tsx';

/** The counts of the business: customers, products, GST returns. */
export function CountCards() {
  const figures = useLive(['figures', 'counted'], countFigures);
  const returns = figures?.gstReturns;
  return (
    <StatCards>
      <StatCard
        title="Active Customers"
        figure={figures && formatNumber(figures.activeCustomers)}
        line="This financial year"
      />
      <StatCard
        title="Products in Stock"
        figure={figures && formatNumber(figures.productsInStock)}
        line="In three warehouses"
      />
      <StatCard
        title="GST Filed"
        figure={returns && `${returns.filed} of ${returns.ofYear}`}
        tooltip="Monthly GSTR-1 returns of the financial year"
        line={returns?.next}
      />
    </StatCards>
  );
}
