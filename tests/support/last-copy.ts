/**
 * Returns a function that reads once, past the app, when the last copy of a set of books was saved, as who comes after a page
 * that ends at that moment: what is being written is waited for, and what is only meant to be written is not there.
 */
export async function lastCopyAsLeft(database: string): Promise<() => Promise<unknown>> {
  const opening = indexedDB.open(database);
  await new Promise((resolve) => opening.addEventListener('success', resolve));
  return async () => {
    const found = opening.result.transaction('totals').objectStore('totals').get('last copy');
    await new Promise((resolve) => found.addEventListener('success', resolve));
    opening.result.close();
    return (found.result as { count: number } | undefined)?.count;
  };
}
