export type GstRate = Readonly<{
  id: string;
  name: string;
  /** In percent, at most three decimals. 0 is a rate (Zero Rate), not a blank. */
  percentage: number;
  category: GstCategory;
}>;

export const GST_CATEGORIES = ['Goods', 'Services', 'Exempt'] as const;
type GstCategory = (typeof GST_CATEGORIES)[number];

export const GST_RATE_PREFIX = 'GST-';

/** What a new GST rate must have (specification §5). */
export const requiredForGstRate = ['name', 'percentage', 'category'] as const satisfies readonly (keyof GstRate)[];
