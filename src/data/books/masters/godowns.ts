import { listOf } from '#data/lists/sorting.ts';
import { Refusal } from '#data/store/refusal.ts';
import { type Godown, type GodownInput, godownFrom, problemsInGodown } from '#domain/books/masters/godown.ts';
import { GODOWN_PREFIX, MAIN_GODOWN_ID } from '#data/books/ids.ts';
import type { Versioned } from '#data/books/versioned.ts';
import { createMaster, deleteMasters, refuseDeleting, updateMaster } from './masters.ts';
import { refuseIfWrong } from '#data/books/field-refusals.ts';
import { booksStore } from '#data/books/store.ts';

/** The sort orders of godowns. */
export const GODOWN_LIST = listOf(booksStore, 'godowns', { sorts: { newest: '', name: 'keys.name' }, filter: '' });

/** All godowns by name, of which a business has a few. */
export async function everyGodown(): Promise<readonly Versioned<Godown>[]> {
  return booksStore.records('godowns').orderBy('[keys.name+keys.serial]').toArray();
}

export async function createGodown(input: GodownInput): Promise<Versioned<Godown>> {
  refuseIfWrong(problemsInGodown(input));
  return createMaster('godowns', GODOWN_PREFIX, godownFrom(input));
}

export async function updateGodown(id: string, rev: number, input: GodownInput): Promise<void> {
  refuseIfWrong(problemsInGodown(input));
  if (id === MAIN_GODOWN_ID && !input.isActive)
    throw new Refusal('Not saved', KEEP_ACTIVE, { fields: { isActive: KEEP_ACTIVE } });
  return updateMaster('godowns', id, rev, () => godownFrom(input));
}

export function deleteGodowns(ids: readonly string[]): Promise<void> {
  return deleteMasters('godowns', ids, whyGodownStays);
}

/** Refuses to delete them as `deleteGodowns` would, before it is asked. */
export function refuseDeletingGodowns(ids: readonly string[]): Promise<void> {
  return refuseDeleting('godowns', ids, whyGodownStays);
}

function whyGodownStays({ id, name }: Godown): string | undefined {
  return id === MAIN_GODOWN_ID
    ? `${name} stays: goods are kept there unless another godown is named. You can rename it.`
    : undefined;
}

const KEEP_ACTIVE = 'Keep this godown active: goods are kept here unless another one is named.';
