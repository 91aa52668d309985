import { useReducer } from 'react';
import { forgetOpened, lastOpened, notedBusinesses } from '#data/books/last-opened.ts';
import { LostBooks } from '#screens/books/parts/lost-books.tsx';
import { Button } from '#ui/controls/button.tsx';

/** Every set of books that was opened in this browser and is not on the device any more, until its owner has seen it. */
export function LostSets({ present }: { present: readonly Readonly<{ key: string }>[] }) {
  const [, drawAgain] = useReducer((times: number) => times + 1, 0);
  const opened = new Set([...notedBusinesses().map(({ key }) => key), lastOpened()].filter((key) => key !== ''));
  const lost = [...opened].filter((key) => present.every((books) => books.key !== key));
  return lost.map((key) => (
    <div key={key} className="flex flex-wrap items-start justify-between gap-2">
      <LostBooks booksKey={key} />
      <Button
        aria-label={`Do Not Show Again: ${key}`}
        onClick={() => {
          forgetOpened(key);
          drawAgain();
        }}
      >
        Do Not Show Again
      </Button>
    </div>
  ));
}
