import { useSyncExternalStore } from 'react';
import { createSignal } from '#ui/signal.ts';

/**
 * Whether "?" shows the keys. A key that is a mere sign must be one that can be switched off (WCAG 2.1.4): who speaks
 * to the computer would press it by saying a word. Lasts as long as the page does.
 */
export function useQuestionMark() {
  const isOn = useSyncExternalStore(turned.subscribe, () => isListening);
  return {
    isOn,
    turn(on: boolean) {
      isListening = on;
      turned.emit();
    },
  };
}

let isListening = true;
const turned = createSignal();
