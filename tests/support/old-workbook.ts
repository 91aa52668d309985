/** Old workbooks (.xls) byte by byte, as Excel 97 to 2003 wrote them; shares nothing with the reader. */

export type OldCell =
  | string
  | number
  | boolean
  | null
  | Readonly<{ day: number }>
  | Readonly<{ short: number }>
  /** `later`: Excel is to work it out when it opens the file; `lost`: its text is in no record. */
  | Readonly<{ formula: number | string | boolean; later?: boolean; lost?: boolean }>
  | Readonly<{ error: number }>
  | Readonly<{ own: string }>;

type WorkbookOptions = Readonly<{
  is1904?: boolean;
  /** A record of this kind before all others, as that which says that there is a password. */
  first?: number;
  /** At how many bytes texts go on in another record. */
  cut?: number;
  /** Of the kind of workbook: 0x600 is Excel 97 to 2003. */
  version?: number;
}>;

/** A workbook of these sheets, by name. */
export function oldWorkbook(
  sheets: Readonly<Record<string, readonly (readonly OldCell[])[]>>,
  options: WorkbookOptions = {},
): Uint8Array<ArrayBuffer> {
  return compound('Workbook', bookStream(sheets, options));
}

/** A compound file with one stream. Small ones stand in small sectors. */
export function compound(name: string, content: readonly number[]): Uint8Array<ArrayBuffer> {
  const isSmall = content.length < 4096;
  const body = isSmall ? padded(content, 64) : content;
  const own = Math.ceil(body.length / 512);
  const others = isSmall ? 2 : 1;
  let tables = 1;
  while (tables * 128 < tables + others + own) tables++;
  const [directory, small, first] = [tables, tables + 1, tables + others];
  const next = [
    ...Array.from({ length: tables }, () => FAT),
    ...Array.from({ length: others }, () => END),
    ...Array.from({ length: own }, (_, at) => (at === own - 1 ? END : first + at + 1)),
  ];
  const smalls = Array.from({ length: body.length / 64 }, (_, at) => (at === body.length / 64 - 1 ? END : at + 1));
  const header = [
    0xd0,
    0xcf,
    0x11,
    0xe0,
    0xa1,
    0xb1,
    0x1a,
    0xe1,
    ...Array.from({ length: 16 }, () => 0),
    ...[0x3e, 3, 0xfffe, 9, 6, 0, 0, 0].flatMap(two),
    ...[0, tables, directory, 0, 4096, isSmall ? small : END, isSmall ? 1 : 0, END, 0].flatMap(four),
    ...Array.from({ length: 109 }, (_, at) => (at < tables ? at : FREE)).flatMap(four),
  ];
  return Uint8Array.from([
    ...header,
    ...padded(next.flatMap(four), 512, 0xff).slice(0, tables * 512),
    ...padded(
      [
        ...entry('Root Entry', 5, isSmall ? first : END, isSmall ? body.length : 0),
        ...entry(name, 2, isSmall ? 0 : first, content.length),
      ],
      512,
    ),
    ...(isSmall ? padded(smalls.flatMap(four), 512, 0xff) : []),
    ...padded(body, 512),
  ]);
}

function bookStream(sheets: Parameters<typeof oldWorkbook>[0], options: WorkbookOptions): readonly number[] {
  const texts: string[] = [];
  const bodies = Object.values(sheets).map((rows) => sheetStream(rows, texts));
  const globals = (places: readonly number[]) => [
    ...record(0x809, [...two(options.version ?? 0x600), ...two(5), ...two(0), ...two(0), ...four(0), ...four(0)]),
    ...(options.first === undefined ? [] : record(options.first, [0, 0])),
    ...record(0x22, two(options.is1904 === true ? 1 : 0)),
    ...record(0x41e, [...two(164), ...counted('dd/mm/yyyy')]),
    ...[0, 164].flatMap((format) => record(0xe0, [...two(0), ...two(format), ...Array.from({ length: 16 }, () => 0)])),
    ...Object.keys(sheets).flatMap((name, at) =>
      record(0x85, [...four(places[at] ?? 0), 0, 0, name.length, 0, ...latin(name)]),
    ),
    ...sharedTexts(texts, options.cut ?? 8224),
    ...record(0x0a, []),
  ];
  let at = globals([]).length;
  const places = bodies.map((body) => (at += body.length) - body.length);
  return [...globals(places), ...bodies.flat()];
}

