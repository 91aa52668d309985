import { shorten } from './shorten.ts';

/**
 * User text within a sentence of ours: shortened, and isolated so that its writing direction does not affect the rest.
 */
export function Quoted({ children }: { children: string }) {
  return <bdi>{shorten(children)}</bdi>;
}
