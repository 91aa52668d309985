import { type ComponentType, lazy, type ReactNode, Suspense } from 'react';
import { withTimeout } from './with-timeout.ts';

/**
 * A component that is fetched when it is first drawn; once the app is installed, from what the service worker has cached.
 * `fallback` is drawn until it has loaded. If it cannot be loaded, `errorFallback` is drawn, or the component throws.
 * Either way the next attempt to draw it fetches it again; plain `lazy` would remember the failure until the page is
 * reloaded.
 */
export function lazyPart<Props extends object>(
  load: () => Promise<ComponentType<Props>>,
  fallback: (props: Props) => ReactNode = () => null,
  errorFallback?: ComponentType<Props>,
): ComponentType<Props> {
  let Part = attempt();
  return function OnDemand(props: Props) {
    return (
      <Suspense fallback={fallback(props)}>
        <Part {...props} />
      </Suspense>
    );
  };

  function attempt() {
    return lazy(async () => {
      try {
        return { default: await withTimeout(load()) };
      } catch (error) {
        Part = attempt();
        if (errorFallback) return { default: errorFallback };
        throw new Error(fetchFailureText(), { cause: error });
      }
    });
  }
}

/** Waits for code that is being fetched; rejects with a message for the user where it does not come. */
export function fetchPart<Code>(code: Promise<Code>): Promise<Code> {
  return withTimeout(code).catch((cause: unknown) => {
    throw new Error(fetchFailureText(), { cause });
  });
}

/**
 * Says what to do about a part that could not be loaded: the network is down, a request was never answered (only a reload
 * sends it again), or a new version has removed the old files.
 */
export function fetchFailureText(): string {
  return `A part of the app could not be fetched. Check the network, then try again. If that does not help, or a new version has come, reload the page; ${reloadNote}.`;
}

/** Sets what `fetchFailureText` says that a reload does to the records of this page. */
export function setReloadNote(words: string): void {
  reloadNote = words;
}

let reloadNote = 'it starts from the sample data';
