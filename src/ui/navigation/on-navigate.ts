import { useEffect, useEffectEvent } from 'react';
import { createSignal } from '#ui/signal.ts';

export const navigated = createSignal();

/** Announces a navigation, also one to the current screen: overlays close, and those still loading are cancelled. */
export function announceNavigation(): void {
  navigated.emit();
}

/**
 * Calls `act` on every navigation; for overlays, and for what remembers where the user was. In components that rarely
 * re-render, call setState only if something is open: React queues even no-op updates until the next render.
 */
export function useOnNavigate(act: () => void): void {
  const onNavigate = useEffectEvent(act);
  useEffect(() => navigated.subscribe(() => onNavigate()), []);
}
