import { Page } from '#ui/page.tsx';
import { ToCome } from '#ui/to-come.tsx';

export function AccountScreen() {
  return (
    <Page title="Account settings">
      <ToCome>The profile and the password page are still to come.</ToCome>
    </Page>
  );
}
