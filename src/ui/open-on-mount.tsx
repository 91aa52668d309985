import { useEffect, useRef } from 'react';
import { useOnNavigate } from './on-navigate.ts';

/**
 * Opens the pick list or menu beside it as soon as it stands, and tells when it has closed again, or shall, as one
 * went elsewhere. Headless UI opens its own only from a press or a key on their button, so the key is sent: it also brings
 * the focus where it belongs.
 */
export function OpenOnMount({ isOpen, onClosed }: { isOpen: boolean; onClosed: () => void }) {
  const place = useRef<HTMLSpanElement>(null);
  const wasOpen = useRef(false);
  useOnNavigate(onClosed);

  useEffect(() => {
    const button = place.current?.previousElementSibling;
    button?.dispatchEvent(new KeyboardEvent('keydown', { key: 'ArrowDown', bubbles: true, cancelable: true }));
  }, []);

  useEffect(() => {
    if (wasOpen.current && !isOpen) onClosed();
    wasOpen.current = isOpen;
  }, [isOpen, onClosed]);

  return <span ref={place} hidden />;
}
