import { EncodingGuess } from '#data/files/encoding.ts';
import { notRead, SheetRows, type TextSheet } from './sheet.ts';

/** A table of text whose columns are divided by commas, tabs, semicolons or bars, whichever divides most lines alike. */
export function delimitedSheet(whole: string): TextSheet {
  // Excel's own word on what divides the lines.
  const [named = '', own] = /^sep=([,;|\t])(?=\r?\n)/i.exec(whole) ?? [];
  const text = whole.slice(named.length);
  const divider = own ?? dividerOf(text);
  const rows = new SheetRows();
  let line = 1;
  let begins = 1;
  let cells: string[] = [];
  let cell = '';
  let isQuoted = false;
  const endRow = () => {
    rows.add(begins, [...cells, cell].map(asShown));
    cells = [];
    cell = '';
  };
  for (let at = 0; at < text.length; at++) {
    const here = text[at] ?? '';
    if (here === '\n') line++;
    if (isQuoted) {
      if (here !== '"') cell += here;
      else if (text[at + 1] === '"') cell += text[at++];
      else isQuoted = false;
    } else if (here === '"' && cell.trim() === '') {
      isQuoted = true;
      cell = '';
    } else if (here === divider) {
      cells.push(cell);
      cell = '';
    } else if (here === '\n' || here === '\r') {
      if (here === '\r' && text[at + 1] === '\n') {
        at++;
        line++;
      }
      endRow();
      begins = line;
    } else cell += here;
  }
  // A quote that nothing closes would swallow the rest of the file.
  if (isQuoted) throw notRead(`A quotation mark opens in line ${begins} and is never closed. Correct that line.`);
  endRow();
  return rows.sheet('');
}

/** Some write ="0045", so that Excel takes it for text. */
function asShown(cell: string): string {
  return cell.startsWith('="') ? cell.replace(/^="([^"]*)"$/, '$1') : cell;
}

/** Bytes as text, and whether they had to be taken for what Windows in India writes; damaged letters stand as \ufffd. */
export function decodedText(bytes: Uint8Array): Readonly<{ text: string; isOfWindows: boolean }> {
  const guess = new EncodingGuess();
  guess.take(bytes);
  const encoding = guess.encoding();
  const text = new TextDecoder(encoding).decode(bytes);
  if (text.includes('\0')) throw notRead('This is no table: the file holds no text. Choose an XLSX, CSV or text file.');
  return { text: text.replace(/^\ufeff/, ''), isOfWindows: encoding === 'windows-1252' };
}

/**
 * Returns the sign that stands equally often in the most lines: a comma also stands in narrations and amounts, here more often
 * and there less.
 */
function dividerOf(text: string): string {
  const lines = text
    .slice(0, 20_000)
    .replaceAll(/"[^"]*"/g, '')
    .split(/[\r\n]+/);
  const alike = DIVIDERS.map((divider) => {
    const times = new Map<number, number>();
    for (const line of lines) {
      const count = line.split(divider).length - 1;
      if (count > 0) times.set(count, (times.get(count) ?? 0) + 1);
    }
    return Math.max(0, ...times.values());
  });
  return DIVIDERS[alike.indexOf(Math.max(...alike))] ?? ',';
}

/** In this order where as many lines are divided by each: what is rarer in texts is the divider. */
const DIVIDERS = ['\t', ';', '|', ','] as const;
