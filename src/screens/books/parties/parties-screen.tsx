import { useMemo } from 'react';
import { balancesOfPartiesOn } from '#data/books/ledger/balances.ts';
import { useLiveResult } from '#data/books/live.ts';
import { CUSTOMER_LIST, party, SUPPLIER_LIST } from '#data/books/masters/parties.ts';
import { useList } from '#data/views/use-list.ts';
import { blankParty } from '#domain/books/masters/party.ts';
import { type VersionedParty, PARTY_EDITOR, partyBulkActions } from '#screens/books/parts/masters/party-editor.ts';
import { PostedBalances } from '#screens/books/parts/posted-balance.tsx';
import { allowedBulkActions, useMayDo, useMaySee } from '#screens/books/parts/use-may.ts';
import { usePages } from '#screens/books/parts/use-pages.ts';
import { useTab } from '#screens/books/parts/use-tab.ts';
import { saveBooksList } from '#screens/books/parts/save-books-list.ts';
import { Tabs } from '#ui/controls/tabs.tsx';
import { lazyDialog } from '#ui/overlays/lazy-dialog.tsx';
import { Page } from '#ui/layout/page.tsx';
import { CreateButton } from '#ui/records/create-button.tsx';
import { RecordList } from '#ui/records/record-list.tsx';
import { useAddressRequest } from '#ui/records/use-address-request.ts';
import { useRecordEditor } from '#ui/records/use-record-editor.ts';
import { partyColumns } from './party-columns.tsx';
import { useToday } from '#screens/parts/use-today.ts';

export function PartiesScreen() {
  const customers = useList(CUSTOMER_LIST, BY_NAME);
  const suppliers = useList(SUPPLIER_LIST, BY_NAME);
  const editor = useRecordEditor(PARTY_EDITOR);
  const pages = usePages();
  const seesBalances = useMaySee('reports');
  const maySave = useMaySee('files', 'reports');
  const mayChange = useMayDo('masters');
  const columns = useMemo(
    () => partyColumns(editor.open, pages, { seesBalances, mayChange }),
    [editor.open, pages, seesBalances, mayChange],
  );
  const actions = useMemo(
    () => ({
      open: ({ id }: VersionedParty) => pages.go(pages.statement(id)),
      ...(mayChange && { delete: editor.open.delete }),
    }),
    [editor.open, pages, mayChange],
  );
  const bulk = { files: maySave, remove: mayChange, sum: seesBalances };
  const { tab, turnTo } = useTab(TABS, 'Customers');
  const create = () => editor.open.createFrom(blankParty(tab === 'Suppliers' ? 'Supplier' : 'Customer'));
  const shown = (tab === 'Customers' ? customers : suppliers).rows ?? [];
  const ids = shown.map(({ id }) => id);
  const day = useToday();
  const { value: balances } = useLiveResult(['balances of', day, ids, seesBalances], async () =>
    seesBalances ? balancesOfPartiesOn(ids, day) : undefined,
  );
  useAddressRequest({ show: (id, onGone) => void reveal(id, onGone), begin: () => mayChange && create() });

  /** Who buys and sells stands in both tabs, so the one that is open will do. */
  async function reveal(id: string, onGone: () => void) {
    // What cannot be read here cannot be read by the list either, which says so.
    const kind = (await party(id).catch(() => undefined))?.kind ?? 'Both';
    const to = kind === 'Both' ? tab : TAB_OF[kind];
    turnTo(to);
    (to === 'Customers' ? customers : suppliers).reveal(id, onGone);
  }

  return (
    <Page
      title="Parties"
      subtitle={seesBalances ? 'Customers and suppliers, and what stands open between us' : 'Customers and suppliers'}
      actions={mayChange && <CreateButton onPress={create}>New Party</CreateButton>}
    >
      <PostedBalances balances={balances}>
        <Tabs
          name="Parties"
          chosen={tab}
          onTurn={turnTo}
          tabs={[
            {
              title: 'Customers',
              panel: (
                <RecordList
                  name="Customers"
                  of="customers"
                  list={customers}
                  columns={columns}
                  actions={actions}
                  bulkActions={allowedBulkActions(CUSTOMER_BULK_ACTIONS, bulk)}
                  onSave={maySave ? (format) => void saveBooksList('customers', format, customers) : undefined}
                  onCreate={mayChange ? create : undefined}
                />
              ),
            },
            {
              title: 'Suppliers',
              panel: (
                <RecordList
                  name="Suppliers"
                  of="suppliers"
                  list={suppliers}
                  columns={columns}
                  actions={actions}
                  bulkActions={allowedBulkActions(SUPPLIER_BULK_ACTIONS, bulk)}
                  onSave={maySave ? (format) => void saveBooksList('suppliers', format, suppliers) : undefined}
                  onCreate={mayChange ? create : undefined}
                />
              ),
            },
          ]}
        />
      </PostedBalances>

      {editor.state.name !== 'closed' && <PartyDialogs editor={editor} />}
    </Page>
  );
}

const PartyDialogs = lazyDialog(async () => (await import('./party-dialogs.tsx')).PartyDialogs);
const CUSTOMER_BULK_ACTIONS = partyBulkActions('customer');
const SUPPLIER_BULK_ACTIONS = partyBulkActions('supplier');
const TAB_OF = { Customer: 'Customers', Supplier: 'Suppliers' } as const;
const TABS = ['Customers', 'Suppliers'] as const;
const BY_NAME = { sort: 'name', direction: 'up', filter: '', find: '' } as const;
