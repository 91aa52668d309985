import type { ReactNode } from 'react';
import { business } from '#data/books/business.ts';
import { useLiveResult } from '#data/books/live.ts';
import type { Business } from '#domain/books/masters/business.ts';
import { useTab } from '#screens/books/parts/use-tab.ts';
import { Tabs } from '#ui/controls/tabs.tsx';
import { Page } from '#ui/layout/page.tsx';
import { ListProblem } from '#ui/records/list-problem.tsx';
import { Gstr1Panel } from './gstr1-panel.tsx';
import { Gstr3bPanel } from './gstr3b-panel.tsx';
import { LawPanel } from './law-panel.tsx';
import { PurchaseMatchPanel } from './purchase-match-panel.tsx';

export function GstScreen() {
  const { tab, turnTo } = useTab(TABS, 'GSTR-1');
  const { value: own, problem } = useLiveResult(['business'], business);
  const ofRegular = (form: string, panel: (regular: Business) => ReactNode) => (
    <>
      {problem && <ListProblem problem={problem} />}
      {own && (own.registration === 'Regular' ? panel(own) : <NotFiled form={form} business={own} />)}
    </>
  );
  return (
    <Page title="GST" subtitle="Your returns, from what was issued, and the law that they go by">
      <Tabs
        name="GST"
        chosen={tab}
        onTurn={turnTo}
        tabs={[
          { title: 'GSTR-1', panel: ofRegular('GSTR-1', (regular) => <Gstr1Panel business={regular} />) },
          { title: 'GSTR-3B', panel: ofRegular('GSTR-3B', (regular) => <Gstr3bPanel business={regular} />) },
          {
            title: 'Purchase Match',
            panel: ofRegular('GSTR-3B', (regular) => <PurchaseMatchPanel business={regular} />),
          },
          { title: 'Law', panel: <LawPanel /> },
        ]}
      />
    </Page>
  );
}

/** Said plainly, so that nobody looks for what is not theirs. */
function NotFiled({ form, business: { registration } }: { form: string; business: Business }) {
  return (
    <p className="max-w-prose rounded-sheet border bg-sheet px-6 py-5">
      {registration === 'Composition'
        ? `A business under Composition files no ${form}. It pays by CMP-08 each quarter, and files GSTR-4 once a year.`
        : `An unregistered business files no ${form}. Once it is registered, choose Regular and enter the GSTIN in Settings › Business.`}
    </p>
  );
}

const TABS = ['GSTR-1', 'GSTR-3B', 'Purchase Match', 'Law'] as const;
