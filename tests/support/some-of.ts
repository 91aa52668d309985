/**
 * Tables of tests that try the same in many places: `npm test` tries every so many-th place, `npm run everywhere` all of
 * them.
 */
export const isEverywhere: boolean = [import.meta.env, globalThis.process?.env].some(
  (env) => env?.['VITE_EVERYWHERE'] === 'yes',
);

export function someOf<T extends [] | readonly unknown[] | object | string | number>(
  every: number,
  all: readonly T[],
): readonly T[] {
  return isEverywhere ? all : all.filter((_, at) => at % every === 0);
}
