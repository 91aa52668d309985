import { Palette, type PaletteProps } from './palette.tsx';
import { SAMPLE_PLACES } from './sample-places.ts';

/** Find anything, in the sample business. */
export function SamplePalette(palette: PaletteProps) {
  return <Palette places={SAMPLE_PLACES} {...palette} />;
}
