import { Page } from '#ui/page.tsx';
import { ToCome } from '#ui/to-come.tsx';

export function LocationsScreen() {
  return (
    <Page title="Locations Management">
      <ToCome>Branches and warehouses are still to come.</ToCome>
    </Page>
  );
}
