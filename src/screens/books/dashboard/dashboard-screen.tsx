import { Page } from '#ui/pieces/page.tsx';
import { FirstSteps } from './first-steps.tsx';

/** The first screen of a set of books. While nothing is posted there are no figures, only what to begin with. */
export function DashboardScreen() {
  return (
    <Page title="Dashboard" subtitle="What the business has, what it owes, and what is due">
      <FirstSteps />
    </Page>
  );
}
