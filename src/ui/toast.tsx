import { CatchBoundary } from '@tanstack/react-router';
import { useEffect, useSyncExternalStore } from 'react';
import { createPortal } from 'react-dom';
import type { toast } from 'sonner';
import { prefetchedPart } from './lazy-part.tsx';
import { Percentage } from './progress.tsx';
import { createSignal } from './signal.ts';

/** Something that happened, with its own title. */
export function toastSuccess(title: string, sentence?: string): void {
  void sonner().then((show) => show.success(title, sentence === undefined ? {} : { description: sentence }));
}

/** What was refused or failed, and what to do about it. */
export function toastError(title: string, sentence: string): void {
  void sonner().then((show) => show.error(title, { description: sentence }));
}

/** An offer that stays until it is taken or dismissed. */
export function offer(title: string, sentence: string, action: { label: string; act: () => void }): void {
  void sonner().then((show) =>
    show(title, {
      id: title,
      description: sentence,
      duration: Number.POSITIVE_INFINITY,
      closeButton: true,
      action: { label: action.label, onClick: action.act },
    }),
  );
}

/** Work that takes long, as it is seen from outside. */
export type Work = Readonly<{
  signal: AbortSignal;
  onProgress: (done: number, total: number) => void;
  end: () => void;
}>;

/** Shows how far some work has come, and a way to cancel it, once it has lasted long enough to wonder. */
export function showWork(title: string): Work {
  const cancelling = new AbortController();
  const id = `work ${++works}`;
  let drawn = performance.now() + UNSEEN_MS - REDRAWN_AFTER_MS;
  let isShown = false;
  return {
    signal: cancelling.signal,
    onProgress(done, total) {
      if (cancelling.signal.aborted || performance.now() - drawn < REDRAWN_AFTER_MS) return;
      drawn = performance.now();
      isShown = true;
      const description = <Percentage label={title} progress={[done, total]} />;
      const action = { label: 'Cancel', onClick: () => cancelling.abort() };
      void sonner().then((show) =>
        show('Please wait', { id, description, duration: Number.POSITIVE_INFINITY, action }),
      );
    },
    end() {
      if (isShown) void sonner().then((show) => show.dismiss(id));
    },
  };
}

/**
 * The region of toasts. It stands in a body element of its own: inside the app's root an open dialog would make it
 * inert, and its words could be neither read nor heard. Its library comes once something is to be said, or earlier, when
 * `prepareToasts` says that the first screen stands. Where it does not come, the page goes on without it, and the next
 * word, the network when it is back, or a while on a network that stands, asks for it again; what was said meanwhile is
 * shown then.
 */
export function Toasts() {
  const wanted = useSyncExternalStore(onWanted, () => timesWanted);
  const place = document.getElementById('toasts');
  if (!place || wanted === 0) return null;
  return createPortal(
    <CatchBoundary getResetKey={() => wanted} errorComponent={AskAgain}>
      <Toaster onMounted={markMounted} />
    </CatchBoundary>,
    place,
  );
}

/** On a network that is back only now the last try may have failed after the word that it is. */
function AskAgain() {
  useEffect(() => {
    if (!navigator.onLine) return undefined;
    const timer = setTimeout(prepareToasts, ASKED_AGAIN_AFTER_MS);
    return () => clearTimeout(timer);
  }, []);

  return null;
}

/** Has the region drawn before anything is said in it. */
export function prepareToasts(): void {
  if (isMounted) return;
  timesWanted++;
  wants.emit();
}

function sonner(): Promise<typeof toast> {
  prepareToasts();
  return mounted;
}

function onWanted(listener: () => void): () => void {
  const stop = wants.subscribe(listener);
  window.addEventListener('online', prepareToasts);
  return () => {
    stop();
    window.removeEventListener('online', prepareToasts);
  };
}

const Toaster = prefetchedPart(async () => (await import('./toaster.tsx')).Toaster);
const wants = createSignal();
let works = 0;
const UNSEEN_MS = 300;
const REDRAWN_AFTER_MS = 100;
const ASKED_AGAIN_AFTER_MS = 2000;
let timesWanted = 0;
let isMounted = false;
let markMounted: (show: typeof toast) => void;
const mounted = new Promise<typeof toast>((resolve) => {
  markMounted = (show) => {
    isMounted = true;
    resolve(show);
  };
});
