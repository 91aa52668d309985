import { amountInWords } from '#domain/amount-in-words.ts';
import { BLANK, formatDay, formatRupeesInFull, formatText } from '#domain/format.ts';
import type { MaybeDate } from '#domain/calendar.ts';
import { placeOfCode } from '#domain/state-code.ts';
import { batchesInWords } from '#domain/books/batches/batch-words.ts';
import { refuseUncounted } from '#domain/books/documents/document-sums.ts';
import type { Business } from '#domain/books/masters/business.ts';
import { asTrade, type SummedOrder } from '#domain/books/orders/as-trade.ts';
import { type GoodsBackInput, dueOf, type PricedOrderInput } from '#domain/books/orders/order.ts';
import { titleOf, type Voucher } from '#domain/books/vouchers/voucher.ts';
import { bankLines, words } from './document-paper.ts';
import { deliveryOnPaper, issuerLines, type PaperVoucher, partyOnPaper } from './document-paper-heads.ts';
import { linesOnPaper, quantityOf } from './document-paper-lines.ts';
import { partsOnPaper } from './document-paper-tax.ts';
import { type PaperForm, PROFORMA } from './document-copy.ts';
import { NOTES } from './voucher-document.ts';

/**
 * A quotation, order or challan on paper, as the invoice that it becomes would be: a challan with all that rule 55 of the CGST Rules
 * asks for. A quotation may be printed as a proforma invoice.
 */
export function orderDocument(
  order: Voucher<PricedOrderInput> & SummedOrder,
  business: Business,
  form: PaperForm = 'Original',
) {
  const { sums, state } = order;
  const trade: PaperVoucher = { ...asTrade(order), sums, state, date: order.date };
  refuseUncounted(trade);
  const name = formatText(business.name);
  const heading = order.kind === 'Quotation' && form === PROFORMA ? PROFORMA : order.kind;
  const isOffer = order.kind === 'Quotation' || order.kind === 'Sales Order';
  return {
    title: `${state === 'Draft' ? heading : `${heading} ${order.number}`} · ${name}`,
    issuer: { name, lines: issuerLines(business) },
    heading,
    note: noteOf(order, form),
    blocks: [
      { kind: 'particulars', about: aboutOrder(order, trade), facts: factsOf(order) } as const,
      ...deliveryOnPaper(trade),
      linesOnPaper(trade, sums),
      {
        kind: 'sums',
        inWords: ['Amount in words', amountInWords(sums.total)],
        lines: partsOnPaper(trade, sums),
        total: ['Total', formatRupeesInFull(sums.total)],
      } as const,
      ...words('', heading === PROFORMA ? 'This is not a tax invoice.' : ''),
      ...words('Bank details', isOffer ? bankLines(business).join('\n') : ''),
      ...words('Notes', order.narration),
      ...(isOffer ? words('Terms', business.terms) : []),
      { kind: 'signature', by: `For ${name}`, capacity: 'Authorised signatory' } as const,
    ],
  } as const;
}

/** Goods that came back on paper: which, of which challan, to where. */
export function goodsBackDocument(back: Voucher<GoodsBackInput>, business: Business) {
  const name = formatText(business.name);
  return {
    title: `${titleOf(back)} · ${name}`,
    issuer: { name, lines: issuerLines(business) },
    heading: back.kind,
    note: NOTES[back.state],
    blocks: [
      {
        kind: 'particulars',
        about: { title: 'Came back from', name: formatText(back.party?.name ?? BLANK), lines: [] },
        facts: [
          ['Number', back.state === 'Draft' ? BLANK : back.number],
          ['Date', formatDay(back.date)],
          ['Delivery Challan', back.challan?.number ?? BLANK],
          ...(back.challan ? [['Challan Date', formatDay(back.challan.date)] as const] : []),
          ...(back.toGodown ? [['To Godown', formatText(back.toGodown.name)] as const] : []),
          ['To Be Replaced', back.toBeReplaced ? 'Yes' : 'No'],
        ] as const,
      },
      {
        kind: 'table',
        name: 'Goods',
        columns: [
          { title: 'Item', look: 'text' },
          { title: 'Quantity', look: 'figure' },
        ],
        rows: back.lines.map((line) => ({
          look: 'line' as const,
          cells: [
            [formatText(line.item?.name ?? BLANK), ...batchesInWords(line.batches)].join(' · '),
            quantityOf(asPaperLine(line)),
          ],
        })),
      },
      ...words('Notes', back.narration),
      { kind: 'signature', by: `For ${name}`, capacity: 'Authorised signatory' } as const,
    ],
  } as const;
}

function asPaperLine(line: GoodsBackInput['lines'][number]) {
  return { ...line, description: '', hsn: '', rate: null, percent: null, cess: null, discount: null };
}

/** CGST Rules, rule 55(2) and rule 48(1): three copies of a challan; of other orders there is one. */
function noteOf(order: Voucher<PricedOrderInput>, form: PaperForm): string {
  if (order.state !== 'Issued') return NOTES[order.state];
  return order.kind === 'Delivery Challan' ? (COPIES[form] ?? COPIES.Original) : '';
}

const COPIES: Readonly<Partial<Record<PaperForm, string>> & { Original: string }> = {
  Original: 'Original for consignee',
  Duplicate: 'Duplicate for transporter',
  Triplicate: 'Triplicate for consigner',
};

function aboutOrder(order: PricedOrderInput, trade: PaperVoucher) {
  if (order.kind === 'Delivery Challan' && order.purpose === 'To Own Godown') {
    return { title: 'To our godown', name: formatText(order.toGodown?.name ?? BLANK), lines: [] };
  }
  return { ...partyOnPaper(trade), title: TITLES[order.kind] };
}

function factsOf(order: Voucher<PricedOrderInput>): readonly (readonly [string, string])[] {
  const place = placeOfCode(order.place);
  const isBetweenStates = place !== undefined && order.place !== order.own.state;
  const isChallan = order.kind === 'Delivery Challan';
  return [
    ['Number', order.state === 'Draft' ? BLANK : order.number],
    ['Date', formatDay(order.date)],
    ...(isChallan ? [['Purpose', order.purpose] as const] : []),
    ...dueFact(DUE_TITLES[order.kind], dueOf(order)),
    ...(order.reference.trim() === '' ? [] : [['Reference', formatText(order.reference)] as const]),
    ...(order.own.registration !== 'Unregistered' && place && (!isChallan || isBetweenStates)
      ? [['Place of Supply', `${place.name} (${place.code})`] as const]
      : []),
  ];
}

function dueFact(title: string, day: MaybeDate): readonly (readonly [string, string])[] {
  return day === '' ? [] : [[title, formatDay(day)]];
}

/** The names of the day by which each kind is to be done. */
export const DUE_TITLES = {
  Quotation: 'Valid Until',
  'Sales Order': 'Deliver By',
  'Delivery Challan': 'Due Back',
  'Purchase Order': 'Expected By',
} as const;

const TITLES = {
  Quotation: 'Quoted to',
  'Sales Order': 'Ordered by',
  'Delivery Challan': 'Consigned to',
  'Purchase Order': 'Ordered from',
} as const;
