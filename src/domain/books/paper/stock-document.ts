import { amountInWords } from '#domain/amount-in-words.ts';
import {
  BLANK,
  formatDay,
  formatNumber,
  formatPlainRupeesInFull,
  formatRupeesInFull,
  formatText,
} from '#domain/format.ts';
import { negative, sumOf, ZERO } from '#domain/money.ts';
import { batchesInWords } from '#domain/books/batches/batch-words.ts';
import type { Business } from '#domain/books/masters/business.ts';
import { taxOf } from '#domain/books/documents/line-tax.ts';
import { amountOfAdjustment, directionInWords, type StockVoucherInput } from '#domain/books/vouchers/stock-voucher.ts';
import { titleOf, type Voucher } from '#domain/books/vouchers/voucher.ts';
import { businessLines, NOTES } from './voucher-document.ts';

/** A voucher of stock as a slip to sign and file: what moved from where, and what was written off at which cost. */
export function stockDocument(voucher: Voucher<StockVoucherInput>, business: Business) {
  const name = formatText(business.name);
  const total = voucher.kind === 'Stock Transfer' ? ZERO : amountOfAdjustment(voucher);
  return {
    title: `${titleOf(voucher)} · ${name}`,
    issuer: { name, lines: businessLines(business) },
    heading: `${voucher.kind} Voucher`,
    note: NOTES[voucher.state],
    blocks: [
      {
        kind: 'particulars',
        about: reasonOrMove(voucher),
        facts: [
          ['Number', voucher.state === 'Draft' ? BLANK : voucher.number],
          ['Date', formatDay(voucher.date)],
        ] as const,
      },
      {
        kind: 'table',
        name: 'Goods',
        ...(voucher.kind === 'Stock Transfer' ? transferTable(voucher) : adjustmentTable(voucher)),
      },
      ...(voucher.kind === 'Stock Transfer' || total === 0 ? [] : [sumsOf(voucher)]),
      { kind: 'signature', by: `For ${name}`, capacity: 'Authorised signatory' },
    ],
  } as const;
}

function reasonOrMove(voucher: Voucher<StockVoucherInput>) {
  const narration = voucher.narration === '' ? [] : voucher.narration.split('\n');
  if (voucher.kind === 'Stock Adjustment') {
    const [first = BLANK, ...more] = narration;
    return { title: directionInWords(voucher), name: first, lines: more };
  }
  const [from, to] = [voucher.fromGodown?.name ?? BLANK, voucher.toGodown?.name ?? BLANK];
  return { title: 'Moved', name: formatText(`${from} to ${to}`), lines: narration };
}

function transferTable({ lines }: Extract<Voucher<StockVoucherInput>, Readonly<{ kind: 'Stock Transfer' }>>) {
  return {
    columns: [ITEM, QUANTITY],
    rows: lines.map(({ item, quantity, unit, batches }) => ({
      look: 'line' as const,
      cells: [withBatches(formatText(item?.name ?? ''), batches), `${formatNumber(quantity ?? 0)} ${unit}`],
    })),
  };
}

type Adjustment = Extract<Voucher<StockVoucherInput>, Readonly<{ kind: 'Stock Adjustment' }>>;

function adjustmentTable({ lines }: Adjustment) {
  const isCount = lines.some(({ counted }) => counted !== undefined);
  const counts = (cell: string) => (isCount ? [cell] : []);
  return {
    columns: [
      ITEM,
      ...(isCount ? [{ title: 'Counted', look: 'figure' as const }] : []),
      QUANTITY,
      { title: 'Cost ₹', look: 'figure' as const },
    ],
    rows: lines.map(({ item, godown, quantity, unit, worth, counted, batches }) => ({
      look: 'line' as const,
      cells: [
        withBatches([item, godown].map((named) => formatText(named?.name ?? '')).join(' · '), batches),
        ...counts(counted === undefined ? BLANK : `${formatNumber(counted)} ${unit}`),
        `${formatNumber(quantity ?? 0)} ${unit}`,
        worth ? formatPlainRupeesInFull(worth.cost) : '',
      ],
    })),
  };
}

function sumsOf(voucher: Adjustment) {
  const tax = sumOf(voucher.lines.flatMap(({ worth }) => (worth ? [taxOf(worth)] : [])));
  const total = amountOfAdjustment(voucher);
  const cost = sumOf([total, negative(tax)]);
  return {
    kind: 'sums',
    inWords: ['Amount in words', amountInWords(total)],
    lines:
      tax === 0
        ? []
        : [['Cost', formatRupeesInFull(cost)] as const, ['Input tax reversed', formatRupeesInFull(tax)] as const],
    total: ['Amount', formatRupeesInFull(total)],
  } as const;
}

function withBatches(name: string, batches: StockVoucherInput['lines'][number]['batches']): string {
  return [name, ...batchesInWords(batches)].join(' · ');
}

const ITEM = { title: 'Item', look: 'text' } as const;
const QUANTITY = { title: 'Quantity', look: 'figure' } as const;
