import { Link, useRouter } from '@tanstack/react-router';
import { Trash2 } from 'lucide';
import type { ReactNode } from 'react';
import type { BooksOnDevice } from '#data/books/copies/books-on-device.ts';
import { localDay } from '#domain/calendar.ts';
import { formatDay, formatName, formatNumber, formatText } from '#domain/format.ts';
import { Button } from '#ui/controls/button.tsx';
import { Quoted } from '#ui/layout/quoted.tsx';
import { useCrowded } from '#ui/records/use-crowded.ts';
import { RowAction, RowButtons } from '#ui/records/row-actions.tsx';
import { SaveCopyButton } from '#screens/books/parts/copies-buttons.tsx';

/** A row for each set of books; on a phone a card. A set that cannot be opened says why in its own row. */
export function BooksTable({
  sets,
  onDelete,
  onSaved,
}: {
  sets: readonly BooksOnDevice[];
  onDelete: (set: BooksOnDevice) => void;
  onSaved: () => void;
}) {
  const router = useRouter();
  const [isCrowded, watchRoom] = useCrowded();
  return (
    <div data-crowded={isCrowded || undefined} className="overflow-x-auto">
      <table ref={watchRoom} role="table" aria-label="Books" className="w-full border-collapse text-table cards:block">
        <thead role="rowgroup" className="cards:sr-only">
          <tr role="row">
            {['Name', 'GSTIN', 'Vouchers', 'Last Change', 'Last Copy', 'Actions'].map((title) => (
              <th
                key={title}
                role="columnheader"
                scope="col"
                className={`h-row whitespace-nowrap px-3 font-medium text-caption text-ink-2 first:pl-4 last:pr-4 ${title === 'Vouchers' || title === 'Actions' ? 'text-end' : 'text-start'}`}
              >
                {title}
              </th>
            ))}
          </tr>
        </thead>
        <tbody role="rowgroup" className="cards:block">
          {sets.map((set) => (
            <tr key={set.key} role="row" className={ROW}>
              <td
                role="cell"
                className={`${CELL} w-2/5 font-medium cards:grow cards:basis-[max(100%-13rem,12rem)] cards:text-body`}
              >
                <Link
                  to="/books/$key"
                  params={{ key: set.key }}
                  className="wrap-anywhere inline-flex min-h-6 items-center rounded-tick text-peacock hover:underline touch:min-h-control"
                >
                  <Quoted>{formatName(set.name, set.key)}</Quoted>
                </Link>
                {'gstin' in set && set.twins && <Twins ofKey={set.key} twins={set.twins} />}
              </td>
              {'gstin' in set ? (
                <>
                  <Fact>{formatText(set.gstin)}</Fact>
                  <Fact of={set.vouchers === 1 ? 'voucher' : 'vouchers'} isFigure>
                    {formatNumber(set.vouchers)}
                  </Fact>
                  <Fact of="Changed">{dayOf(set.lastChange)}</Fact>
                  <Fact of="Copy saved">{set.lastCopy === '' ? 'Never' : dayOf(set.lastCopy)}</Fact>
                </>
              ) : (
                <td role="cell" colSpan={4} className={`${CELL} whitespace-normal! text-bad cards:order-2`}>
                  {set.problem}
                </td>
              )}
              <td role="cell" className={`${CELL} text-end cards:order-1 cards:basis-48`}>
                <RowButtons>
                  <Button
                    aria-label={`Open ${formatName(set.name, set.key)}`}
                    className="px-3!"
                    onClick={() => void router.navigate({ to: '/books/$key', params: { key: set.key } })}
                  >
                    Open
                  </Button>
                  {'gstin' in set && (
                    <>
                      <SaveCopyButton booksKey={set.key} name={set.name} onSaved={onSaved} />
                      <RowAction name={`Delete ${set.name}`} icon={Trash2} onPress={() => onDelete(set)} />
                    </>
                  )}
                </RowButtons>
              </td>
            </tr>
          ))}
        </tbody>
      </table>
    </div>
  );
}

/** Says where the same books stand once more: sets of one business, and mostly of one name, that give the same numbers. */
function Twins({ ofKey, twins }: { ofKey: string; twins: readonly string[] }) {
  return (
    <p className="wrap-anywhere whitespace-normal font-normal text-caption text-waiting">
      {`/books/${ofKey} is the same books as ${twins.map((key) => `/books/${key}`).join(', ')}, and each goes on with its own next numbers. Write in one of them only.`}
    </p>
  );
}

/** A cell; on a card, where no heading stands above it, `of` says what it is. */
function Fact({ of, isFigure = false, children }: { of?: string; isFigure?: boolean; children: string }) {
  const caption: ReactNode = of !== undefined && (
    <span aria-hidden className="text-ink-3 hidden cards:block">
      {isFigure ? ` ${of}` : `${of} `}
    </span>
  );
  return (
    <td role="cell" className={`${CELL} tabular-nums cards:order-2 cards:text-ink-2 ${isFigure ? 'text-end' : ''}`}>
      {!isFigure && caption}
      {children}
      {isFigure && caption}
    </td>
  );
}

function dayOf(moment: string): string {
  return moment === '' ? formatText('') : formatDay(localDay(new Date(moment)));
}

const ROW =
  'border-t hover:bg-wash/60 cards:flex cards:flex-wrap cards:items-center cards:gap-x-4 cards:gap-y-1 cards:px-4 cards:py-3 cards:first:border-t-0';
const CELL = 'h-row px-3 first:pl-4 last:pr-2 whitespace-nowrap cards:h-auto cards:p-0! cards:whitespace-normal';
