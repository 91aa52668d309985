import { useSyncExternalStore } from 'react';
import { createSignal } from '#ui/signal.ts';

/**
 * Whether "?" shows the keys. Users must be able to switch off a shortcut of a single character (WCAG 2.1.4), as speech
 * input can trigger it by accident. The setting lasts as long as the page.
 */
export function useQuestionMark() {
  const isOn = useSyncExternalStore(settingChange.subscribe, () => isListening);
  return {
    isOn,
    turn(on: boolean) {
      isListening = on;
      settingChange.emit();
    },
  };
}

let isListening = true;
const settingChange = createSignal();
