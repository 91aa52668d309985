import { exactly } from '#data/files/backup/exact-shape.ts';
import { idWith, oneOf, percentage, record, text } from '#data/files/backup/fields.ts';
import type { FileForm } from '#data/store/table.ts';
import { GST_RATE_PREFIX, type GstRate, GST_CATEGORIES } from '#domain/sample/gst-rate.ts';

/** The columns of the list as a file, and the shape of a record in a copy. */
export const file: FileForm<GstRate> = {
  columns: {
    head: ['GST #', 'Name', 'Percentage', 'Category'],
    cells: (rate) => [rate.id, rate.name, { number: String(rate.percentage) }, rate.category],
  },
  shape: exactly<GstRate>()(
    record({ id: idWith(GST_RATE_PREFIX), name: text, percentage, category: oneOf([...GST_CATEGORIES, '']) }),
  ),
};
