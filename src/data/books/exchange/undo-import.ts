import type { OnProgress } from '#data/files/progress.ts';
import { act } from '#data/books/act.ts';
import { inSlices, slicesOf } from '#data/store/in-slices.ts';
import { Refusal } from '#data/store/refusal.ts';
import { problemInDeleting } from '#domain/books/masters/master-deletion.ts';
import { canonicalJson } from '#domain/canonical-json.ts';
import {
  IMPORT_TABLES,
  rightsToBring,
  type Imported,
  importReason,
  type ImportTable,
  openingOf,
} from './import-rows.ts';
import { transactionProgress } from '#data/files/transaction-progress.ts';
import { loggedFields, tableOfKind } from '#data/books/audit/edit-log.ts';
import { isUsed } from '#data/books/masters/masters.ts';
import type { Edit } from '#data/books/rows.ts';
import { see } from '#data/books/staff/access.ts';
import { booksStore } from '#data/books/store.ts';
import { dayInIndia } from '#data/books/tables/edits.ts';

/** An import, read back from the edit log; `isWhole` until something of it is changed or deleted. */
export type LoggedImport = Readonly<{ fileName: string; count: number; imported: Imported; isWhole: boolean }>;

/** The import that an entry of the edit log is a part of; undefined if it is of something else. */
export async function importOf(edit: Edit): Promise<LoggedImport | undefined> {
  see('reports');
  if (!isOfImport(edit)) return undefined;
  const parts: Brought[] = [];
  for (const some of slicesOf(await entriesOfSameAction(edit))) {
    for (const table of IMPORT_TABLES) parts.push(...(await broughtInto(table, some)));
  }
  return {
    fileName: edit.reason.slice(importReason('').length),
    count: parts.length,
    imported: {
      created: parts.flatMap(({ table, id, before }) => (before === null ? [{ table, id }] : [])),
      changed: parts.flatMap(({ table, id, rev, before }) => (before === null ? [] : [{ table, id, rev, before }])),
    },
    isWhole: parts.every(({ isAsBrought }) => isAsBrought),
  };
}

/**
 * Takes back all that an import brought, or nothing if something of it is used, or was changed since. `onProgress` hears how many
 * records were taken back, of how many.
 */
export function undoImport(
  { created, changed }: Imported,
  fileName: string,
  onProgress: OnProgress = () => {},
): Promise<void> {
  const goOn = transactionProgress(created.length + changed.length, onProgress);
  return act(
    rightsToBring([...created, ...changed].map(({ table }) => table)),
    IMPORT_TABLES,
    async (transaction) => {
      for (const some of slicesOf(created)) {
        for (const { table, id } of some) {
          const row = await transaction.find(table, id);
          const why =
            row.rev === 1 ? problemInDeleting(row, await isUsed(transaction, id)) : `${row.name} was changed since.`;
          if (why !== undefined) throw new Refusal('Not undone', `${why} So all of the import stays.`);
          await transaction.remove(table, row);
        }
        goOn(some.length);
      }
      for (const { table, id, rev, before } of changed) {
        const row = await transaction.find(table, id);
        if (row.rev !== rev)
          throw new Refusal('Not undone', `${row.name} was changed since. So all of the import stays.`);
        await transaction.replace(table, row, { ...row, ...before, rev: rev + 1 });
        goOn(1);
      }
    },
    'Not saved',
    { reason: `Import of ${fileName} undone` },
  );
}

function isOfImport({ kind, reason, after }: Edit): boolean {
  const table = tableOfKind(kind);
  return IMPORT_TABLES.some((one) => one === table) && reason.startsWith(importReason('')) && after !== null;
}

/** The entries that one action wrote for the same reason. Those of one action have one moment, and so one day. */
async function entriesOfSameAction({ at, reason }: Edit): Promise<readonly Edit[]> {
  const day = dayInIndia(at);
  const all = await inSlices<Edit, Edit | undefined>(
    (size, after) => {
      const edits = booksStore.records('edits').where('[keys.day+keys.serial]');
      return edits
        .between([day, after?.seq ?? 0], [day, Infinity], after === undefined)
        .limit(size)
        .toArray();
    },
    (edit) => (edit.at === at && edit.reason === reason ? edit : undefined),
  );
  return all.filter((edit) => edit !== undefined);
}

/** A record that an import made, or whose openings it changed, beside how it is now. */
type Brought = Omit<Imported['changed'][number], 'before'> &
  Readonly<{ before: Imported['changed'][number]['before'] | null; isAsBrought: boolean }>;

async function broughtInto(table: ImportTable, entries: readonly Edit[]): Promise<readonly Brought[]> {
  const own = entries.filter(({ kind }) => tableOfKind(kind) === table);
  const rows = await booksStore.records(table).bulkGet(own.map(({ record }) => record));
  return own.map(({ record: id, before, after }, at) => ({
    table,
    id,
    rev: rows[at]?.rev ?? 0,
    before: before && openingOf(before as Parameters<typeof openingOf>[0]),
    isAsBrought: canonicalJson(loggedFields(rows[at])) === canonicalJson(after),
  }));
}
