import { asPaise, fraction } from '#domain/money.ts';
import type { UnitCode } from './unit.ts';

/**
 * Returns a count in one unit as thousandths of another, to the nearest; undefined where no fixed ratio leads from the one to
 * the other: nobody knows how many are in a box.
 */
export function inUnit(thousandths: number, from: UnitCode, to: UnitCode): number | undefined {
  if (from === to) return thousandths;
  const [one, other] = [SIZES[from], SIZES[to]];
  if (!one || one.of !== other?.of) return undefined;
  return fraction(asPaise(thousandths), one.size, other.size);
}

type Size = Readonly<{ of: 'pieces' | 'weight' | 'volume' | 'length' | 'area'; size: number }>;

const pieces = (size: number): Size => ({ of: 'pieces', size });
/** In grams. */
const weight = (size: number): Size => ({ of: 'weight', size });
/** In millionths of a millilitre, as a US gallon is 3.785411784 litres. */
const volume = (size: number): Size => ({ of: 'volume', size });
/** In hundredths of a millimetre, as a yard is 0.9144 metres. */
const length = (size: number): Size => ({ of: 'length', size });
/** In square millimetres and their hundredths, as a square foot is 0.09290304 square metres. */
const area = (size: number): Size => ({ of: 'area', size });

/** The units that are always so many of another. */
const SIZES: Readonly<Partial<Record<UnitCode, Size>>> = {
  NOS: pieces(1),
  PCS: pieces(1),
  UNT: pieces(1),
  PRS: pieces(2),
  DOZ: pieces(12),
  GRS: pieces(144),
  THD: pieces(1000),
  TGM: pieces(1440),
  GGK: pieces(1728),
  GMS: weight(1),
  KGS: weight(1000),
  QTL: weight(100_000),
  MTS: weight(1_000_000),
  TON: weight(1_000_000),
  MLT: volume(1_000_000),
  CCM: volume(1_000_000),
  LTR: volume(1_000_000_000),
  UGS: volume(3_785_411_784),
  KLR: volume(1_000_000_000_000),
  CBM: volume(1_000_000_000_000),
  CMS: length(1000),
  YDS: length(91_440),
  MTR: length(100_000),
  GYD: length(13_167_360),
  KME: length(100_000_000),
  SQF: area(9_290_304),
  SQY: area(83_612_736),
  SQM: area(100_000_000),
};
