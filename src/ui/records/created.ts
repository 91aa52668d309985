import { createSignal } from '#ui/signal.ts';

/** Says that a person has created a record and was told so, to whoever waits for a good moment. */
export const { emit: tellCreated, subscribe: onCreated } = createSignal();
