import type { Version } from '#data/store/database.ts';
import { schemasOf } from '#data/store/table.ts';
import { TABLES } from './tables.ts';

/**
 * The versions of the tables of books. The newest has the indexes that the descriptions name. Whoever changes an index
 * writes out those of the version before as they were, and adds a version: books on people's devices are of the old one.
 */
export const VERSIONS: readonly Version[] = [{ version: 1, schemas: schemasOf(TABLES) }];
