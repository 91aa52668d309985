import type { Opener } from '#ui/overlays/opening.ts';

/** The question before a season rollover. */
export const ROLLOVER: Opener = {};
