import { telling } from '#ui/telling.ts';

/** Asks whoever shows the tour to show it from its first step. */
export const tourReplay = telling();
/** Asks for what the button "Today" opens, where there is no room for the button. */
export const todayOpening = telling();
