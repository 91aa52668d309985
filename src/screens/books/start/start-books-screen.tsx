import { useRef } from 'react';
import { TextLink } from '#ui/controls/text-link.tsx';
import { PageForm } from '#ui/record-forms/page-form.tsx';
import { Page } from '#ui/layout/page.tsx';
import { BusinessFields } from '#screens/books/parts/business-fields.tsx';
import { AfterTabWarning, useTabWarning } from '#screens/books/parts/tab-warning.tsx';
import { useStart } from './use-start.ts';

/** The one form between a newcomer and books of her own. */
export function StartBooksScreen() {
  const form = useRef<HTMLFormElement>(null);
  const { draft, problems, change, submit, isChanged } = useStart(form);
  const warning = useTabWarning();

  return (
    <Page
      title="Start your own books"
      subtitle="They are kept on this device and open without a network. Everything here can be changed later."
    >
      <AfterTabWarning warning={warning}>
        {/* On a phone the button ends above the toasts, which say why it did nothing. */}
        <div className="max-md:pb-14">
          <PageForm
            name="Start your own books"
            state={{ form, verb: 'Start Books', submit, isChanged }}
            aside={
              <div className="me-2 flex flex-wrap gap-x-4 gap-y-2">
                <TextLink to="/books">All books</TextLink>
                <TextLink to="/books/new/tally">Move in from Tally</TextLink>
              </div>
            }
          >
            <BusinessFields draft={draft} problems={problems} onChange={change} />
          </PageForm>
        </div>
      </AfterTabWarning>
    </Page>
  );
}
