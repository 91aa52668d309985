import type { Opener } from '#ui/overlays/opening.ts';

/** The dialogs that export and import: one of them at a time. */
export const COPIES: Opener = {};
