/**
 * Clicks and types through the browser's raw input and records how long the page took to respond. Playwright's own
 * click is not used: its actionability checks run in the page that is being measured.
 */
export class Hand {
  /** @type {Map<string, number[]>} */
  #waits = new Map();
  #page;

  /** @param {import('@playwright/test').Page} page */
  constructor(page) {
    this.#page = page;
  }

  /** For each action, its wait in each round, in milliseconds. */
  get waits() {
    return this.#waits;
  }

  /**
   * @param {string} action the name to record the wait under; '' records nothing
   * @param {import('@playwright/test').Locator} target
   */
  async press(action, target) {
    await target.scrollIntoViewIfNeeded();
    // Wait for entry animations (a dialog, a toast) to end, or the click misses.
    await this.#page.waitForTimeout(250);
    const box = await target.boundingBox();
    if (!box) throw new Error(`Nothing to press for: ${action}`);
    await this.#page.mouse.move(box.x + box.width / 2, box.y + box.height / 2);
    await this.#page.waitForTimeout(100);
    await this.#measure(action, async () => {
      await this.#page.mouse.down();
      await this.#page.mouse.up();
    });
  }

  /**
   * @param {string} action
   * @param {readonly string[]} keys
   */
  async type(action, keys) {
    for (const key of keys) await this.#measure(action, () => this.#page.keyboard.press(key));
  }

  /**
   * @param {string} action
   * @param {() => Promise<void>} act
   */
  async #measure(action, act) {
    await this.#page.evaluate(() => window.bench.longestInteraction());
    await act();
    await this.#page.waitForTimeout(200);
    // After two frames the browser has painted the result and reported the event's duration.
    await this.#page.evaluate(afterTwoFrames);
    const wait = await this.#page.evaluate(() => window.bench.longestInteraction());
    if (action !== '') this.#waits.set(action, [...(this.#waits.get(action) ?? []), wait]);
  }
}

function afterTwoFrames() {
  return new Promise((resolve) => {
    requestAnimationFrame(() => requestAnimationFrame(() => setTimeout(resolve, 50)));
  });
}
