import { tryFaults } from './try-faults.ts';

// By itself, since it makes twenty times the storage calls of any other verb.
tryFaults(['applyBackup']);
