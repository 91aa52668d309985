import { damagedWorkbook } from './sheet.ts';

/**
 * The files inside a compound file, which is how old Office files are kept: a small disk of sectors, each with the number of
 * the next one ([MS-CFB]). What the file claims of itself is not believed: no chain is longer than the file.
 */
export type Compound = Readonly<{ names: readonly string[]; stream: (name: string) => Uint8Array | undefined }>;

/** Throws a Refusal, or a RangeError where the bytes end, if it is damaged. */
export function compoundFile(bytes: Uint8Array): Compound {
  const view = new DataView(bytes.buffer, bytes.byteOffset, bytes.byteLength);
  const [shift, miniShift] = [view.getUint16(30, true), view.getUint16(32, true)];
  if ((shift !== 9 && shift !== 12) || miniShift !== 6) throw damagedWorkbook();
  const size = 2 ** shift;
  const disk: Disk = {
    size,
    most: Math.ceil(bytes.length / size),
    sector: (at) => bytes.subarray((at + 1) * size, (at + 2) * size),
    next: nextIn(tableSectors(view, size), view, size),
  };
  const entries = directoryEntries(chainContent(disk, view.getUint32(48, true)));
  const root = entries.find(({ type }) => type === ROOT);
  const cutoff = view.getUint32(56, true);
  return {
    names: entries.filter(({ type }) => type === STREAM).map(({ name }) => name),
    stream(name) {
      const entry = entries.find((one) => one.type === STREAM && one.name === name);
      if (!entry) return undefined;
      const from = entry.size >= cutoff ? disk : miniDisk(disk, view, root);
      const content = chainContent(from, entry.start);
      if (content.length < entry.size) throw damagedWorkbook();
      return content.subarray(0, entry.size);
    },
  };
}

type Disk = Readonly<{
  size: number;
  /** The most sectors that a chain can have. */
  most: number;
  sector: (at: number) => Uint8Array;
  next: (at: number) => number;
}>;

type Entry = Readonly<{ name: string; type: number; start: number; size: number }>;

/** Small files stand in sectors of 64 bytes inside a file of their own, that of the root. */
function miniDisk(disk: Disk, view: DataView, root: Entry | undefined): Disk {
  if (!root) throw damagedWorkbook();
  const content = chainContent(disk, root.start);
  const table = chainContent(disk, view.getUint32(60, true));
  const nexts = new DataView(table.buffer, table.byteOffset, table.byteLength);
  return {
    size: 64,
    most: Math.ceil(content.length / 64),
    sector: (at) => content.subarray(at * 64, (at + 1) * 64),
    next: (at) => nexts.getUint32(at * 4, true),
  };
}

/** The sectors that the table of next sectors stands in: 109 in the header, the others in a chain of their own. */
function tableSectors(view: DataView, size: number): readonly number[] {
  const most = Math.ceil(view.byteLength / size);
  const sectors: number[] = [];
  const take = (at: number, count: number) => {
    for (let nth = 0; nth < count; nth++) {
      const sector = view.getUint32(at + nth * 4, true);
      if (sector <= LAST_SECTOR) sectors.push(sector);
    }
  };
  take(76, 109);
  let next = view.getUint32(68, true);
  for (let count = 0; next <= LAST_SECTOR; count++) {
    if (count > most || sectors.length > most) throw damagedWorkbook();
    const at = (next + 1) * size;
    take(at, size / 4 - 1);
    next = view.getUint32(at + size - 4, true);
  }
  return sectors;
}

function nextIn(tables: readonly number[], view: DataView, size: number): (at: number) => number {
  const each = size / 4;
  return (at) => {
    const table = tables[Math.floor(at / each)];
    if (table === undefined) throw damagedWorkbook();
    return view.getUint32((table + 1) * size + (at % each) * 4, true);
  };
}

/** Joins the sectors of a chain. One that comes back to itself is longer than the disk. */
function chainContent({ most, size, sector, next }: Disk, start: number): Uint8Array {
  const sectors: Uint8Array[] = [];
  for (let at = start; at <= LAST_SECTOR; at = next(at)) {
    const content = sector(at);
    if (content.length === 0 || sectors.length === most) throw damagedWorkbook();
    sectors.push(content);
  }
  const whole = new Uint8Array(sectors.length * size);
  sectors.forEach((content, at) => whole.set(content, at * size));
  return whole;
}

function directoryEntries(directory: Uint8Array): readonly Entry[] {
  const view = new DataView(directory.buffer, directory.byteOffset, directory.byteLength);
  return Array.from({ length: Math.floor(directory.length / 128) }, (_, nth) => {
    const at = nth * 128;
    const letters = Math.min(32, view.getUint16(at + 64, true) / 2) - 1;
    const name = new TextDecoder('utf-16le').decode(directory.subarray(at, at + Math.max(0, letters) * 2));
    return {
      name,
      type: directory[at + 66] ?? 0,
      start: view.getUint32(at + 116, true),
      size: view.getUint32(at + 120, true),
    };
  });
}

/** Above are the signs for the end of a chain and for what is free. */
const LAST_SECTOR = 0xff_ff_ff_fa;
const STREAM = 2;
const ROOT = 5;
