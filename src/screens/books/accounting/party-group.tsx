import { useMemo } from 'react';
import { balancesOfPartiesOn } from '#data/books/ledger/balances.ts';
import { useLiveResult } from '#data/books/live.ts';
import { CUSTOMER_LIST, SUPPLIER_LIST } from '#data/books/masters/parties.ts';
import { controlOn } from '#data/books/reports/financial-statements.ts';
import { useList } from '#data/views/use-list.ts';
import type { Party } from '#domain/books/masters/party.ts';
import { groupOfParty } from '#domain/books/masters/party.ts';
import { firstDayOfYear, type IsoDate } from '#domain/calendar.ts';
import { formatDay, formatText } from '#domain/format.ts';
import { balanceInWords } from '#screens/books/parts/balance.tsx';
import { linkedName } from '#screens/books/parts/master-name.tsx';
import { PostedBalance, PostedBalances } from '#screens/books/parts/posted-balance.tsx';
import { AsOnField } from '#screens/books/parts/reports/period-fields.tsx';
import { useAsOn } from '#screens/books/parts/reports/use-period.ts';
import { type BooksPages, usePages } from '#screens/books/parts/use-pages.ts';
import { Empty } from '#ui/layout/empty.tsx';
import { Page } from '#ui/layout/page.tsx';
import type { Column } from '#ui/records/column.ts';
import { ListTools } from '#ui/records/list-tools.tsx';
import { RecordTable } from '#ui/records/record-table.tsx';

/** All customers, or all suppliers, by name, and what each stood at on a day. */
export function PartyGroup({ group }: { group: 'Sundry Debtors' | 'Sundry Creditors' }) {
  const asOn = useAsOn('Group');
  const { shown: day } = asOn;
  const pages = usePages();
  const list = useList(group === 'Sundry Debtors' ? CUSTOMER_LIST : SUPPLIER_LIST, BY_NAME);
  const columns = useMemo(() => columnsOn(group, day, pages), [group, day, pages]);
  const actions = useMemo(
    () => ({ open: ({ id }: Party) => pages.go(pages.statement(id), yearUpTo(day)) }),
    [pages, day],
  );
  const ids = (list.rows ?? []).map(({ id }) => id);
  const { value: balances } = useLiveResult(['balances on', day, ids], () => balancesOfPartiesOn(ids, day));
  const { value: total } = useLiveResult(['control', group, day], () =>
    controlOn(group === 'Sundry Debtors' ? 'debtors' : 'creditors', day),
  );
  return (
    <Page
      title={group}
      subtitle={total === undefined ? 'All together' : `All together ${balanceInWords(total)} on ${formatDay(day)}`}
    >
      <AsOnField asOn={asOn} />
      <PostedBalances balances={balances}>
        <RecordTable
          name={group}
          toolbar={<ListTools of="parties" view={list.view} setView={list.changeView} />}
          columns={columns}
          list={list}
          actions={actions}
          empty={<Empty>{list.isFiltered ? 'No party matches what you are looking for.' : 'No parties yet.'}</Empty>}
        />
      </PostedBalances>
    </Page>
  );
}

function columnsOn(group: string, day: IsoDate, pages: BooksPages): readonly Column<Party>[] {
  return [
    {
      title: 'Name',
      sort: 'name',
      onCard: 'name',
      cell: (party) => linkedName(party, pages.statement, yearUpTo(day)),
    },
    { title: 'City', onCard: 'detail', isBlank: ({ city }) => city === '', cell: ({ city }) => formatText(city) },
    {
      title: 'Balance',
      isFigure: true,
      onCard: 'amount',
      // Who buys and sells is listed here, too, but has one balance.
      cell: ({ id, kind }) => (groupOfParty(kind) === group ? <PostedBalance of={id} /> : 'Among the debtors'),
    },
  ];
}

/** Returns the days from the first of the year to `day`: a balance is what moved in them, and what stood before. */
function yearUpTo(day: IsoDate) {
  return { from: firstDayOfYear(day), to: day };
}

const BY_NAME = { sort: 'name', direction: 'up', filter: '', find: '' } as const;
