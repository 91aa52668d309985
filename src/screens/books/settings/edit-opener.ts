import type { Opener } from '#ui/overlays/opening.ts';

/** The dialog of an entry of the edit log. */
export const EDIT: Opener = {};
