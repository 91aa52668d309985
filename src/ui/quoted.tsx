import { shorten } from './shorten.ts';

/** What somebody typed, within a sentence of ours: in brief, and with no say over the direction of what stands around it. */
export function Quoted({ children }: { children: string }) {
  return <bdi>{shorten(children)}</bdi>;
}
