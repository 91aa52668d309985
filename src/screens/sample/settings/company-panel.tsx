import { useMemo } from 'react';
import { today } from '#data/clock.ts';
import { COMPANY_LIST } from '#data/sample/companies.ts';
import { useList } from '#data/views/use-list.ts';
import type { Company } from '#domain/sample/company.ts';
import { USER_PREFIX } from '#domain/sample/user.ts';
import { formatName, formatText } from '#domain/format.ts';
import { RecordList } from '#ui/records/record-list.tsx';
import type { Column } from '#ui/records/column.ts';
import { EditAndDelete } from '#ui/records/row-actions.tsx';
import { saveList } from '#ui/records/save-list.ts';
import { useAddressRequest } from '#ui/records/use-address-request.ts';
import type { RowActions } from '#ui/records/use-row-keys.ts';
import { type CompanyEditor, COMPANY_BULK_ACTIONS } from './company-editor.ts';
import { NextIssuer } from './next-issuer.tsx';

/** All companies, sorted by name. */
export function CompanyPanel({ open }: { open: CompanyEditor['open'] }) {
  const list = useList(COMPANY_LIST, { sort: 'name', direction: 'up', filter: '', find: '' });
  const columns = useMemo(() => companyColumns(open), [open]);
  useAddressRequest({ show: (id, onGone) => !id.startsWith(USER_PREFIX) && list.reveal(id, onGone) });
  return (
    <RecordList
      name="Companies"
      of="companies"
      list={list}
      columns={columns}
      actions={open}
      bulkActions={BULK_ACTIONS}
      onSave={(format) => void saveList(`companies-${today()}`, format, list)}
      onCreate={open.create}
    />
  );
}

const BULK_ACTIONS = {
  ...COMPANY_BULK_ACTIONS,
  deleteNote: (companies: readonly Company[]) => <NextIssuer deletedIds={companies.map(({ id }) => id)} />,
};

/** The columns of the specification (§2), in its order. */
function companyColumns(actions: RowActions<Company>): readonly Column<Company>[] {
  return [
    { title: 'Company Name', sort: 'name', onCard: 'name', cell: (company) => formatText(company.name) },
    { title: 'GSTIN', onCard: 'detail', cell: (company) => formatText(company.gstin) },
    { title: 'Phone', onCard: 'detail', cell: (company) => formatText(company.phone) },
    {
      title: 'Email',
      onCard: 'nearStatus',
      isBlank: (company) => company.email.trim() === '',
      cell: (company) => formatText(company.email),
    },
    {
      title: 'Actions',
      onCard: 'actions',
      cell: (company) => (
        <EditAndDelete row={company} of={formatName(company.name, 'unnamed company')} actions={actions} />
      ),
    },
  ];
}
