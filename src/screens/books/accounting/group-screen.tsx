import { useParams } from '@tanstack/react-router';
import { groupOn } from '#data/books/reports/financial-statements.ts';
import { GROUP_NAMES, type GroupName, parentOf } from '#domain/books/ledger-group.ts';
import { RecordNotFound } from '#screens/books/parts/record-not-found.tsx';
import { AsOnField } from '#screens/books/parts/reports/period-fields.tsx';
import { ReportInPlace } from '#screens/books/parts/reports/report-in-place.tsx';
import { SaveButtons } from '#screens/books/parts/reports/save-buttons.tsx';
import { useAsOn } from '#screens/books/parts/reports/use-period.ts';
import { useReport } from '#screens/books/parts/reports/use-report.ts';
import { useAddressChoice } from '#screens/books/parts/statement/use-address-choice.ts';
import { usePages } from '#screens/books/parts/use-pages.ts';
import { TextLink } from '#ui/controls/text-link.tsx';
import { Page } from '#ui/layout/page.tsx';
import { PartyGroup } from './party-group.tsx';

/** A group of ledgers and what they stand at on a day; of customers or suppliers, the parties. */
export function GroupScreen() {
  const { group: named } = useParams({ from: '/books/$key/groups/$group' });
  const asked = useAddressChoice();
  const group = GROUP_NAMES.find((name) => name === named);
  if (!group) return <RecordNotFound title="No such group">There is no group of this name.</RecordNotFound>;
  const key = `${group} ${asked}`;
  if (group === 'Sundry Debtors' || group === 'Sundry Creditors') return <PartyGroup key={key} group={group} />;
  return <LedgerGroup key={key} group={group} />;
}

function LedgerGroup({ group }: { group: GroupName }) {
  const asOn = useAsOn('Group');
  const { shown } = asOn;
  const result = useReport(['group', group, shown], () => groupOn(group, shown));
  return (
    <Page title={group} subtitle={<Under group={group} />} actions={<SaveButtons report={result.report} />}>
      <AsOnField asOn={asOn} />
      <ReportInPlace {...result} />
    </Page>
  );
}

/** The group that it stands under, if it is not a primary one. */
function Under({ group }: { group: GroupName }) {
  const pages = usePages();
  const parent = parentOf(group);
  return parent ? <TextLink to={pages.group(parent)}>{parent}</TextLink> : 'Primary group';
}
