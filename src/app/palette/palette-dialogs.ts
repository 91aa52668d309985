import type { Opener } from '#ui/overlays/opening.ts';

/** The dialogs that “Find anything” opens, as the openers that name them to `beginOpening`. */
export const PALETTE_DIALOGS = { palette: {}, keys: {} } as const satisfies Record<string, Opener>;

export type PaletteDialog = keyof typeof PALETTE_DIALOGS;
