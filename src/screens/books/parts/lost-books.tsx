import { notedBusinesses } from '#data/books/last-opened.ts';
import { Quoted } from '#ui/layout/quoted.tsx';
import { momentInWords } from './moment-in-words.ts';

/** Says which books were opened in this browser, and are no longer in it though nobody deleted them there. */
export function LostBooks({ booksKey }: { booksKey: string }) {
  const noted = notedBusinesses().find(({ key }) => key === booksKey);
  return (
    <p role="alert" className="wrap-anywhere max-w-prose">
      The books of{' '}
      <span className="font-medium">
        <Quoted>{noted?.name ?? booksKey}</Quoted>
      </span>
      {noted && `, last opened on ${momentInWords(noted.at)},`} are no longer in this browser. They were not deleted in
      Tarazu: the browser has removed them, or somebody cleared its data. A copy brings them back as they were when it
      was saved.
    </p>
  );
}
