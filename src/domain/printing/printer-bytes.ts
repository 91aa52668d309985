import { type Picture, rowsOf } from './picture.ts';

/** To which of the two pins of a printer's socket a cash drawer is wired. */
export type DrawerPin = 2 | 5;

/** Commands around a print: the drawer at that pin is opened first, the paper is cut last. */
type PrintExtras = Readonly<{ drawer?: DrawerPin | undefined; cut: boolean }>;

/**
 * Returns what prints a picture, in the commands that printers of rolls have in common (ESC/POS): makes the printer ready (ESC @),
 * opens the drawer before anything is printed, sends the picture in slices of 255 rows at most (GS v 0), feeds over 24 white
 * rows or more (ESC J), and cuts (GS V).
 */
export function printerBytes(picture: Picture, { drawer, cut }: PrintExtras): Uint8Array<ArrayBuffer> {
  const parts = [READY, ...(drawer === undefined ? [] : [kickOf(drawer)]), ...partsOf(picture), ...(cut ? [CUT] : [])];
  return joined(parts);
}

/** Returns what opens the drawer, and prints nothing. */
export function drawerBytes(pin: DrawerPin): Uint8Array<ArrayBuffer> {
  return joined([READY, kickOf(pin)]);
}

function partsOf(picture: Picture): readonly Uint8Array[] {
  const [rows, parts]: [number, Uint8Array[]] = [rowsOf(picture), []];
  let from = 0;
  let at = 0;
  while (at < rows) {
    const white = whiteRowsFrom(picture, at, rows);
    if (white >= WORTH_FEEDING) {
      parts.push(...slicesOf(picture, from, at), ...feedsOf(white));
      from = at + white;
    }
    at += Math.max(white, 1);
  }
  return [...parts, ...slicesOf(picture, from, rows)];
}

/** How many rows from that one on are white. */
function whiteRowsFrom({ width, bits }: Picture, row: number, rows: number): number {
  const bytes = width / 8;
  const end = rows * bytes;
  let at = row * bytes;
  while (at < end && bits[at] === 0) at++;
  return Math.floor(at / bytes) - row;
}

function slicesOf({ width, bits }: Picture, from: number, to: number): readonly Uint8Array[] {
  const bytes = width / 8;
  return piecesOf(to - from).flatMap((rows, piece) => {
    const start = from + piece * MOST;
    const head = Uint8Array.of(0x1d, 0x76, 0x30, 0, ...twoBytes(bytes), ...twoBytes(rows));
    return [head, bits.subarray(start * bytes, (start + rows) * bytes)];
  });
}

function feedsOf(rows: number): readonly Uint8Array[] {
  return piecesOf(rows).map((piece) => Uint8Array.of(0x1b, 0x4a, piece));
}

/** So many rows in pieces of 255, and what is left. */
function piecesOf(rows: number): readonly number[] {
  return Array.from({ length: Math.ceil(rows / MOST) }, (_, at) => Math.min(MOST, rows - at * MOST));
}

function kickOf(pin: DrawerPin): Uint8Array {
  return Uint8Array.of(0x1b, 0x70, pin === 2 ? 0 : 1, 0x19, 0xfa);
}

/** The lower byte first. */
function twoBytes(number: number): readonly [number, number] {
  return [number & 0xff, number >> 8];
}

function joined(parts: readonly Uint8Array[]): Uint8Array<ArrayBuffer> {
  const bytes = new Uint8Array(parts.reduce((sum, part) => sum + part.length, 0));
  let at = 0;
  for (const part of parts) {
    bytes.set(part, at);
    at += part.length;
  }
  return bytes;
}

const READY = Uint8Array.of(0x1b, 0x40);
/** Feeds as far as the knife is away, and leaves a point uncut, so that no slip falls on the floor. */
const CUT = Uint8Array.of(0x1d, 0x56, 0x42, 0);
/** The rows of one command: its number is a byte. */
const MOST = 255;
/** White rows from which feeding over them is shorter and quicker than sending them. */
const WORTH_FEEDING = 24;
