import { useRef } from 'react';
import { useKeyGuard } from './use-key-guard.ts';

/** Keeps all keys from a page that stays in sight while the books are locked. */
export function KeyGuard() {
  const nowhere = useRef(null);
  useKeyGuard(nowhere);
  return null;
}
