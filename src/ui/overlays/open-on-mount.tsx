import { useEffect, useRef } from 'react';
import { useOnNavigate } from '#ui/navigation/on-navigate.ts';

/**
 * Opens the pick list or menu beside it on mount, and calls `onClosed` once it has closed, or when the user navigates.
 * Headless UI opens its widgets only by a press or a key on their button, so we send the key: that also puts the focus
 * where it belongs.
 */
export function OpenOnMount({ isOpen, onClosed }: { isOpen: boolean; onClosed: () => void }) {
  const marker = useRef<HTMLSpanElement>(null);
  const wasOpen = useRef(false);
  useOnNavigate(onClosed);

  useEffect(() => {
    const button = marker.current?.previousElementSibling;
    button?.dispatchEvent(new KeyboardEvent('keydown', { key: 'ArrowDown', bubbles: true, cancelable: true }));
  }, []);

  useEffect(() => {
    if (wasOpen.current && !isOpen) onClosed();
    wasOpen.current = isOpen;
  }, [isOpen, onClosed]);

  return <span ref={marker} hidden />;
}
