import { telling } from '#ui/telling.ts';

/** Says that a person has created a record and was told so, to whoever waits for a good moment. */
export const { tell: tellCreated, on: onCreated } = telling();
