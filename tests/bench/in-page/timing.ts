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
  await new Promise((resolve) => requestIdleCallback(resolve));
  const observer = new PerformanceObserver((list) => {
    for (const { duration } of list.getEntries()) longest = Math.max(longest, duration);
  });
  observer.observe({ type: 'longtask' });
  await work();
  // What took longest may only be told afterwards.
  await new Promise((resolve) => requestIdleCallback(resolve));
  observer.disconnect();
  return longest;
}
