import { tryFaults } from './try-faults.ts';

// A file of its own, because it makes twenty times the storage calls of any other verb.
tryFaults(['applyBackup']);
