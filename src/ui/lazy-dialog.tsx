import { type ComponentType, useEffect } from 'react';
import { idleLoaders, NOT_FETCHED, lazyPart } from './lazy-part.tsx';
import { endOpening } from './opening.ts';
import { toastError } from './toast.tsx';
import { LoadingBar } from './loading-bar.tsx';

/**
 * A part of a screen that its first paint can do without and that can be closed, such as its dialogs. It is fetched when it is
 * first drawn, or before that by whoever runs `laterLoaders` in an idle moment. Until it has come, Escape calls it off, as it
 * would close it; where it does not come that is said, and the screen stands as it did.
 */
export function lazyDialog<Props extends Closable>(load: () => Promise<ComponentType<Props>>): ComponentType<Props> {
  idleLoaders.push(load);
  return lazyPart<Props>(load, (props) => <LoadingBar onCallOff={closingOf(props)} />, NotOpened);
}

function NotOpened(props: Closable) {
  const close = closingOf(props);
  useEffect(() => {
    toastError('Not opened', NOT_FETCHED);
    endOpening();
    close();
    // oxlint-disable-next-line react-hooks/exhaustive-deps -- once
  }, []);
  return null;
}

function closingOf(props: Closable): () => void {
  return 'onClose' in props ? props.onClose : props.editor.close;
}

/** What tells how it is closed. */
type Closable = { onClose: () => void } | { editor: { close: () => void } };
