import { missingIn } from '#domain/required-fields.ts';

export type GstRate = Readonly<{
  id: string;
  name: string;
  /**
   * In percent, at most three decimals. 0 is a rate (Zero Rate), not a blank; there are no limits (specification §5).
   */
  percentage: number;
  category: GstCategory | '';
}>;

export const GST_CATEGORIES = ['Goods', 'Services', 'Exempt'] as const;
type GstCategory = (typeof GST_CATEGORIES)[number];

export const GST_RATE_PREFIX = 'GST-';

/** The fields that a new GST rate must have (specification §5). */
export const requiredForGstRate = ['name', 'percentage', 'category'] as const satisfies readonly (keyof GstRate)[];

/** The values of the GST rate form, where the category and the percentage may still be empty. */
export type GstRateInput = Omit<GstRate, 'id' | 'percentage'> & Readonly<{ percentage: number | null }>;

export const BLANK_GST_RATE: GstRateInput = { name: '', percentage: null, category: '' };

/** The required fields that are missing. Unlike an amount, a percentage of 0 is not missing: it is the Zero Rate. */
export function missingInGstRate(input: GstRateInput): readonly (typeof requiredForGstRate)[number][] {
  return missingIn(input, requiredForGstRate).filter((field) => field !== 'percentage' || input.percentage === null);
}

/** The form values of an existing GST rate. */
export function gstRateInput({ name, percentage, category }: GstRate): GstRateInput {
  return { name, percentage, category };
}

/** Returns what is stored for an input: a percentage left empty in an edit becomes 0 (specification §5). */
export function gstRateFromInput(input: GstRateInput): Omit<GstRate, 'id'> {
  return { ...input, percentage: input.percentage ?? 0 };
}
