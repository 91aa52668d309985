import { expect, it } from 'vitest';
import { withPart } from '../bench/figures-file.mjs';

const FILE = '# Figures\n\nAs ratios.\n\n## npm run bench\n\nOld\n\n| a |\n\n## npm run bench -- --scale\n\nLarge\n';

it('the figures of a run replace those of the last one, and leave the others', () => {
  expect(withPart(FILE, 'npm run bench', 'New')).toBe(
    '# Figures\n\nAs ratios.\n\n## npm run bench\n\nNew\n\n## npm run bench -- --scale\n\nLarge\n',
  );
});

it('figures that were never measured before come at the end', () => {
  expect(withPart(FILE, 'npm run hour', 'An hour')).toBe(`${FILE}\n## npm run hour\n\nAn hour\n`);
});