function sheetStream(rows: readonly (readonly OldCell[])[], texts: string[]): readonly number[] {
  const begin = record(0x809, [...two(0x600), ...two(0x10), ...two(0), ...two(0), ...four(0), ...four(0)]);
  const cells = rows.flatMap((row, line) =>
    row.flatMap((cell, column) => cellRecords([...two(line), ...two(column)], cell, texts)),
  );
  return [...begin, ...cells, ...record(0x0a, [])];
}

function cellRecords(place: readonly number[], cell: OldCell, texts: string[]): readonly number[] {
  const plain = [...place, ...two(0)];
  if (cell === null) return [];
  if (typeof cell === 'number') return record(0x203, [...plain, ...eight(cell)]);
  if (typeof cell === 'boolean') return record(0x205, [...plain, Number(cell), 0]);
  if (typeof cell === 'string') return record(0xfd, [...plain, ...four(texts.push(cell) - 1)]);
  if ('day' in cell) return record(0x203, [...place, ...two(1), ...eight(cell.day)]);
  if ('error' in cell) return record(0x205, [...plain, cell.error, 1]);
  if ('own' in cell) return record(0x204, [...plain, ...counted(cell.own)]);
  // Twice beside each other: a hundred times as large, and as it is.
  if ('short' in cell) {
    const bits = [((cell.short * 100) << 2) | 3, (cell.short << 2) | 2];
    return record(0xbd, [...place, ...bits.flatMap((one) => [...two(0), ...four(one)]), ...two(0)]);
  }
  const came = cell.formula;
  const value =
    typeof came === 'number'
      ? eight(came)
      : typeof came === 'boolean'
        ? [1, 0, Number(came), 0, 0, 0, 0xff, 0xff]
        : [0, 0, 0, 0, 0, 0, 0xff, 0xff];
  const formula = record(0x06, [...plain, ...value, ...two(cell.later ? 3 : 0), ...four(0), ...two(0)]);
  return typeof came === 'string' && !cell.lost ? [...formula, ...record(0x207, counted(came))] : formula;
}

/** All texts once, cut into records; letters that go on say anew how wide they are. */
function sharedTexts(texts: readonly string[], cut: number): readonly number[] {
  const parts: number[][] = [[...four(texts.length), ...four(texts.length)]];
  for (const text of texts) {
    const isWide = hasWide(text);
    let part = parts.at(-1) ?? [];
    // The count and the flags stand together.
    if (part.length + 3 > cut) parts.push((part = []));
    part.push(...two(text.length), Number(isWide));
    for (const letter of text.split('')) {
      const code = isWide ? two(letter.charCodeAt(0)) : [letter.charCodeAt(0)];
      if (part.length + code.length > cut) parts.push((part = [Number(isWide)]));
      part.push(...code);
    }
  }
  return parts.flatMap((part, at) => record(at === 0 ? 0xfc : 0x3c, part));
}

function counted(text: string): readonly number[] {
  const codes = text.split('').map((letter) => letter.charCodeAt(0));
  return [...two(text.length), Number(hasWide(text)), ...codes.flatMap((code) => (hasWide(text) ? two(code) : [code]))];
}

function hasWide(text: string): boolean {
  return text.split('').some((letter) => letter.charCodeAt(0) > 255);
}

function entry(name: string, type: number, start: number, size: number): readonly number[] {
  const letters = padded(
    name.split('').flatMap((letter) => two(letter.charCodeAt(0))),
    64,
  );
  return [
    ...letters,
    ...two((name.length + 1) * 2),
    type,
    1,
    ...[FREE, FREE, type === 5 ? 1 : FREE].flatMap(four),
    ...Array.from({ length: 36 }, () => 0),
    ...[start, size, 0].flatMap(four),
  ];
}

function record(type: number, content: readonly number[]): readonly number[] {
  return [...two(type), ...two(content.length), ...content];
}

function latin(text: string): readonly number[] {
  return text.split('').map((letter) => letter.charCodeAt(0));
}

function two(value: number): readonly number[] {
  return [value & 255, (value >> 8) & 255];
}

function four(value: number): readonly number[] {
  return [...two(value & 0xffff), ...two(value >>> 16)];
}

function eight(value: number): readonly number[] {
  const view = new DataView(new ArrayBuffer(8));
  view.setFloat64(0, value, true);
  return [...new Uint8Array(view.buffer)];
}

function padded(content: readonly number[], to: number, by = 0): readonly number[] {
  const missing = (to - (content.length % to)) % to;
  return [...content, ...Array.from({ length: content.length === 0 ? to : missing }, () => by)];
}

const [END, FREE, FAT] = [0xff_ff_ff_fe, 0xff_ff_ff_ff, 0xff_ff_ff_fd];
