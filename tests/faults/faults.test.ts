import { tryFaults } from './try-faults.ts';
import { SAMPLE_GROUND, VERBS } from './verbs.ts';

tryFaults(
  Object.keys(VERBS).filter((name) => name !== 'applyBackup'),
  SAMPLE_GROUND,
);
