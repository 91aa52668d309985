/** The original text of a cell without the apostrophe that keeps it from being a formula. */
export function withoutApostrophe(cell: string): string {
  return cell.startsWith("'") ? cell.slice(1) : cell;
}

/** A strict RFC 4180 parser, one character at a time. */
export function readCsv(text: string): string[][] {
  const lines: string[][] = [];
  let cells: string[] = [];
  let cell = '';
  let isQuoted = false;
  for (let at = 0; at < text.length; at++) {
    const here = text[at] ?? '';
    if (isQuoted) {
      if (here !== '"') cell += here;
      else if (text[at + 1] === '"') cell += text[at++];
      else isQuoted = false;
    } else if (here === '"') isQuoted = true;
    else if (here === ',' || here === '\r') {
      cells.push(cell);
      cell = '';
      if (here === '\r') {
        lines.push(cells);
        cells = [];
        at++;
      }
    } else cell += here;
  }
  return lines;
}
