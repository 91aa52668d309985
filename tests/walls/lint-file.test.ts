import { readFileSync } from 'node:fs';
import { expect, it } from 'vitest';
import { lintFile } from '../../scripts/walls.mjs';

it('lint reads the walls as they stand in their table', () => {
  expect(readFileSync('.oxlintrc.json', 'utf8'), 'npm run format writes it anew').toBe(lintFile());
});
