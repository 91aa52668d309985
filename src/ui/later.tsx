import { type ComponentType, lazy, Suspense } from 'react';

/**
 * A part of a screen that its first paint can do without, such as its dialogs. It is fetched when it is first drawn, or
 * before that by whoever runs `laterLoaders` in an idle moment. Where that fails it throws, and is fetched anew when it
 * is next drawn: `lazy` alone would remember the failure for as long as the page lives.
 */
export function later<Props extends object>(load: () => Promise<ComponentType<Props>>): ComponentType<Props> {
  let Part = attempt();
  laterLoaders.push(load);
  return function Later(props: Props) {
    return (
      <Suspense>
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
        throw error;
      }
    });
  }
}

/** What fetches each such part. */
export const laterLoaders: (() => Promise<unknown>)[] = [];
