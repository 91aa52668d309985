import { useCallback } from 'react';
import { today } from '#data/clock.ts';
import { useLive } from '#data/sample/live.ts';
import { LOCATION_LIST, locationTotals } from '#data/sample/locations.ts';
import { useList } from '#data/views/use-list.ts';
import { formatNumber } from '#domain/format.ts';
import type { Location } from '#domain/sample/location.ts';
import { lazyDialog } from '#ui/overlays/lazy-dialog.tsx';
import { Page } from '#ui/layout/page.tsx';
import { CreateButton } from '#ui/records/create-button.tsx';
import { ListTools } from '#ui/records/list-tools.tsx';
import { RecordItems } from '#ui/records/record-items.tsx';
import { saveList } from '#ui/records/save-list.ts';
import { useAddressRequest } from '#ui/records/use-address-request.ts';
import { useRecordEditor } from '#ui/records/use-record-editor.ts';
import { StatCard, StatCards } from '#ui/layout/stat-card.tsx';
import { LocationCard } from './location-card.tsx';
import { LOCATION_EDITOR } from './location-editor.ts';

export function LocationsScreen() {
  const list = useList(LOCATION_LIST, { sort: 'id', direction: 'down', filter: '', find: '' });
  const totals = useLive(['locations', 'totals'], locationTotals);
  const editor = useRecordEditor(LOCATION_EDITOR);
  const draw = useCallback(
    (location: Location) => <LocationCard location={location} actions={editor.open} />,
    [editor.open],
  );
  useAddressRequest({ begin: editor.open.create });

  return (
    <Page
      title="Locations Management"
      subtitle="Branches and warehouses, and who manages them"
      actions={<CreateButton onPress={editor.open.create}>Add Location</CreateButton>}
    >
      <StatCards>
        <StatCard
          title="Total Locations"
          figure={totals && formatNumber(totals.all.count)}
          line="Active and inactive"
        />
        <StatCard title="Active Locations" figure={totals && formatNumber(totals.Active.count)} line="In use" />
        <StatCard
          title="Warehouses"
          figure={totals && formatNumber(totals.Warehouse.count)}
          line="Where goods are kept"
        />
        <StatCard title="Branches" figure={totals && formatNumber(totals.Branch.count)} line="All other locations" />
      </StatCards>

      <RecordItems
        name="Locations"
        of="locations"
        list={list}
        draw={draw}
        shape="card"
        className={GRID}
        toolbar={
          <ListTools
            of="locations"
            view={list.view}
            setView={list.changeView}
            onSave={(format) => void saveList(`locations-${today()}`, format, list)}
          />
        }
        onCreate={editor.open.create}
      />

      {editor.state.name !== 'closed' && <LocationDialogs editor={editor} />}
    </Page>
  );
}

const LocationDialogs = lazyDialog(async () => (await import('./location-dialogs.tsx')).LocationDialogs);

/** Hairlines between the cards, as between table rows: each card draws its right and bottom edges. */
const GRID =
  'grid grid-cols-1 overflow-hidden *:border-b *:-mb-px @min-[40rem]:grid-cols-2 @min-[40rem]:*:border-e @min-[40rem]:*:-me-px @min-[56rem]:grid-cols-3';
