import { Page } from '#ui/page.tsx';
import { ToCome } from '#ui/to-come.tsx';

export function SettingsScreen() {
  return (
    <Page title="Settings">
      <ToCome>
        Companies, users, permissions and backup are still to come. Until then a reload brings the sample data back.
      </ToCome>
    </Page>
  );
}
