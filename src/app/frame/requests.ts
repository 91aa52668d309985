import { createSignal } from '#ui/signal.ts';

/** Starts the tour from its first step, from the user menu and the palette. */
export const tourReplay = createSignal();
/** Opens the Today dialog from the user menu and the palette. */
export const todayOpening = createSignal();
