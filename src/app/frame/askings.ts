import { telling } from '#ui/telling.ts';

/** Asks whoever shows the tour to show it from its first step. */
export const tourReplay = asking();
/** Asks for what the button "Today" opens, where there is no room for the button. */
export const todayOpening = asking();

/** What one part of the frame asks of another. */
function asking() {
  const { tell, on } = telling();
  return { ask: tell, onAsked: on };
}
