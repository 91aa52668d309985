import type { Database } from '#data/store/database.ts';
import type { WriteTransaction } from '#data/store/write-transaction.ts';
import type { BatchPart } from '#domain/books/batch.ts';
import { WITHOUT_BATCH } from '#domain/books/stock/batch-balances.ts';
import { type BatchCount, bringBack } from '#domain/books/batches/take-batches.ts';
import { countOfLine } from '#domain/books/documents/line-count.ts';
import { isTrade } from '#domain/books/documents/document.ts';
import { takesGoodsBack } from '#domain/books/documents/note-balance.ts';
import { isNoteOn } from '#domain/books/documents/note-rest.ts';
import type { Voucher } from '#domain/books/vouchers/voucher.ts';
import { thousandths } from '#domain/quantity.ts';
import type { Rows } from '#data/books/tables.ts';

type Transaction = WriteTransaction<Rows>;

/** Returns how many of each batch some parts are, in thousandths. */
export function countsOfParts(parts: readonly BatchPart[]): readonly BatchCount[] {
  return parts.map(({ id, quantity }) => ({ id, count: thousandths(quantity) }));
}

/** Returns the batches of a line of a purchase, `VCH-000001/0`, as it brought them in. */
export async function broughtBy(db: Database<Rows>, of: string): Promise<readonly BatchCount[]> {
  const [id, line] = partsOfSource(of);
  const document = await db.records('vouchers').get(id);
  return document && isTrade(document) ? countsOfParts(document.lines[line]?.batches ?? []) : [];
}

/**
 * Returns which batches come back of a line of an invoice, `VCH-000001/0`, when so many do: the last that went first, without what
 * the other notes on it brought, and what this one did `before`. `except` is the note that is changed.
 */
export async function broughtBack(
  db: Database<Rows>,
  of: string,
  count: number,
  before: readonly BatchCount[],
  except: string | undefined,
): Promise<readonly BatchCount[]> {
  const [id, line] = partsOfSource(of);
  const went = await broughtBy(db, of);
  if (went.length === 0) return [];
  const settlers: readonly Voucher[] = await db.records('vouchers').where('keys.settles').equals(id).toArray();
  const notes = settlers.filter(isNoteOn(id)).filter((note) => takesGoodsBack(note));
  const back = notes.flatMap((note) =>
    note.id === except || note.state !== 'Issued'
      ? []
      : note.lines.flatMap((own) => (own.at === line ? countsOfParts(own.batches ?? []) : [])),
  );
  return bringBack(went, [...back, ...before], count);
}

/** Returns what went with a line of a challan, by batch: first what had none. */
export async function wentWithChallan(
  transaction: Transaction,
  { id, line }: Readonly<{ id: string; line: number }>,
): Promise<readonly BatchCount[]> {
  const challan = await transaction.get('vouchers', id);
  const own = challan?.kind === 'Delivery Challan' ? challan.lines.find(({ key }) => key === line) : undefined;
  if (!own) return [];
  const batches = countsOfParts(own.batches ?? []);
  const without = countOfLine(own) - batches.reduce((sum, { count }) => sum + count, 0);
  return [{ id: WITHOUT_BATCH, count: without }, ...batches];
}

function partsOfSource(of: string): readonly [id: string, line: number] {
  const [id = '', line = ''] = of.split('/');
  return [id, Number(line)];
}
