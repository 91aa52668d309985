import { DamagedLetters } from '#data/files/damaged-letters.ts';
import { EncodingGuess } from '#data/files/encoding.ts';
import type { OnProgress } from '#data/files/progress.ts';
import { notRead } from '#data/files/sheets/sheet.ts';
import { XmlReader } from '#data/files/xml-reader.ts';
import { TallyCollector, type TallyData } from '#domain/books/exchange/tally-in/tally-collector.ts';

/**
 * Reads the files that Tally exported, a piece at a time: masters, vouchers, or both in one. Changes nothing. Throws a
 * Refusal with what to do instead, if one of them is another kind of file, is damaged, or is too large.
 */
export async function readTally(files: readonly Blob[], onProgress: OnProgress): Promise<TallyData> {
  const total = files.reduce((sum, { size }) => sum + size, 0);
  if (total > MOST_BYTES) throw notRead('The files are larger than 500 MB. Export fewer months at a time.');
  const collector = new TallyCollector();
  let done = 0;
  for (const file of files) {
    await readFile(file, collector, async (bytes) => onProgress(done + bytes, total));
    done += file.size;
  }
  const read = collector.read();
  if (collector.count === 0) throw notRead(`There is no master and no voucher in it. ${INSTEAD}`);
  return read;
}

async function readFile(file: Blob, collector: TallyCollector, onBytes: (done: number) => Promise<unknown>) {
  const encoding = await encodingOf(file);
  const decoder = new TextDecoder(encoding);
  const damaged = new DamagedLetters();
  const reader = new XmlReader({
    root: 'ENVELOPE',
    objectsIn: OBJECTS_IN,
    take: (object) => {
      collector.take(object);
      if (collector.count > MOST_OBJECTS) throw notRead(TOO_MANY);
    },
    instead: INSTEAD,
  });
  const push = (text: string) => {
    damaged.take(text);
    reader.push(text);
  };
  for (let from = 0; from < file.size; from += PIECE) {
    const piece = await file.slice(from, from + PIECE).arrayBuffer();
    push(decoder.decode(piece, { stream: true }));
    await onBytes(Math.min(from + PIECE, file.size));
  }
  push(decoder.decode());
  reader.end();
  const { count, first } = damaged;
  const name = file instanceof File ? file.name : '';
  if (first) collector.doubt(DAMAGED, `${name} line ${first.line}: ${first.words}`.trim(), count);
  if (encoding === 'windows-1252') collector.doubt(OF_WINDOWS, name, 1);
}

async function encodingOf(file: Blob) {
  const guess = new EncodingGuess();
  for (let from = 0; from < file.size; from += PIECE) {
    guess.take(new Uint8Array(await file.slice(from, from + PIECE).arrayBuffer()));
  }
  return guess.encoding();
}

const OBJECTS_IN = new Set(['TALLYMESSAGE', 'COLLECTION', 'STATICVARIABLES']);
const PIECE = 1_000_000;
const MOST_BYTES = 500_000_000;
const MOST_OBJECTS = 300_000;
const TOO_MANY = 'There are more than three lakh masters and vouchers in it. Export fewer months at a time.';
const INSTEAD = 'In Tally, export masters and the day book with the format XML, and choose those files.';
const DAMAGED =
  'Letters that are damaged in the file, and stand here as “\ufffd”: correct their names in Tally and export anew, or correct them here.';
const OF_WINDOWS =
  'Files whose letters are no UTF-8, and were read as Windows writes them: see that the names are right. If not, export with Unicode.';
