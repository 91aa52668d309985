/**
 * The same, given up after twenty seconds: a request that nobody answers never fails by itself. It goes on all the same, and
 * whoever asks again for the same file joins it.
 */
export function withTimeout<Part>(fetching: Promise<Part>): Promise<Part> {
  let timer: ReturnType<typeof setTimeout>;
  const isLate = new Promise<never>((_, giveUp) => {
    timer = setTimeout(() => giveUp(new Error('It did not come in time.')), LIMIT_MS);
  });
  return Promise.race([fetching, isLate]).finally(() => clearTimeout(timer));
}

const LIMIT_MS = 20_000;
