import type * as v from 'valibot';
import type { AnyRows, FileForm, Identified, TableDescriptions } from '#data/store/table.ts';

/** A table's part in a copy. */
export type TableForm = Omit<FileForm<Identified>, 'shape' | 'refers'> &
  Readonly<{ shape: v.GenericSchema; refers?: Readonly<{ field: string; table: string; to: string }> }>;

/** By table, in the order of the store. */
export type TableForms = Readonly<Record<string, TableForm>>;

/** Loads what a copy of these tables may hold. */
export async function loadForms<Rows extends AnyRows>(tables: TableDescriptions<Rows>): Promise<TableForms> {
  const entries = Object.entries(tables) as [string, { file: () => Promise<unknown> }][];
  // A description cannot name the type of a schema: the library for it is only loaded with the forms.
  const forms = await Promise.all(
    entries.map(async ([table, { file }]) => [table, (await file()) as TableForm] as const),
  );
  return Object.fromEntries(forms);
}
