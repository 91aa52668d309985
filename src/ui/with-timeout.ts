/**
 * Rejects after twenty seconds, as a request that is never answered does not fail by itself. The request itself goes
 * on: the next import of the same file waits for it, too.
 */
export function withTimeout<Part>(fetching: Promise<Part>): Promise<Part> {
  let timer: ReturnType<typeof setTimeout>;
  const timeout = new Promise<never>((_, reject) => {
    timer = setTimeout(() => reject(new Error('It did not come in time.')), LIMIT_MS);
  });
  return Promise.race([fetching, timeout]).finally(() => clearTimeout(timer));
}

const LIMIT_MS = 20_000;
