import { DayBook } from '#screens/books/parts/day-book/day-book.tsx';
import { Page } from '#ui/layout/page.tsx';

/** The Day Book, which also stands under Accounting. */
export function DayBookScreen() {
  return (
    <Page title="Day Book">
      <DayBook />
    </Page>
  );
}
