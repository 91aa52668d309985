import { tryFaults } from './try-faults.ts';
import { SAMPLE_GROUND } from './verbs.ts';

// A file of its own, because it makes twenty times the storage calls of any other verb.
tryFaults(['applyBackup'], SAMPLE_GROUND);
