import { createSignal } from '#ui/signal.ts';

/** Asks whoever shows the tour to show it from its first step. */
export const tourReplay = createSignal();
/** Asks for what the button "Today" opens, where there is no room for the button. */
export const todayOpening = createSignal();
