/** Kept beside the sums, though they are none: they belong to this device, and no copy takes them along. */
export const LAST_COPY = 'last copy';
export const COPIED_CHANGES = 'changes at last copy';
export const COPIED_EDITS = 'edits at last copy';
/** 1 while nobody has seen whether the file of the last copy, which a browser was given to save, is there. */
export const COPY_UNSEEN = 'last copy not seen';
/** The marks of the copy before that one, by those that stand again if it is not. */
export const MARKS_BEFORE: readonly (readonly [mark: string, before: string])[] = [
  [LAST_COPY, 'copy before'],
  [COPIED_CHANGES, 'changes at copy before'],
  [COPIED_EDITS, 'edits at copy before'],
];
/** 1 once the books were handed over to the installed app by a copy, which has a storage of its own. */
export const MOVED_AWAY = 'moved away';
export const DEVICE_TOTALS: readonly string[] = [
  LAST_COPY,
  COPIED_CHANGES,
  COPIED_EDITS,
  COPY_UNSEEN,
  MOVED_AWAY,
  ...MARKS_BEFORE.map(([, before]) => before),
];
