import { createSignal } from '#ui/signal.ts';

/**
 * Emitted after the user created a record and saw its toast: a good moment to offer something, such as the install
 * prompt.
 */
export const { emit: emitCreated, subscribe: onCreated } = createSignal();
