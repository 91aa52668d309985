/** Milliseconds that a deed takes. */
export async function timeOf(work: () => Promise<unknown>): Promise<number> {
  const started = performance.now();
  await work();
  return performance.now() - started;
}

/** The longest time that the page is not responsive meanwhile, in milliseconds; 0 if it never is for 50. */
export async function longestBlock(work: () => Promise<unknown>): Promise<number> {
  let longest = 0;
  // What was prepared for the deed is work of this task, too.
  await idle();
  const observer = new PerformanceObserver((list) => {
    for (const { duration } of list.getEntries()) longest = Math.max(longest, duration);
  });
  observer.observe({ type: 'longtask' });
  await work();
  // What took longest may only be told afterwards.
  await idle();
  observer.disconnect();
  return longest;
}

/** Resolves when the page is idle; a page that draws no frames is not told so for long. */
function idle(): Promise<unknown> {
  return new Promise((resolve) => requestIdleCallback(resolve, { timeout: LONGEST_WAIT_MS }));
}

const LONGEST_WAIT_MS = 1000;
