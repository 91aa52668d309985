import { tryFaults } from './try-faults.ts';
import { VERBS } from './verbs.ts';

tryFaults(Object.keys(VERBS).filter((name) => name !== 'applyBackup'));
