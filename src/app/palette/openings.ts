import type { Opener } from '#ui/overlays/opening.ts';

/** What “Find anything” opens. */
export const OPENINGS = { palette: {}, keys: {} } as const satisfies Record<string, Opener>;

export type Opening = keyof typeof OPENINGS;
