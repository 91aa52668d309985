import { Dexie } from 'dexie';

/**
 * Calls back after very many changes, until the returned function is called: a live query of Dexie keeps all changes that do not
 * concern it until it runs again, which are megabytes in a day at the counter.
 */
export function onManyChanges(renew: () => void): () => void {
  if (renewals.size === 0) Dexie.on.storagemutated.subscribe(countChange);
  renewals.add(renew);
  return () => {
    renewals.delete(renew);
    if (renewals.size === 0) Dexie.on.storagemutated.unsubscribe(countChange);
  };
}

function countChange(): void {
  changesKept = (changesKept + 1) % MOST_CHANGES_KEPT;
  if (changesKept > 0) return;
  // One that ends and begins again meanwhile is not called twice.
  const now = [...renewals];
  for (const renew of now) renew();
}

const renewals = new Set<() => void>();
let changesKept = 0;
/** How many actions live queries keep the changes of: some forty bills. */
export const MOST_CHANGES_KEPT = 200;
