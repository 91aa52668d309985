import { lock } from '#data/books/staff/access.ts';
import { inPlural, type Role } from '#domain/books/staff/role.ts';
import { Button } from '#ui/controls/button.tsx';
import { Page } from '#ui/layout/page.tsx';

/** In place of a page that a person may not see. Nothing of it is read. */
export function NotForRole({ role }: { role: Role }) {
  return (
    <Page title={`Not for ${inPlural(role)}`}>
      <div className="flex max-w-prose flex-col gap-4">
        <p>An Owner can change what each role may do, under Settings › Staff.</p>
        <div>
          <Button look="primary" onClick={lock}>
            Sign in as someone else
          </Button>
        </div>
      </div>
    </Page>
  );
}
