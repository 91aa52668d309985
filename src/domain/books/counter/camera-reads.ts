import { hasCheckDigit } from '#domain/item-code.ts';

/**
 * Which codes that a camera sees are taken: it sees one many times a second, also while it is only carried past, and now and
 * then it misreads. Times are in milliseconds.
 */

/** A code in a picture, and its kind as browsers name it: "ean_13", "qr_code". */
export type SeenCode = Readonly<{ code: string; format: string }>;

export type CameraReads = Readonly<{
  /** The last read, which another equal one confirms. */
  last: Readonly<{ code: string; at: number }> | undefined;
  /** The codes that were taken and not away for long since, and when each was first missed; undefined for those in view. */
  taken: ReadonlyMap<string, number | undefined>;
  /** When the last code was taken, or the camera opened. */
  takenAt: number;
}>;

/** Returns the reads of a camera that opens at a moment. */
export function noReads(at: number): CameraReads {
  return { last: undefined, taken: new Map(), takenAt: at };
}

/**
 * Returns the reads after a picture in which these codes were seen, the one nearest to its middle first, and the code that is
 * taken by it, if one is. That takes two equal reads in a row, with a right check digit where the kind of code has one; and
 * one that was taken has to be out of view for 0.8 s before it is taken again. Only the nearest one is read: the others may
 * lie about.
 */
export function readsAfter(
  before: CameraReads,
  seen: readonly SeenCode[],
  at: number,
): Readonly<{ reads: CameraReads; code?: string }> {
  const codes = seen.map(codeOf);
  const taken = new Map(
    [...before.taken].flatMap(([code, missed]) => {
      if (missed !== undefined && at - missed >= AWAY_MS) return [];
      return [[code, codes.includes(code) ? undefined : (missed ?? at)] as const];
    }),
  );
  // A picture without any code is no read, unless there are none for long.
  if (codes.length === 0) {
    const last = before.last && at - before.last.at < AWAY_MS ? before.last : undefined;
    return { reads: { ...before, last, taken } };
  }
  const [code] = codes;
  if (code === undefined || taken.has(code)) return { reads: { ...before, last: undefined, taken } };
  if (before.last?.code !== code || at - before.last.at >= AWAY_MS) {
    return { reads: { ...before, last: { code, at }, taken } };
  }
  return { reads: { last: undefined, taken: taken.set(code, undefined), takenAt: at }, code };
}

/** Whether nothing was taken for so long that the camera is closed: 60 s. */
export function isIdle({ takenAt }: CameraReads, at: number): boolean {
  return at - takenAt >= IDLE_MS;
}

/** Returns the code as it is looked up; undefined for one whose check digit is wrong. */
function codeOf({ code, format }: SeenCode): string | undefined {
  const bare = code.trim();
  if (format === 'upc_e') return upcOfShort(bare);
  const digits = CHECKED[format];
  if (digits === undefined) return bare === '' ? undefined : bare;
  return bare.length === digits && /^\d+$/.test(bare) && hasCheckDigit(bare) ? bare : undefined;
}

/**
 * Returns the twelve digits of a UPC-E code of eight, which leaves out zeros (GS1 General Specifications, section 5.2.2.4.2);
 * undefined for what is none.
 */
function upcOfShort(code: string): string | undefined {
  const [, system = '', a = '', b = '', c = '', d = '', e = '', kind = '', check = ''] = PLACES.exec(code) ?? [];
  if (check === '') return undefined;
  const digits =
    kind <= '2'
      ? `${a}${b}${kind}0000${c}${d}${e}`
      : kind === '3'
        ? `${a}${b}${c}00000${d}${e}`
        : kind === '4'
          ? `${a}${b}${c}${d}00000${e}`
          : `${a}${b}${c}${d}${e}0000${kind}`;
  const whole = `${system}${digits}${check}`;
  return hasCheckDigit(whole) ? whole : undefined;
}

const PLACES = /^([01])(\d)(\d)(\d)(\d)(\d)(\d)(\d)$/;
/** How many digits the kinds have whose last digit checks the others. An ITF of other lengths is too often misread. */
const CHECKED: Readonly<Record<string, number>> = { ean_13: 13, ean_8: 8, upc_a: 12, itf: 14 };
const AWAY_MS = 800;
const IDLE_MS = 60_000;
