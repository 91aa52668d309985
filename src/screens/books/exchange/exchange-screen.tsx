import { Page } from '#ui/pieces/page.tsx';
import { PackPanel } from './pack-panel.tsx';
import { TallyOutPanel } from './tally-out-panel.tsx';

/** The ways from these books to other programs, and back. */
export function ExchangeScreen() {
  return (
    <Page title="Import & Export" subtitle="What other programs and your accountant give, and take">
      <PackPanel />
      <TallyOutPanel />
    </Page>
  );
}
