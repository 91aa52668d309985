import { formatDay, formatRupees } from '#domain/format.ts';
import { placeOfCode } from '#domain/state-code.ts';
import type { Business } from '#domain/books/masters/business.ts';
import { chargedOn } from '#domain/books/documents/document.ts';
import { isExport, noExportInWords } from '#domain/books/documents/supply.ts';
import { problemInDocumentNumber } from '#domain/books/document-number.ts';
import { GST_BEGAN } from '#domain/books/law/gst-rates.ts';
import { lastDayForNote, recipientNeededFrom } from '#domain/books/law/limits.ts';
import { hasGstin, problemInGstin } from '#domain/books/registration.ts';
import { titleOf } from '#domain/books/vouchers/voucher.ts';
import { problemsInSaleLine } from './sale-line-problems.ts';
import type { ReturnProblem, SaleProblem } from './return-problem.ts';
import { isReported, type Sale } from './sale-section.ts';

/** Lists the problems of a document of GSTR-1, in the order of its form; none of one that is not reported. */
export function problemsInSale(
  sale: Sale,
  business: Pick<Business, 'gstin' | 'state' | 'turnover'>,
): readonly ReturnProblem[] {
  const voucher = { id: sale.id, name: titleOf(sale) };
  if (sale.state === 'Issued' && sale.own.registration !== 'Regular') {
    return [{ ...NOT_REGULAR, voucher }];
  }
  if (!isReported(sale)) return [];
  const about = [
    ...aboutNumber(sale),
    ...aboutDate(sale),
    ...aboutBuyer(sale, business),
    ...aboutPlace(sale, business),
    ...aboutShipping(sale),
    ...sale.lines.flatMap((_, at) => problemsInSaleLine(sale, at, business.turnover)),
  ];
  return about.map((problem) => ({ ...problem, voucher }));
}

function aboutNumber({ number }: Sale): readonly SaleProblem[] {
  const problem = problemInDocumentNumber(number);
  if (problem === undefined) return [];
  const sentence = `${problem} Cancel it, and issue it again under another number.`;
  return [{ weight: 'Blocking', field: 'Number', sentence, rule: 'CGST Rules, rule 46(b); schema INV-01' }];
}

function aboutDate(sale: Sale): readonly SaleProblem[] {
  if (sale.date < GST_BEGAN) {
    const sentence = 'GST began on 1 July 2017. Correct the date.';
    return [{ weight: 'Blocking', field: 'Date', sentence, rule: 'Offline tool: dates from 01-07-2017' }];
  }
  if (sale.kind === 'Invoice' || !sale.against) return [];
  const last = lastDayForNote(sale.against.date, sale.date);
  if (last === undefined || sale.date <= last || sale.sums.charged === 'None') return [];
  return [
    {
      weight: 'Advisory',
      field: 'Date',
      sentence: `A note on an invoice of ${formatDay(sale.against.date)} could lower the tax until ${formatDay(last)}. The portal takes it, but the law does not let it lower the tax.`,
      rule: 'CGST Act, section 34(2)',
    },
  ];
}

function aboutBuyer(sale: Sale, { gstin: own }: Pick<Business, 'gstin'>): readonly SaleProblem[] {
  const { party } = sale;
  if (!party) return [];
  const problem = problemInGstin(party);
  if (problem !== undefined) {
    return [{ weight: 'Blocking', field: 'GSTIN of the customer', sentence: problem, rule: 'CGST Rules, rule 46(d)' }];
  }
  if (hasGstin(party.registration)) return aboutGstin(party.gstin, own);
  const limit = recipientNeededFrom(sale.date);
  if (sale.kind !== 'Invoice' || limit === undefined) return [];
  if (party.registration === 'Overseas' || (party.address.trim() !== '' && party.state !== '')) return [];
  if (sale.sums.taxable < limit) return [];
  return [
    {
      weight: 'Advisory',
      field: 'Customer',
      sentence: `From ${formatRupees(limit)} on, an invoice bears the buyer’s name, address and State. Enter them at the customer, and choose the customer in the invoice again.`,
      rule: 'CGST Rules, rule 46(e)',
    },
  ];
}

