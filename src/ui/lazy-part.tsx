import { type ComponentType, lazy, type ReactNode, Suspense } from 'react';
import { withTimeout } from './with-timeout.ts';

/**
 * A part that is fetched when it is first drawn; by itself for one so large that running its file in an idle moment would hold
 * the page up, though nobody may ever ask for it. (The service worker keeps its file all the same.) `meanwhile` stands until
 * it is there. Where it does not come, `instead` stands, or it throws; either way it is fetched anew when it is next drawn:
 * `lazy` alone would remember the failure for as long as the page lives.
 */
export function lazyPart<Props extends object>(
  load: () => Promise<ComponentType<Props>>,
  meanwhile: (props: Props) => ReactNode = () => null,
  instead?: ComponentType<Props>,
): ComponentType<Props> {
  let Part = attempt();
  return function OnDemand(props: Props) {
    return (
      <Suspense fallback={meanwhile(props)}>
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
        if (instead) return { default: instead };
        throw new Error(NOT_FETCHED, { cause: error });
      }
    });
  }
}

/** The same for a part that an idle moment fetches; `later` is for one that can be closed. */
export function prefetchedPart<Props extends object>(load: () => Promise<ComponentType<Props>>): ComponentType<Props> {
  idleLoaders.push(load);
  return lazyPart(load);
}

/**
 * What to do about a part that did not come: the network is away, a request was never answered, which only a new page asks
 * anew, or a new version has taken the old files away.
 */
export const NOT_FETCHED =
  'A part of the app could not be fetched. Check the network, then try again. If that does not help, or a new version has come, reload the page; it starts from the sample data.';

/** What fetches each part that an idle moment shall fetch. */
export const idleLoaders: (() => Promise<unknown>)[] = [];
