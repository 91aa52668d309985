import { isIsoDate } from '#domain/calendar.ts';
import { formatDay, formatPercent, formatRupees } from '#domain/format.ts';
import type { Paise } from '#domain/money.ts';
import { placeOfCode } from '#domain/state-code.ts';
import { aboveMrp } from './above-mrp.ts';
import { chargedOn, type DocumentInput, type InvoiceInput, percentOfLine } from './document.ts';
import { sumsIfCountable } from './document-sums.ts';
import { hintOnNoExport } from './supply.ts';
import { isInForce } from '#domain/books/law/gst-rates.ts';
import { lastDayForNote, recipientNeededFrom } from '#domain/books/law/limits.ts';
import { withGst } from '#domain/books/rate.ts';
import { hasGstin } from '#domain/books/registration.ts';
import { fieldProblems, type VoucherProblems } from '#domain/books/field-problems.ts';

/**
 * Returns what looks wrong with a document but may be right, or is the accountant's to decide: a sentence by field, as
 * with problems. It is saved all the same.
 */
export function hintsInDocument(input: DocumentInput): VoucherProblems {
  return fieldProblems({
    party: input.kind === 'Invoice' ? hintOnCustomer(input) : undefined,
    date: hintOnNoteDate(input),
    place: input.kind === 'Invoice' ? hintOnPlace(input) : undefined,
    ...Object.fromEntries(
      input.lines.flatMap((line, at) => [
        [`lines.${at}.rate`, input.kind === 'Invoice' ? hintOnMrp(input, line) : undefined],
        [`lines.${at}.percent`, hintOnRate(input, line)],
      ]),
    ),
  });
}

function hintOnCustomer(input: InvoiceInput): string | undefined {
  const limit = recipientMissingFrom(input);
  return limit && `${recipientNeededInWords(limit)} Add them to ${input.party?.name ?? 'the customer'}.`;
}

/**
 * Returns the taxable value from which an invoice bears the name, address and State of a buyer without a GSTIN, if this one is of
 * that much and does not have them (CGST Rules, rule 46(e)); undefined of any other. For the counter, which stops there.
 */
export function recipientMissingFrom(input: InvoiceInput): Paise | undefined {
  const { date, party } = input;
  if (!party || !isIsoDate(date) || hasGstin(party.registration) || input.own.registration !== 'Regular')
    return undefined;
  const limit = recipientNeededFrom(date);
  const taxable = sumsIfCountable(input)?.taxable;
  if (limit === undefined || taxable === undefined || taxable < limit) return undefined;
  return party.address.trim() !== '' && party.state !== '' ? undefined : limit;
}

/** Says what an invoice bears from a taxable value on. */
export function recipientNeededInWords(limit: Paise): string {
  return `From ${formatRupees(limit)} an invoice bears the buyer’s name, address and State.`;
}

/** IGST Act, section 10(1)(a) and (ca), as circular 209/3/2024-GST reads it. */
function hintOnPlace(input: InvoiceInput): string | undefined {
  const { party, delivery, place, lines } = input;
  const noExport = hintOnNoExport(input, chargedOn(input));
  if (noExport !== undefined) return noExport;
  const to = delivery && placeOfCode(delivery.state);
  if (!to || to.code === place || party?.registration !== 'Unregistered') return undefined;
  if (!lines.some(({ item }) => item?.kind === 'Goods')) return undefined;
  return `Goods that go to ${to.name} for who is not registered are supplied there. Check the place of supply.`;
}

/** CGST Act, section 34(2). */
function hintOnNoteDate(input: DocumentInput): string | undefined {
  if (input.kind !== 'Credit Note' || !input.against || !isIsoDate(input.date)) return undefined;
  const last = lastDayForNote(input.against.date, input.date);
  if (last === undefined || input.date <= last) return undefined;
  return `The tax of ${input.against.number} could be lowered up to ${formatDay(last)}. A return no longer takes this note.`;
}

function hintOnMrp({ date, ratesIncludeGst }: InvoiceInput, line: DocumentInput['lines'][number]): string | undefined {
  const { rate, mrp } = line;
  if (!isIsoDate(date) || rate === null) return undefined;
  return aboveMrp(ratesIncludeGst ? rate : withGst(rate, percentOfLine(line)), mrp, date);
}

function hintOnRate({ date }: DocumentInput, line: DocumentInput['lines'][number]): string | undefined {
  const percent = percentOfLine(line);
  if (!isIsoDate(date) || percent === 0 || isInForce(percent, date)) return undefined;
  return `Nothing bears ${formatPercent(percent)} on ${formatDay(date)}. Check the GST rate.`;
}
