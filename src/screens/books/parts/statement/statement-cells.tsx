import { openingInput } from '#domain/books/masters/opening-balance.ts';
import { BLANK, formatRupeesInFull } from '#domain/format.ts';
import type { Paise } from '#domain/money.ts';

/** The heads and the figures of a ledger's tables. */

export function Heads({ titles, look = '' }: { titles: readonly Title[]; look?: string }) {
  return (
    <thead role="rowgroup" className={look}>
      <tr role="row" className="text-caption text-ink-2">
        {titles.map(({ title, isFigure = false }) => (
          <th
            key={title}
            role="columnheader"
            scope="col"
            className={`${CELL} h-9 whitespace-nowrap font-medium ${isFigure ? 'text-end' : 'text-start'}`}
          >
            {title}
          </th>
        ))}
      </tr>
    </thead>
  );
}

/** The amount that moved on a side; nothing where none did. */
export function MovedCell({ amount, side, look = '' }: { amount: Paise; side: 'Dr' | 'Cr'; look?: string }) {
  return (
    <td role="cell" className={`${FIGURE} ${look} lined:empty:hidden`}>
      {amount !== 0 && (
        <>
          {formatRupeesInFull(amount)} {/* Where both sides share a place, its column no longer tells the side. */}
          <span className="hidden text-caption text-ink-2 lined:inline">{side}</span>
        </>
      )}
    </td>
  );
}

/** A balance. Dr and Cr are quiet small letters in a place of their own, so that the decimal points line up. */
export function BalanceCell({ balance, look = '' }: { balance: Paise; look?: string }) {
  const { balance: size, side } = openingInput(balance, 'Dr');
  return (
    <td role="cell" className={`${FIGURE} ${look}`}>
      {size === null ? <span className="text-ink-3">{BLANK}</span> : formatRupeesInFull(size)}{' '}
      <span className="inline-block w-4 text-start text-caption text-ink-2">{size !== null && side}</span>
    </td>
  );
}

export type Title = Readonly<{ title: string; isFigure?: boolean }>;

export const CELL = 'px-2 py-1.5 align-baseline first:ps-4 last:pe-4';
const FIGURE = `${CELL} whitespace-nowrap text-end tabular-nums`;
