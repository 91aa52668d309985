import { configureGlobal } from 'fast-check';
import { isEverywhere } from './some-of.ts';

/** What any value must hold for is tried by `npm test` with the same values each time, and by `npm run everywhere` with others. */
if (!isEverywhere) configureGlobal({ seed: 20_261_130 });
