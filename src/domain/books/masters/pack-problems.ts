import { formatNumber, formatRupees } from '#domain/format.ts';
import { bareCode, codeKey } from '#domain/item-code.ts';
import type { Paise } from '#domain/money.ts';
import { asQuantity, thousandths } from '#domain/quantity.ts';
import { type Problems, problemsIn } from '#domain/books/problems.ts';
import { amountAt, asRate, type Rate, withGst } from '#domain/books/rate.ts';
import { inUnit } from '#domain/books/unit-sizes.ts';
import type { ItemInput } from './item.ts';
import { MOST_PACKS, type PackInput } from './pack.ts';

/** The problems of each pack of goods, in their order; none of a service, which has no packs. */
export function problemsInPacks(input: ItemInput, chargesGst = false): readonly Problems<PackInput>[] {
  if (input.kind === 'Service') return [];
  return input.packs.map((pack, at) => problemsInPack(input, pack, input.packs.slice(0, at), chargesGst));
}

/** Returns the problem in the packs as one field of the item: the first that is wrong, or their number. */
export function problemInPacks(input: ItemInput, chargesGst: boolean): string | undefined {
  const [wrong] = problemsInPacks(input, chargesGst).flatMap((problems, at) =>
    Object.values(problems).map((sentence) => `${packInWords(at)}: ${sentence}`),
  );
  if (wrong !== undefined) return wrong;
  return input.packs.length > MOST_PACKS ? `An item has at most ${MOST_PACKS} further barcodes.` : undefined;
}

/** "Barcode 2" is the first: the item itself has one. */
export function packInWords(at: number): string {
  return `Barcode ${at + 2}`;
}

/** Says that a selling price, with the tax that is charged on it, is above an MRP. `price` is null where there is none. */
export function problemAboveMrp(
  price: Rate | null,
  mrp: Paise | null,
  { priceIncludesGst, taxability, percent }: Pick<ItemInput, 'priceIncludesGst' | 'taxability' | 'percent'>,
  chargesGst: boolean,
): string | undefined {
  if (price === null || mrp === null) return undefined;
  const isAdded = chargesGst && !priceIncludesGst && taxability === 'Taxable';
  const whole = amountAt(asQuantity(1), isAdded ? withGst(price, percent ?? 0) : price);
  if (whole <= mrp) return undefined;
  const sum = isAdded ? `${formatRupees(whole)} with GST` : formatRupees(whole);
  return `The selling price is ${sum}, above the MRP of ${formatRupees(mrp)}. Correct one of the two.`;
}

function problemsInPack(
  input: ItemInput,
  pack: PackInput,
  earlier: readonly PackInput[],
  chargesGst: boolean,
): Problems<PackInput> {
  const { sellingPrice, mrp } = pack;
  return problemsIn<PackInput>({
    code: bareCode(pack.code) === '' ? 'Enter the code.' : problemInSameRow(input, pack, earlier),
    unit: pack.unit === 'NA' ? 'Choose the unit of the pack.' : undefined,
    contains: problemInContains(input, pack),
    sellingPrice: sellingPrice !== null && sellingPrice < 0 ? 'Enter the selling price without a minus.' : undefined,
    mrp:
      mrp !== null && mrp <= 0
        ? 'Enter the MRP as an amount above 0.'
        : problemAboveMrp(priceOf(input, pack), mrp, input, chargesGst),
  });
}

function problemInContains({ unit: own }: ItemInput, { unit, contains }: PackInput): string | undefined {
  if (contains === null || contains <= 0) return `Enter how many ${own} are in it.`;
  const always = inUnit(1000, unit, own);
  if (always === undefined || always === thousandths(contains)) return undefined;
  if (unit === own) return `It is counted in ${own}, as the item is: enter 1, or choose the unit of the pack.`;
  return `1 ${unit} is always ${formatNumber(always / 1000)} ${own}. Enter that, or choose another unit.`;
}

/** Two rows of one code may differ in their MRP, and a scan asks which; what differs in nothing could not be chosen. */
function problemInSameRow(input: ItemInput, pack: PackInput, earlier: readonly PackInput[]): string | undefined {
  const itself = { code: input.barcode, unit: input.unit, contains: asQuantity(1), mrp: input.mrp };
  const same = [itself, ...earlier].findIndex((other) => rowKeyOf(other) === rowKeyOf(pack));
  if (same === -1) return undefined;
  return `${same === 0 ? 'Barcode' : packInWords(same - 1)} has this code with this MRP. Enter another MRP, or remove one.`;
}

function rowKeyOf({ code, unit, contains, mrp }: Omit<PackInput, 'sellingPrice'>): string {
  return [codeKey(code), unit, contains, mrp].join('/');
}

function priceOf({ sellingPrice }: ItemInput, pack: PackInput): Rate | null {
  if (pack.sellingPrice !== null || sellingPrice === null || pack.contains === null) return pack.sellingPrice;
  return asRate(Math.round((sellingPrice * thousandths(pack.contains)) / 1000));
}
