import { formatNumber, formatPercent, formatRupeesInFull } from '#domain/format.ts';
import { asPaise, negative, type Paise } from '#domain/money.ts';
import type { ShiftFigures, ZReport } from './shift-report.ts';

/** A part of an X or a Z as people read it, on the page and on paper: lines of a name and a figure. */
export type ReportPart = Readonly<{ title: string; lines: readonly ShiftReportLine[] }>;

/** An entry is a part of the line before it; a total is what those before it come to. */
export type ShiftReportLine = Readonly<{ name: string; figure: string; look: 'line' | 'entry' | 'total' }>;

/** Returns the parts of an X, or of a Z, which has been counted. Parts of nothing are left out. */
export function reportParts(figures: ShiftFigures | ZReport): readonly ReportPart[] {
  const parts = [
    salesOf(figures),
    taxOf(figures),
    tendersOf(figures),
    accountOf(figures),
    drawerOf(figures),
    logOf(figures),
  ];
  return parts.filter(({ lines }) => lines.length > 0);
}

function salesOf({ bills, items, gross, discount, returns, roundOff, net }: ShiftFigures): ReportPart {
  return {
    title: 'Sales',
    lines: [
      line('Bills', formatNumber(bills)),
      line('Items', formatNumber(items)),
      money('Gross', gross),
      money('Discount', negative(discount)),
      money('Returns', negative(returns)),
      money('Round Off', roundOff),
      total('Net', net),
    ],
  };
}

function taxOf({ tax }: ShiftFigures): ReportPart {
  return {
    title: 'Tax by rate',
    lines: tax.flatMap(({ percent, taxable, tax: charged }) => [
      money(`Taxable at ${formatPercent(percent)}`, taxable),
      entry(`Tax at ${formatPercent(percent)}`, charged),
    ]),
  };
}

function tendersOf({ tenders }: ShiftFigures): ReportPart {
  return {
    title: 'Tenders',
    lines: tenders.flatMap(({ mode, in: came, out, net }) => [
      entry(`${mode} in`, came),
      entry(`${mode} out`, negative(out)),
      total(`${mode} net`, net),
    ]),
  };
}

function accountOf({ onAccount, duesReceived }: ShiftFigures): ReportPart {
  return { title: 'Dues', lines: [money('On Account', onAccount), money('Dues Received', duesReceived)] };
}

/** Returns what the drawer held, moved and should hold; of a Z what was in it, and where that went, too. */
function drawerOf(figures: ShiftFigures | ZReport): ReportPart {
  const { openingCash, tenders, duesReceived, paidIn, paidOut, otherVouchers, expected } = figures;
  const cash = tenders.find(({ mode }) => mode === 'Cash')?.net ?? asPaise(0);
  return {
    title: 'Drawer',
    lines: [
      money('Opening', openingCash),
      entry('Cash', cash),
      ...(duesReceived === 0 ? [] : [entry('Dues Received', duesReceived)]),
      entry('Paid In', paidIn),
      entry('Paid Out', negative(paidOut)),
      ...(otherVouchers === 0 ? [] : [entry('Other Vouchers', otherVouchers)]),
      total('Expected', expected),
      ...('countedCash' in figures ? countOf(figures) : []),
    ],
  };
}

function countOf({ countedCash, difference, reason, left, handedOver, handedTo }: ZReport): readonly ShiftReportLine[] {
  return [
    money('Counted', countedCash),
    line(differenceName(difference), formatRupeesInFull(difference)),
    ...(reason === '' ? [] : [line('Reason', reason)]),
    money('Left in Drawer', left),
    ...(handedOver === 0 ? [] : [money(`Handed Over to ${handedTo}`, handedOver)]),
  ];
}

function logOf({ voids, openings, first, last }: ShiftFigures): ReportPart {
  return {
    title: 'Log',
    lines: [
      line('Voids', formatNumber(voids)),
      line('Drawer Opened', formatNumber(openings)),
      ...(first === '' ? [] : [line('First Number', first), line('Last Number', last)]),
    ],
  };
}

/** "Short" or "Over", or "Difference" where there is none. */
function differenceName(difference: Paise): string {
  if (difference === 0) return 'Difference';
  return difference < 0 ? 'Difference, short' : 'Difference, over';
}

function line(name: string, figure: string): ShiftReportLine {
  return { name, figure, look: 'line' };
}

function money(name: string, amount: Paise): ShiftReportLine {
  return line(name, formatRupeesInFull(amount));
}

function entry(name: string, amount: Paise): ShiftReportLine {
  return { name, figure: formatRupeesInFull(amount), look: 'entry' };
}

function total(name: string, amount: Paise): ShiftReportLine {
  return { name, figure: formatRupeesInFull(amount), look: 'total' };
}
