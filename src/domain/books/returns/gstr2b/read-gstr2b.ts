import { formatNumber } from '#domain/format.ts';
import { gstinInCapitals } from '#domain/gstin.ts';
import { isMonth, type Month } from '#domain/books/returns/return-month.ts';
import type { Gstr2b } from './gstr2b.ts';
import { isSection, rowsIn, withOwnKeys } from './gstr2b-rows.ts';
import { type Bag, DOWNLOAD, dayIn, isBag, textIn, UnreadableFile } from './portal-values.ts';
import { type UnreadSection, unreadSections } from './unread-sections.ts';

/** A statement, or why there is none in the file, in words that say what to do. */
export type Gstr2bReading = Readonly<OpenedGstr2b | { problem: string }>;

/** A statement, and what of its files is not in it. */
export type OpenedGstr2b = Readonly<{ gstr2b: Gstr2b; unread: readonly UnreadSection[] }>;

/**
 * Reads a GSTR-2B as the portal writes it, of either generation (amounts in items; since October 2024 on the document), with
 * or without its wrappers. `texts` are the files of one statement: a large one comes in several. `gstin` is that of the books.
 */
export function readGstr2b(texts: readonly string[], gstin: string): Gstr2bReading {
  try {
    const bodies = texts.map((text) => bodyOf(parseJson(text)));
    const [first, ...others] = bodies.map((body) => gstr2bIn(body, gstin));
    if (!first) return { problem: 'Choose the GSTR-2B file that the portal gave, as JSON.' };
    if (others.some(({ month }) => month !== first.month))
      return { problem: 'The files are of different months. Open those of one month together.' };
    const rows = withOwnKeys([first, ...others].flatMap((one) => one.rows));
    if (rows.length > MOST_ROWS)
      return { problem: `It has more than ${formatNumber(MOST_ROWS)} documents, which is more than can be kept.` };
    return { gstr2b: { ...first, rows }, unread: bodies.flatMap((body) => unreadSections(body, isSection)) };
  } catch (error) {
    if (error instanceof UnreadableFile) return { problem: error.message };
    throw error;
  }
}

function parseJson(text: string): unknown {
  const start = text.replace(/^\uFEFF/, '').trimStart();
  if (start === '') throw new UnreadableFile('There is nothing in this file. Choose another one.');
  if (start.startsWith('PK'))
    throw new UnreadableFile(`This is an Excel or ZIP file. Unpack it, or choose JSON. ${DOWNLOAD}`);
  if (!/^[{[]/.test(start)) throw new UnreadableFile(`This is no JSON file. ${DOWNLOAD}`);
  try {
    return JSON.parse(start);
  } catch {
    throw new UnreadableFile(`The file is cut or damaged. ${DOWNLOAD}`);
  }
}

/** The statement itself, in however many wrappers it stands. */
function bodyOf(file: unknown): Bag {
  const wrapped = (value: unknown, names: readonly string[], depth: number): Bag | undefined => {
    if (depth > MOST_WRAPPERS) return undefined;
    if (typeof value === 'string' && value.trimStart().startsWith('{'))
      return wrapped(parseJson(value), names, depth + 1);
    if (Array.isArray(value)) return value.length === 1 ? wrapped(value[0], names, depth + 1) : undefined;
    if (!isBag(value)) return undefined;
    if (names.some((name) => value[name] !== undefined)) return value;
    for (const each of Object.values(value)) {
      const found = wrapped(each, names, depth + 1);
      if (found) return found;
    }
    return undefined;
  };
  // A month without a document has its head alone.
  const body = wrapped(file, ['docdata', 'docRejdata'], 0) ?? wrapped(file, ['rtnprd'], 0);
  if (!body) throw new UnreadableFile(`${otherKind(isBag(file) ? file : {})} ${CHOOSE}`);
  return body;
}

function gstr2bIn(body: Bag, gstin: string): Gstr2b {
  const theirs = gstinInCapitals(textIn(body['gstin']));
  if (theirs === '') throw new UnreadableFile(`The file does not say whose it is. ${DOWNLOAD}`);
  if (theirs !== gstinInCapitals(gstin)) throw new UnreadableFile(otherBusiness(theirs, gstin));
  return {
    gstin: theirs,
    month: monthIn(body['rtnprd']),
    generated: dayIn(body['gendt']) ?? '',
    files: Math.max(1, Math.min(99, Math.trunc(Number(textIn(body['fc']))) || 1)),
    rows: [...rowsIn(body['docdata'], false), ...rowsIn(body['docRejdata'], true)],
  };
}

function otherBusiness(theirs: string, ours: string): string {
  return ours === ''
    ? 'Your business has no GSTIN here. Enter it in Settings › Business, then open the file again.'
    : `This GSTR-2B is of ${theirs}, and your GSTIN is ${gstinInCapitals(ours)}. Choose the file of your own.`;
}

/** 042026, a month; quarterly filers get theirs by month, too. */
function monthIn(value: unknown): Month {
  const period = textIn(value).padStart(6, '0');
  const month = `${period.slice(2)}-${period.slice(0, 2)}`;
  if (/^\d{6}$/.test(period) && isMonth(month)) return month;
  throw new UnreadableFile(`The file is of the period “${textIn(value)}”, which is no month. ${DOWNLOAD}`);
}

/** Says what else the file is, as far as its names show. */
function otherKind(root: Bag): string {
  if (root['product'] === 'Tarazu') return 'This is a copy of books, and no GSTR-2B.';
  if (root['sup_details'] !== undefined || root['itc_elg'] !== undefined) return 'This is a GSTR-3B.';
  if (root['fp'] === undefined) return 'This is no GSTR-2B.';
  // A GSTR-2A says of each supplier whether it has filed.
  return /"(cfs|cfs3b|flprdr1|fldtr1)"/.test(JSON.stringify(root['b2b'] ?? root['cdn'] ?? []))
    ? 'This is a GSTR-2A, which changes every day.'
    : 'This is a GSTR-1.';
}

/** Programs that fetch it from the portal wrap it once more each. */
const MOST_WRAPPERS = 5;
const CHOOSE = 'Choose the GSTR-2B that the portal gave, as JSON.';
/** As many as a record may have items. */
const MOST_ROWS = 100_000;
