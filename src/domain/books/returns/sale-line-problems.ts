import { formatPercent } from '#domain/format.ts';
import type { Business } from '#domain/books/masters/business.ts';
import { hsnDigits, problemInHsn } from '#domain/books/hsn.ts';
import { GST_PERCENTAGES, isInForce } from '#domain/books/law/gst-rates.ts';
import { hsnDigitsOn } from '#domain/books/law/hsn-digits.ts';
import { isExport } from '#domain/books/documents/supply.ts';
import { hasGstin } from '#domain/books/registration.ts';
import type { Sale } from './sale-section.ts';
import type { SaleProblem } from './return-problem.ts';

/** Lists the problems of line `at` of a document of GSTR-1. */
export function problemsInSaleLine(sale: Sale, at: number, turnover: Business['turnover']): readonly SaleProblem[] {
  return [...aboutCode(sale, at, turnover), ...aboutUnit(sale, at), ...aboutRate(sale, at)];
}

function aboutCode(sale: Sale, at: number, turnover: Business['turnover']): readonly SaleProblem[] {
  const line = sale.lines[at];
  if (!line) return [];
  const field = `HSN/SAC of line ${at + 1}`;
  const code = hsnDigits(line.hsn);
  const { toRegistered, toOthers } = hsnDigitsOn(sale.date, turnover);
  const isToOthers = isExport(sale) || !sale.party || !hasGstin(sale.party.registration);
  const needed = isToOthers ? toOthers : toRegistered;
  const wrong = problemInHsn(code, line.item?.kind ?? (code.startsWith('99') ? 'Service' : 'Goods'));
  if (wrong !== undefined) return [{ weight: 'Blocking', field, sentence: wrong, rule: SHAPE }];
  if (code.length < needed) {
    const has = code === '' ? 'none is given' : `${code} has ${code.length}`;
    const sentence = `At a turnover ${turnover.toLowerCase()} a code of at least ${needed} digits is asked for, and ${has}. Correct it in the document, and at the item.`;
    return [{ weight: 'Blocking', field, sentence, rule: DIGITS }];
  }
  if (code !== '') return [];
  const sentence =
    'Without a code the line is missing in the HSN summary (table 12). The code may be left out of such invoices; the portal compares the sums, and may warn.';
  return [{ weight: 'Advisory', field, sentence, rule: DIGITS }];
}

function aboutUnit(sale: Sale, at: number): readonly SaleProblem[] {
  const line = sale.lines[at];
  if (line?.item?.kind !== 'Goods' || line.unit !== 'NA') return [];
  const sentence = 'Goods are counted in a unit of the portal’s list. Choose it.';
  return [
    {
      weight: 'Blocking',
      field: `Unit of line ${at + 1}`,
      sentence,
      rule: 'Form GSTR-1, table 12: unit quantity code',
    },
  ];
}

function aboutRate(sale: Sale, at: number): readonly SaleProblem[] {
  const line = sale.lines[at];
  const percent = sale.sums.lines[at]?.percent;
  if (!line || percent === undefined || sale.sums.charged === 'None') return [];
  const field = `GST Rate of line ${at + 1}`;
  if (!GST_PERCENTAGES.some((known) => known === percent)) {
    const sentence = `The portal takes no rate of ${formatPercent(percent)}. Choose one of the list.`;
    return [{ weight: 'Blocking', field, sentence, rule: 'Offline tool V3.2.4: list of rates' }];
  }
  // A note bears the rate of its invoice, whatever the rate has become.
  if (sale.kind !== 'Invoice' || isInForce(percent, sale.date)) return [];
  const sentence = `No goods or services bear ${formatPercent(percent)} on that day. Correct it, unless the supply or the payment was before the rate changed.`;
  return [
    {
      weight: 'Advisory',
      field,
      sentence,
      rule: 'Notifications 9/2025 to 17/2025-Central Tax (Rate); CGST Act, section 14',
    },
  ];
}

const SHAPE = 'Notification 78/2020-Central Tax; form GSTR-1, table 12';
const DIGITS = 'Notification 78/2020-Central Tax; CGST Rules, rule 46(g)';
