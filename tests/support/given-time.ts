/**
 * Lets what was set going come, if it comes: a file of the app that is fetched meanwhile, what it draws, what it waits for.
 * Whoever says that nothing came must have given it time.
 */
export function givenTime(): Promise<void> {
  return new Promise((resolve) => setTimeout(resolve, 500));
}
