import { type Browser, firefox } from '@playwright/test';
import { findEngines } from '../../scripts/engines.mjs';
import { AWAY, type Engine, type EngineHost, WINDOW, withinLimit } from './engine.ts';

/** Firefox ESR, driven by WebDriver BiDi through Playwright. */
export async function hostFirefox(): Promise<EngineHost> {
  const browser = await firefox.launch({ channel: 'moz-firefox', executablePath: findEngines().firefox ?? '' });
  doWithoutMediaFeatures(browser);
  return { start: () => start(browser), end: () => browser.close() };
}

async function start(browser: Browser): Promise<Engine> {
  const context = await browser.newContext({ viewport: WINDOW, locale: 'en-IN', timezoneId: 'Asia/Kolkata' });
  const page = await context.newPage();
  const limited = <Answer>(what: string, answer: Promise<Answer>) => withinLimit(`Firefox, ${what}`, answer);
  return {
    async open(address) {
      await limited(address, page.goto(address, { waitUntil: 'domcontentloaded' }));
    },
    ask: (expression) => limited(expression, page.evaluate(expression)),
    async pressAt(x, y) {
      await limited('a press', page.mouse.click(x, y));
      await limited('a move', page.mouse.move(AWAY.x, AWAY.y));
    },
    type: (text) => limited(text, page.keyboard.type(text)),
    selectAll: () => limited('a key', page.keyboard.press('Control+a')),
    enter: () => limited('a key', page.keyboard.press('Enter')),
    async setFile(expression, path) {
      const field = (await limited(expression, page.evaluateHandle<Element>(expression))).asElement();
      if (!field) throw new Error(`There is no ${expression}.`);
      await limited(path, field.setInputFiles(path));
    },
    end: () => limited('the end', context.close()),
  };
}

/**
 * ESR does not know the command with which every new context begins. Playwright has no option that leaves it out, so it is
 * taken for answered.
 */
function doWithoutMediaFeatures(browser: Browser): void {
  const { _connection: connection } = browser as unknown as { _connection: { toImpl: (browser: Browser) => Driven } };
  const { _browserSession: session } = connection.toImpl(browser);
  const send = session.send.bind(session);
  session.send = (command, params) =>
    command === 'emulation.setMediaFeaturesOverride' ? Promise.resolve({}) : send(command, params);
}

type Driven = { _browserSession: { send: (command: string, params: unknown) => Promise<unknown> } };
