import type { IsoDate } from '#domain/calendar.ts';
import { formatDay, formatMonth, formatNumber } from '#domain/format.ts';
import type { FiledReturn, Locks } from '#domain/books/audit/lock.ts';
import { NO_ADVANCES } from './advances.ts';
import type { Gstr1Sections } from './gstr1-sections.ts';
import type { Supplies } from './outward-supplies.ts';
import { daysOfMonth, type Month } from './return-month.ts';

/**
 * A return as it was filed. It stays when its month is opened again: what the portal has cannot be taken back, only amended
 * in a later return. A month whose changes a later return has amended says here what that return made of it.
 */
export type Filing = FiledReturn &
  Readonly<{
    id: string;
    month: Month;
    /** The day on which it was marked as filed. */
    on: IsoDate;
    /** The portal's figures of the month: `FiledStatement` as JSON, in parts, as no text may be that long; of GSTR-3B `FiledCredit`. */
    said: readonly string[];
    /** The file, likewise. */
    file: readonly string[];
    /** The months filed before that it amends. */
    amends: readonly Month[];
  }>;

/** Locked as filed; filed and opened again; or not filed. */
export type FilingState = 'Filed' | 'Opened again' | 'Not filed';

export function stateOfFiling(
  form: FiledReturn['form'],
  month: Month,
  { filed }: Pick<Locks, 'filed'>,
  stored: Pick<Filing, 'id'> | undefined,
): FilingState {
  if (isFiled({ form, month }, filed)) return 'Filed';
  return stored ? 'Opened again' : 'Not filed';
}

export function isFiled({ form, month }: FiledReturn, filed: Locks['filed']): boolean {
  return filed.some((one) => one.form === form && one.month === month);
}

/** RET-1202604 for GSTR-1 of April 2026, RET-3202604 for GSTR-3B. */
export function filingId(form: FiledReturn['form'], month: Month): string {
  return `${filingPrefix(form)}${month.replace('-', '')}`;
}

/** Returns how the ids of the filings of a form begin. */
export function filingPrefix(form: FiledReturn['form']): string {
  return form === 'GSTR-1' ? 'RET-1' : 'RET-3';
}

/** "GSTR-1 of April 2026". */
export function titleOfReturn({ form, month }: Readonly<{ form: FiledReturn['form']; month: Month }>): string {
  return `${form} of ${formatMonth(month)}`;
}

/** Why a return cannot be marked as filed, and what to do; undefined if it can. */
export function problemInFiling(
  form: FiledReturn['form'],
  month: Month,
  today: IsoDate,
  { state, blocking }: Readonly<{ state: FilingState; blocking: number }>,
): string | undefined {
  const { to } = daysOfMonth(month);
  if (today <= to) return `${formatMonth(month)} ends on ${formatDay(to)}. Mark its return as filed after that.`;
  if (state === 'Filed') return `${titleOfReturn({ form, month })} is marked as filed already.`;
  // GSTR-3B is not amended: it is only locked again.
  if (state === 'Opened again' && form === 'GSTR-1')
    return `${titleOfReturn({ form, month })} was filed. What has changed since is amended by the return of a later month.`;
  if (blocking === 0) return undefined;
  return `${formatNumber(blocking)} ${blocking === 1 ? 'problem blocks' : 'problems block'} the return. Put ${blocking === 1 ? 'it' : 'them'} right first.`;
}

/** Why a return cannot be said never to have been filed: another one stands on it. */
export function problemInTakingBack(filing: Filing, later: readonly Filing[]): string | undefined {
  const title = titleOfReturn(filing);
  if (filing.amends.length > 0)
    return `${title} amends ${filing.amends.map(formatMonth).join(' and ')}. Say that it was filed.`;
  const amending = later.find(({ amends }) => amends.includes(filing.month));
  return amending && `${titleOfReturn(amending)} amends ${title}, so that was filed. Say so.`;
}

/** Cuts a long text into parts. */
export function inParts(text: string): readonly string[] {
  const parts: string[] = [];
  for (let at = 0; at < text.length; at += PART) parts.push(text.slice(at, at + PART));
  return parts;
}

/** The sections of a month as GSTR-1 or a later amendment left them, and what GSTR-3B of the month takes from them. */
export type FiledStatement = Readonly<{ sections: Gstr1Sections; supplies: Supplies }>;

export function filedStatement({ said }: Pick<Filing, 'said'>): FiledStatement {
  const { sections, supplies } = JSON.parse(said.join('')) as FiledStatement;
  // Returns that were filed before advances were reported say nothing of them.
  return { sections: { ...sections, advances: sections.advances ?? NO_ADVANCES }, supplies };
}

/** The ids of the purchases and debit notes whose tax a GSTR-3B counted: what it left out is credit of a later one. */
type FiledCredit = Readonly<{ counted: readonly string[] }>;

/** Writes the ids that a GSTR-3B counts into its filing. */
export function creditToFile(counted: readonly string[]): Filing['said'] {
  return inParts(JSON.stringify({ counted } satisfies FiledCredit));
}

/** Returns the ids that a filed GSTR-3B counted; undefined where it was filed before they were kept. */
export function filedCredit({ said }: Pick<Filing, 'said'>): ReadonlySet<string> | undefined {
  return said.length === 0 ? undefined : new Set((JSON.parse(said.join('')) as FiledCredit).counted);
}

const PART = 500_000;
