import { CatchBoundary } from '@tanstack/react-router';
import { useEffect, useSyncExternalStore } from 'react';
import { createPortal } from 'react-dom';
import type { toast } from 'sonner';
import { lazyPart } from '#ui/lazy-part.tsx';
import { Percentage } from './progress.tsx';
import { createSignal } from '#ui/signal.ts';

/** The button of a toast. */
export type ToastAction = Readonly<{ label: string; act: () => void }>;

/** A toast for something that succeeded; `action` goes on from there. */
export function toastSuccess(title: string, sentence?: string, action?: ToastAction): void {
  void sonner().then((show) => show.success(title, partsOf(sentence, action)));
}

/** A toast for what was refused or failed, with what to do about it. */
export function toastError(title: string, sentence: string, action?: ToastAction): void {
  void sonner().then((show) => show.error(title, partsOf(sentence, action)));
}

/** A toast with an action, which stays until the user takes or dismisses it. */
export function offer(title: string, sentence: string, action: ToastAction): void {
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

function partsOf(description: string | undefined, action: ToastAction | undefined) {
  return {
    ...(description !== undefined && { description }),
    ...(action && { action: { label: action.label, onClick: action.act } }),
  };
}

/** Lets long work be cancelled, and report its progress. */
export type CancellableWork = Readonly<{
  signal: AbortSignal;
  onProgress: (done: number, total: number) => void;
  end: () => void;
}>;

/** Shows the progress of some work and a Cancel button, once the work has taken longer than a moment. */
export function showWork(title: string): CancellableWork {
  const cancelling = new AbortController();
  const id = `work ${++works}`;
  let lastDrawn = performance.now() + SHOWN_AFTER_MS - REDRAWN_EVERY_MS;
  let isShown = false;
  return {
    signal: cancelling.signal,
    onProgress(done, total) {
      if (cancelling.signal.aborted || performance.now() - lastDrawn < REDRAWN_EVERY_MS) return;
      lastDrawn = performance.now();
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
 * The region of toasts. It is a child of body: inside the app's root an open dialog would make it inert, and a screen
 * reader would not read it. Its library is loaded for the first toast, or earlier by `prepareToasts`, once the first
 * screen is drawn. If it cannot be loaded, the app goes on without it; the next toast, the `online` event, or a timer
 * while the network is up tries again, and the toasts of the meantime are shown then.
 */
export function Toasts() {
  const requested = useSyncExternalStore(onRequest, () => requestCount);
  const place = document.getElementById('toasts');
  if (!place || requested === 0) return null;
  return createPortal(
    <CatchBoundary getResetKey={() => requested} errorComponent={RetrySoon}>
      <Toaster onMounted={markMounted} />
    </CatchBoundary>,
    place,
  );
}

/** The `online` event may fire before the last attempt has failed, so retry once more after 2 s. */
function RetrySoon() {
  useEffect(() => {
    if (!navigator.onLine) return undefined;
    const timer = setTimeout(prepareToasts, RETRY_AFTER_MS);
    return () => clearTimeout(timer);
  }, []);

  return null;
}

/** Renders the region before the first toast. */
export function prepareToasts(): void {
  if (isMounted) return;
  requestCount++;
  requests.emit();
}

function sonner(): Promise<typeof toast> {
  prepareToasts();
  return mounted;
}

function onRequest(listener: () => void): () => void {
  const stop = requests.subscribe(listener);
  window.addEventListener('online', prepareToasts);
  return () => {
    stop();
    window.removeEventListener('online', prepareToasts);
  };
}

const Toaster = lazyPart(async () => (await import('./toaster.tsx')).Toaster);
const requests = createSignal();
let works = 0;
const SHOWN_AFTER_MS = 300;
const REDRAWN_EVERY_MS = 100;
const RETRY_AFTER_MS = 2000;
let requestCount = 0;
let isMounted = false;
let markMounted: (show: typeof toast) => void;
const mounted = new Promise<typeof toast>((resolve) => {
  markMounted = (show) => {
    isMounted = true;
    resolve(show);
  };
});