function aboutGstin(gstin: string, own: string): readonly SaleProblem[] {
  if (gstin === own) {
    const sentence = 'This is your own GSTIN. Correct that of the customer.';
    return [
      {
        weight: 'Blocking',
        field: 'GSTIN of the customer',
        sentence,
        rule: 'Offline tool: supplier and receiver differ',
      },
    ];
  }
  if (!FROM_ABROAD.test(gstin)) return [];
  const sentence =
    'A non-resident or an online service from abroad buys without a GSTIN here. Make the customer Overseas.';
  return [
    { weight: 'Blocking', field: 'GSTIN of the customer', sentence, rule: 'Offline tool: kinds of GSTIN in B2B' },
  ];
}

function aboutPlace(sale: Sale, { state }: Pick<Business, 'state'>): readonly SaleProblem[] {
  const { place, own } = sale;
  const field = 'Place of Supply';
  if (placeOfCode(place)?.code !== place) {
    return [{ weight: 'Blocking', field, sentence: 'Choose the place of supply.', rule: 'CGST Rules, rule 46(n)' }];
  }
  if (own.state !== state) {
    const sentence = `It was issued from ${placeOfCode(own.state)?.name ?? own.state}, and your GSTIN is of ${placeOfCode(state)?.name ?? state}. It belongs in the return of that State.`;
    return [{ weight: 'Blocking', field, sentence, rule: 'CGST Act, section 25(4): a registration for each State' }];
  }
  const [now, then] = [chargedOn(sale), sale.sums.charged];
  const noExport = noExportInWords(sale, now);
  if (noExport !== undefined && then !== now) {
    const sentence = `${noExport} It was issued ${then === 'Zero-rated' ? 'without tax' : `with ${then}`}. Save it with that tax, or choose Other Country if it left India.`;
    return [{ weight: 'Blocking', field, sentence, rule: 'Form GSTR-1, table 6A; IGST Act, section 2(5) and (6)' }];
  }
  return [];
}

/** Goods only: services have no shipping bill. It may come later, and is then amended. */
function aboutShipping(sale: Sale): readonly SaleProblem[] {
  if (sale.kind !== 'Invoice' || !isExport(sale) || !sale.lines.some(({ item }) => item?.kind === 'Goods')) return [];
  const { number = '', date = '', port = '' } = sale.shippingBill ?? {};
  const field = 'Shipping Bill';
  const rule = 'Form GSTR-1, table 6A; CGST Rules, rule 96(1)';
  if ((number === '') !== (date === '')) {
    return [
      {
        weight: 'Blocking',
        field,
        sentence: 'Enter both the number and the date of the shipping bill, or neither.',
        rule,
      },
    ];
  }
  if (port !== '' && !/^[A-Z0-9]{6}$/.test(port)) {
    return [{ weight: 'Blocking', field, sentence: 'A port code has six letters and digits, such as INBOM4.', rule }];
  }
  if (number !== '' && !/^\d{3,7}$/.test(number)) {
    return [{ weight: 'Blocking', field, sentence: 'The number of a shipping bill has three to seven digits.', rule }];
  }
  if (number !== '' && port !== '') return [];
  return [
    {
      weight: 'Advisory',
      field,
      sentence:
        'Without number, date and port of the shipping bill no refund is begun. Enter them when customs has given them.',
      rule,
    },
  ];
}

const NOT_REGULAR: SaleProblem = {
  weight: 'Advisory',
  field: 'GST Registration',
  sentence: 'It was issued while the business was not registered as Regular, and is left out of this return.',
  rule: 'CGST Act, sections 10(4) and 37(1)',
};
/** Non-resident taxable persons, and online services from abroad. */
const FROM_ABROAD = /^(\d{4}[A-Z]{3}\d{5}NR|99\d{2}[A-Z]{3}\d{5}OS)/;
