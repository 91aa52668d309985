import { bankLedgers } from '#data/books/banking/bank-accounts.ts';
import { useLiveResult } from '#data/books/live.ts';
import { useVisitState } from '#data/store/visit-state.ts';
import { useBooksKey } from '#screens/books/parts/use-books-key.ts';
import { useMayDo } from '#screens/books/parts/use-may.ts';
import { useTab } from '#screens/books/parts/use-tab.ts';
import { Tabs } from '#ui/controls/tabs.tsx';
import { TextLink } from '#ui/controls/text-link.tsx';
import { PickField } from '#ui/fields/pick-field.tsx';
import { Page } from '#ui/layout/page.tsx';
import { ListProblem } from '#ui/records/list-problem.tsx';
import { LinesPanel } from './lines-panel.tsx';
import { ReconciledPanel } from './reconciled-panel.tsx';
import { RulesPanel } from './rules-panel.tsx';

/** Lines of the bank's statements matched with the books, the reconciled balance, and the rules. */
export function BankingScreen() {
  const params = { key: useBooksKey() };
  const { tab, turnTo } = useTab(TABS, 'Lines');
  const [asked, setAsked] = useVisitState('banking: ledger', '');
  const { value: ledgers, problem } = useLiveResult(['bank ledgers'], bankLedgers);
  const mayKeep = useMayDo('ledgers');
  const account = ledgers?.find(({ id }) => id === asked) ?? ledgers?.[0];

  return (
    <Page title="Banking" subtitle="Statements of your bank, and what of them stands in the books">
      {problem && <ListProblem problem={problem} />}
      {ledgers?.length === 0 && (
        <p>
          There is no bank ledger yet.
          {mayKeep && (
            <>
              {' '}
              Make one under Bank Accounts in{' '}
              <TextLink to="/books/$key/accounting" params={params} search={{ tab: 'ledgers' }}>
                Accounting
              </TextLink>
              .
            </>
          )}
        </p>
      )}
      {ledgers && account && (
        <>
          <div className="max-w-72">
            <PickField
              label="Bank Ledger"
              value={account.id}
              options={ledgers.map(({ id }) => id)}
              showOption={(id) => ledgers.find((ledger) => ledger.id === id)?.name}
              onChange={setAsked}
            />
          </div>
          <Tabs
            name="Banking"
            chosen={tab}
            onTurn={turnTo}
            tabs={[
              {
                title: 'Lines',
                panel: <LinesPanel key={account.id} account={account.id} isOnly={ledgers.length === 1} />,
              },
              {
                title: 'Reconciled Balance',
                panel: <ReconciledPanel key={account.id} account={account.id} />,
              },
              { title: 'Rules', panel: <RulesPanel /> },
            ]}
          />
        </>
      )}
    </Page>
  );
}

const TABS = ['Lines', 'Reconciled Balance', 'Rules'] as const;
