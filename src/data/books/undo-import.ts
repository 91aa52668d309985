import { act } from '#data/store/act.ts';
import { Refusal } from '#data/store/refusal.ts';
import { problemInDeleting } from '#domain/books/master.ts';
import { canonicalJson } from '#domain/canonical-json.ts';
import { IMPORT_TABLES, type Imported, importReason, type ImportTable, openingOf } from './import-rows.ts';
import { asKept, tableOfKind } from './journal.ts';
import { isUsed } from './masters.ts';
import type { Edit } from './rows.ts';
import { booksStore } from './store.ts';
import { dayInIndia } from './tables/edits.ts';

/** What an import brought, as the edit log tells it; `isWhole` until something of it is changed or deleted. */
export type LoggedImport = Readonly<{ fileName: string; count: number; imported: Imported; isWhole: boolean }>;

/** The import that an entry of the edit log is a part of; undefined if it tells of something else. */
export async function importOf(edit: Edit): Promise<LoggedImport | undefined> {
  if (!isOfImport(edit)) return undefined;
  const entries = (await everyEditOf(dayInIndia(edit.at))).filter(
    ({ at, reason }) => at === edit.at && reason === edit.reason,
  );
  const parts = await Promise.all(IMPORT_TABLES.map((table) => broughtInto(table, entries)));
  return {
    fileName: edit.reason.slice(importReason('').length),
    count: entries.length,
    imported: {
      created: parts.flatMap(({ created }) => created),
      changed: parts.flatMap(({ changed }) => changed),
    },
    isWhole: parts.every(({ isWhole }) => isWhole),
  };
}

/** Takes back all that an import brought, or nothing if something of it is used, or was changed since. */
export function undoImport({ created, changed }: Imported, fileName: string): Promise<void> {
  return act(
    booksStore,
    IMPORT_TABLES,
    async (hand) => {
      for (const { table, id } of created) {
        const row = await hand.find(table, id);
        const why = row.rev === 1 ? problemInDeleting(row, await isUsed(hand, id)) : `${row.name} was changed since.`;
        if (why !== undefined) throw new Refusal('Not undone', `${why} So all of the import stays.`);
        await hand.remove(table, row);
      }
      for (const { table, id, rev, before } of changed) {
        const row = await hand.find(table, id);
        if (row.rev !== rev)
          throw new Refusal('Not undone', `${row.name} was changed since. So all of the import stays.`);
        await hand.replace(table, row, { ...row, ...before, rev: rev + 1 });
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

function everyEditOf(day: string): Promise<readonly Edit[]> {
  const edits = booksStore.records('edits');
  return edits.where('[keys.day+keys.serial]').between([day, -Infinity], [day, Infinity]).toArray();
}

/** What entries of the log tell of a table, beside what stands there now. */
async function broughtInto(table: ImportTable, entries: readonly Edit[]): Promise<Imported & { isWhole: boolean }> {
  const own = entries.filter(({ kind }) => tableOfKind(kind) === table);
  const rows = await booksStore.records(table).bulkGet(own.map(({ record }) => record));
  const created: Imported['created'][number][] = [];
  const changed: Imported['changed'][number][] = [];
  for (const [at, { record: id, before }] of own.entries()) {
    if (before === null) created.push({ table, id });
    else
      changed.push({
        table,
        id,
        rev: rows[at]?.rev ?? 0,
        before: openingOf(before as Parameters<typeof openingOf>[0]),
      });
  }
  const isWhole = own.every(({ after }, at) => canonicalJson(asKept(rows[at])) === canonicalJson(after));
  return { created, changed, isWhole };
}
