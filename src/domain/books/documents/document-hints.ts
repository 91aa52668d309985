import { isIsoDate } from '#domain/calendar.ts';
import { formatDay, formatPercent, formatRupees } from '#domain/format.ts';
import { counted } from '#domain/money.ts';
import { placeOf } from '#domain/state-code.ts';
import { type DocumentEntry, type InvoiceEntry, percentOfLine } from './document.ts';
import { documentSums } from './document-sums.ts';
import { isInForce } from '#domain/books/law/gst-rates.ts';
import { lastDayForNote, recipientNeededFrom } from '#domain/books/law/limits.ts';
import { hasGstin } from '#domain/books/registration.ts';
import { found, type VoucherProblems } from '#domain/books/field-problems.ts';

/**
 * What looks wrong with a document but may be right, or is the accountant's to decide: a sentence by field, as with
 * problems. It is saved all the same.
 */
export function hintsInDocument(entry: DocumentEntry): VoucherProblems {
  return found({
    party: entry.kind === 'Invoice' ? hintOnCustomer(entry) : undefined,
    date: hintOnNoteDate(entry),
    place: entry.kind === 'Invoice' ? hintOnPlace(entry) : undefined,
    ...Object.fromEntries(entry.lines.map((line, at) => [`lines.${at}.percent`, hintOnRate(entry, line)])),
  });
}

/** CGST Rules, rule 46(e). */
function hintOnCustomer(entry: InvoiceEntry): string | undefined {
  const { date, party } = entry;
  if (!party || !isIsoDate(date) || hasGstin(party.registration) || entry.own.registration !== 'Regular')
    return undefined;
  const limit = recipientNeededFrom(date);
  const taxable = counted(() => documentSums(entry).taxable);
  if (limit === undefined || taxable === undefined || taxable < limit) return undefined;
  if (party.address.trim() !== '' && party.state !== '') return undefined;
  return `From ${formatRupees(limit)} an invoice bears the buyer’s name, address and State. Add them to ${party.name}.`;
}

/** IGST Act, section 10(1)(a) and (ca), as circular 209/3/2024-GST reads it. */
function hintOnPlace({ party, delivery, place, lines }: InvoiceEntry): string | undefined {
  const to = delivery && placeOf(delivery.state);
  if (!to || to.code === place || party?.registration !== 'Unregistered') return undefined;
  if (!lines.some(({ item }) => item?.kind === 'Goods')) return undefined;
  return `Goods that go to ${to.name} for who is not registered are supplied there. Check the place of supply.`;
}

/** CGST Act, section 34(2). */
function hintOnNoteDate(entry: DocumentEntry): string | undefined {
  if (entry.kind !== 'Credit Note' || !entry.against || !isIsoDate(entry.date)) return undefined;
  const last = lastDayForNote(entry.against.date, entry.date);
  if (last === undefined || entry.date <= last) return undefined;
  return `The tax of ${entry.against.number} could be lowered up to ${formatDay(last)}. A return no longer takes this note.`;
}

function hintOnRate({ date }: DocumentEntry, line: DocumentEntry['lines'][number]): string | undefined {
  const percent = percentOfLine(line);
  if (!isIsoDate(date) || percent === 0 || isInForce(percent, date)) return undefined;
  return `Nothing bears ${formatPercent(percent)} on ${formatDay(date)}. Check the GST rate.`;
}
