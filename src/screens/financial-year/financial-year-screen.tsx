import { Page } from '#ui/page.tsx';
import { ToCome } from '#ui/to-come.tsx';

export function FinancialYearScreen() {
  return (
    <Page title="Financial Year Management">
      <ToCome>The list of financial years is still to come.</ToCome>
    </Page>
  );
}
