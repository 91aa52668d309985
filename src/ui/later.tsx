import { type ComponentType, lazy, type ReactNode, Suspense } from 'react';
import { Underway } from './underway.tsx';

/**
 * A part of a screen that its first paint can do without, such as its dialogs. It is fetched when it is first drawn, or
 * before that by whoever runs `laterLoaders` in an idle moment. Where that fails it throws, and is fetched anew when it
 * is next drawn: `lazy` alone would remember the failure for as long as the page lives. `meanwhile` stands until it is there:
 * nothing, where nobody asked for it. Without it the part is one that can be closed: Escape calls off what has not come yet,
 * as it would close what has.
 */
export function later<Props extends Closable>(load: () => Promise<ComponentType<Props>>): ComponentType<Props>;
export function later<Props extends object>(
  load: () => Promise<ComponentType<Props>>,
  meanwhile: ReactNode,
): ComponentType<Props>;
export function later<Props extends object>(
  load: () => Promise<ComponentType<Props>>,
  meanwhile?: ReactNode,
): ComponentType<Props> {
  laterLoaders.push(load);
  return onDemand(load, meanwhile);
}

/**
 * The same for a part so large that running its file would hold the page up, though nobody may ever ask for it: no idle moment
 * fetches it. The service worker keeps its file all the same.
 */
export function onDemand<Props extends object>(
  load: () => Promise<ComponentType<Props>>,
  meanwhile: ReactNode | undefined,
): ComponentType<Props> {
  let Part = attempt();
  return function Later(props: Props) {
    return (
      <Suspense fallback={meanwhile === undefined ? <Underway onCallOff={closingOf(props)} /> : meanwhile}>
        <Part {...props} />
      </Suspense>
    );
  };

  function attempt() {
    return lazy(async () => {
      try {
        return { default: await load() };
      } catch (error) {
        Part = attempt();
        throw new Error(NOT_FETCHED, { cause: error });
      }
    });
  }
}

function closingOf(props: { onClose?: () => void; editor?: { close: () => void } }): (() => void) | undefined {
  return props.onClose ?? props.editor?.close;
}

/** What tells how it is closed. */
type Closable = { onClose: () => void } | { editor: { close: () => void } };

/** What to do about a part that did not come: the network is away, or a new version has taken the old files away. */
export const NOT_FETCHED =
  'A part of the app could not be fetched. Check the network, then try again. If a new version has come, reload the page; it starts from the sample data.';

/** What fetches each such part. */
export const laterLoaders: (() => Promise<unknown>)[] = [];
