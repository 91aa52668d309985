import { Page } from '#ui/page.tsx';
import { ToCome } from '#ui/to-come.tsx';

export function DashboardScreen() {
  return (
    <Page title="Dashboard" subtitle="Welcome back! Here's what's happening with your business today.">
      <ToCome>The day's figures will stand here once the dashboard is built.</ToCome>
    </Page>
  );
}
