import type { Reporter, TestCase } from '@playwright/test/reporter';

/** Prints in one line how many states judge.ts has checked. */
export default class StatesJudged implements Reporter {
  private readonly states = new Set<string>();

  onTestEnd(test: TestCase): void {
    for (const { type, description } of test.results.at(-1)?.annotations ?? []) {
      if (type === 'state' && description !== undefined) this.states.add(description);
    }
  }

  onEnd(): void {
    if (this.states.size > 0) process.stdout.write(`${this.states.size} states judged by axe\n`);
  }

  printsToStdio(): boolean {
    return false;
  }
}
