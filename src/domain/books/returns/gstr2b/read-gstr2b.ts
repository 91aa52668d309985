import { formatNumber } from '#domain/format.ts';
import { gstinInCapitals } from '#domain/gstin.ts';
import { isMonth, type Month } from '#domain/books/returns/return-month.ts';
import type { Gstr2b } from './gstr2b.ts';
import { rowsIn, withOwnKeys } from './gstr2b-rows.ts';
import { type Bag, DOWNLOAD, dayIn, isBag, textIn, UnreadableFile } from './portal-values.ts';

/** A statement, or why there is none in the file, in words that say what to do. */
export type Gstr2bReading = Readonly<{ gstr2b: Gstr2b } | { problem: string }>;

/**
 * Reads a GSTR-2B as the portal writes it, of either generation (amounts in items; since October 2024 on the document), with
 * or without its wrapper. `texts` are the files of one statement: a large one comes in several. `gstin` is that of the books.
 */
export function readGstr2b(texts: readonly string[], gstin: string): Gstr2bReading {
  try {
    const [first, ...others] = texts.map((text) => gstr2bIn(parseJson(text), gstin));
    if (!first) return { problem: 'Choose the GSTR-2B file that the portal gave, as JSON.' };
    if (others.some(({ month }) => month !== first.month))
      return { problem: 'The files are of different months. Open those of one month together.' };
    const rows = withOwnKeys([first, ...others].flatMap((one) => one.rows));
    if (rows.length > MOST_ROWS)
      return { problem: `It has more than ${formatNumber(MOST_ROWS)} documents, which is more than can be kept.` };
    return { gstr2b: { ...first, rows } };
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

function gstr2bIn(file: unknown, gstin: string): Gstr2b {
  const root = isBag(file) ? file : {};
  const body = isBag(root['data']) ? root['data'] : root;
  if (body['docdata'] === undefined && body['docRejdata'] === undefined && body['rtnprd'] === undefined)
    throw new UnreadableFile(`${otherKind(root)} ${CHOOSE}`);
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

const CHOOSE = 'Choose the GSTR-2B that the portal gave, as JSON.';
/** As many as a record may have items. */
const MOST_ROWS = 100_000;
