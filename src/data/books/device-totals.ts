/** Kept beside the sums, though they are none: they belong to this device, and no copy takes them along. */
export const LAST_COPY = 'last copy';
export const COPIED_CHANGES = 'changes at last copy';
export const COPIED_EDITS = 'edits at last copy';
export const DEVICE_TOTALS: readonly string[] = [LAST_COPY, COPIED_CHANGES, COPIED_EDITS];
