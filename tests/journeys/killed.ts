import type { Page } from '@playwright/test';

/** Keeps the next write transaction busy until the page or its storage is gone. */
export async function holdNextWrite(page: Page) {
  await page.evaluate(() => {
    const add = IDBObjectStore.prototype.add;
    IDBObjectStore.prototype.add = function held(...record) {
      IDBObjectStore.prototype.add = add;
      const goOn = () => {
        Object.assign(window, { isHeld: true });
        this.count().addEventListener('success', goOn);
      };
      goOn();
      return add.apply(this, record);
    };
  });
}

/** Ends the process of the page, as the system does where memory runs short: nothing of it runs any more. */
export async function kill(page: Page) {
  const browser = await page.context().newCDPSession(page);
  const crashed = page.waitForEvent('crash');
  void browser.send('Page.crash').catch(() => undefined);
  await crashed;
}
