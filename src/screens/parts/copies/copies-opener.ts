import type { Opener } from '#ui/overlays/opening.ts';

/** The dialogs that save a copy and restore from one: one of them at a time. */
export const COPIES: Opener = {};
