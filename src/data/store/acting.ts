import { fetchCode } from './fetch-code.ts';
import type { WriteTransaction } from './write-transaction.ts';
import type { Store } from './store.ts';
import type { AnyRows } from './table.ts';

/**
 * Fetches what every action needs, and no page before its first one: for that one, or in an idle moment before. A Refusal
 * with this title says that it could not be fetched.
 */
export async function readyToAct<Rows extends AnyRows>(store: Store<Rows>, failed: string): Promise<Acting> {
  await store.hooks.fetch(failed);
  fetched ??= (await fetchCode(failed, acting())).WriteTransaction;
  return fetched;
}

/** Loads the code of actions. */
export const acting = () => import('./write-transaction.ts');

/** Who runs actions. */
export type Acting = Pick<typeof WriteTransaction, 'do'>;
let fetched: Acting | undefined;
