import { type ComponentType, useEffect } from 'react';
import { fetchFailureText, lazyPart } from '#ui/lazy-part.tsx';
import { endOpening } from './opening.ts';
import { toastError } from '#ui/feedback/toast.tsx';
import { LoadingBar } from './loading-bar.tsx';

/**
 * A closable part of a screen, such as a dialog, that is fetched when first drawn. Until it has loaded, Escape cancels it
 * just as it would close it. If it cannot be loaded, a toast says so and the screen stays as it was.
 */
export function lazyDialog<Props extends Closable>(load: () => Promise<ComponentType<Props>>): ComponentType<Props> {
  return lazyPart<Props>(load, (props) => <LoadingBar onCallOff={closeOf(props)} />, NotOpened);
}

function NotOpened(props: Closable) {
  const close = closeOf(props);
  useEffect(() => {
    toastError('Not opened', fetchFailureText());
    endOpening();
    close();
    // oxlint-disable-next-line react-hooks/exhaustive-deps -- only on mount
  }, []);
  return null;
}

function closeOf(props: Closable): () => void {
  return 'onClose' in props ? props.onClose : props.editor.close;
}

/** Props that say how the part is closed. */
type Closable = { onClose: () => void } | { editor: { close: () => void } };
