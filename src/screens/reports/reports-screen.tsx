import { Page } from '#ui/page.tsx';
import { ToCome } from '#ui/to-come.tsx';

export function ReportsScreen() {
  return (
    <Page title="Reports & Analytics" subtitle="Business insights, financial reports, and data analytics">
      <ToCome>The financial statements are still to come.</ToCome>
    </Page>
  );
}
