/**
 * A hand on mouse and keyboard that tells how long the page kept it waiting. It presses where a thing lies, through the
 * browser's own input: a test driver's careful click would run its checks in the page that is being measured.
 */
export class Hand {
  /** @type {Map<string, number[]>} */
  #waits = new Map();
  #page;

  /** @param {import('@playwright/test').Page} page */
  constructor(page) {
    this.#page = page;
  }

  /** By action: its wait in each round. */
  get waits() {
    return this.#waits;
  }

  /**
   * @param {string} action what the wait is noted under; '' notes nothing
   * @param {import('@playwright/test').Locator} target
   */
  async press(action, target) {
    await target.scrollIntoViewIfNeeded();
    // What moves in (a dialog, a toast) must have come to rest, or the press misses it.
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
   * @param {() => Promise<void>} deed
   */
  async #measure(action, deed) {
    await this.#page.evaluate(() => window.bench.longestInteraction());
    await deed();
    await this.#page.waitForTimeout(200);
    // Two frames on, the browser has shown what the action did and told how long that took.
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
