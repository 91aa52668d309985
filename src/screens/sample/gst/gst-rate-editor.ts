import { today } from '#data/clock.ts';
import { createGstRate, deleteGstRates, updateGstRate } from '#data/sample/gst-rates.ts';
import {
  BLANK_GST_RATE,
  type GstRate,
  type GstRateInput,
  gstRateInput,
  missingInGstRate,
  type requiredForGstRate,
} from '#domain/sample/gst-rate.ts';
import type { BulkActions } from '#ui/records/bulk-actions.ts';
import { type RecordEditor, type RecordKind, successMessage } from '#ui/records/use-record-editor.ts';

type Required = (typeof requiredForGstRate)[number];

/** How a GST rate is created, checked, edited and deleted. */
export const GST_RATE_EDITOR: RecordKind<GstRate, GstRateInput, Required> = {
  blank: () => BLANK_GST_RATE,
  missing: missingInGstRate,
  create: createGstRate,
  created: successMessage('GST rate', 'created'),
  existing: {
    draftOf: gstRateInput,
    update: (rate, input) => updateGstRate(rate.id, input),
    updated: successMessage('GST rate', 'updated'),
    remove: (rate) => deleteGstRates([rate.id]),
    deleted: successMessage('GST rate', 'deleted'),
  },
};

/** The bulk actions on selected GST rates. */
export const GST_RATE_BULK_ACTIONS: BulkActions<GstRate> = {
  nouns: ['GST rate', 'GST rates'],
  displayName: ({ id }) => id,
  remove: deleteGstRates,
  fileName: () => `selected-gst-rates-${today()}`,
};

export type GstRateEditor = RecordEditor<GstRate, GstRateInput, Required>;
