import type { Version } from '#data/store/database.ts';
import { schemasOf } from '#data/store/table.ts';
import { FOLLOWING } from './following.ts';
import { TABLES } from './tables.ts';

const { vouchers, ...first } = schemasOf(TABLES);

/**
 * The versions of the tables of books. The newest has the indexes that the descriptions name. Whoever changes an index
 * writes out those of the version before as they were, and adds a version: books on people's devices are of the old one.
 */
export const VERSIONS: readonly Version[] = [
  { version: 1, schemas: first },
  {
    version: 2,
    // Vouchers, their entries and the kept sums; the indexes of all other tables are as they were.
    schemas: { vouchers, ...FOLLOWING.schemas },
    upgrade: async (moving) => {
      await moving.table<object>('locks').toCollection().modify({ closed: [] });
    },
  },
];
