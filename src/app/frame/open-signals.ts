import { createSignal } from '#ui/signal.ts';

/** Starts the tour from its first step, from the user menu and the palette. Also names the tour to `beginOpening`. */
export const tourReplay = createSignal();
/** Opens the Today dialog from the user menu and the palette. Also names it to `beginOpening`. */
export const todayOpening = createSignal();
