import { openingInput } from '#domain/books/masters/opening-balance.ts';
import { BLANK, formatRupees } from '#domain/format.ts';
import { type Paise, ZERO } from '#domain/money.ts';
import { Figure } from '#ui/layout/figure.tsx';

/** A balance in a column. Dr and Cr have a place of their own, so that the decimal points line up. */
export function Balance({ of }: { of: Paise }) {
  const { balance, side } = openingInput(of, 'Dr');
  return (
    <>
      {balance === null ? <span className="cards:hidden">{BLANK}</span> : <Figure>{formatRupees(balance)}</Figure>}{' '}
      <span className={SIDE}>{balance !== null && side}</span>
    </>
  );
}

/** Returns a balance as it stands in a sentence: ₹5,000 Dr. */
export function balanceInWords(of: Paise): string {
  const { balance, side } = openingInput(of, 'Dr');
  return balance === null ? formatRupees(ZERO) : `${formatRupees(balance)} ${side}`;
}

const SIDE = 'inline-block text-start text-ink-2 min-w-6 ps-1 cards:min-w-0 cards:ps-0 print:min-w-6 print:ps-1';
