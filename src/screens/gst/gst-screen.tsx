import { Page } from '#ui/page.tsx';
import { ToCome } from '#ui/to-come.tsx';

export function GstScreen() {
  return (
    <Page title="GST Management" subtitle="Manage GST calculations, returns, and compliance">
      <ToCome>GST rates and the tax summary are still to come.</ToCome>
    </Page>
  );
}
