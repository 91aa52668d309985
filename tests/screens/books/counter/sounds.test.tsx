import { beforeEach, expect, test, vi } from 'vitest';
import { page } from 'vitest/browser';
import { cleanup } from 'vitest-browser-react';
import { turnSounds } from '#data/books/counter/this-device.ts';
import { openBooksAt } from '../../../app/open-app.tsx';
import { givenTime } from '../../../support/given-time.ts';
import { scan } from '../../../support/scanner.ts';
import { dialog, expectLines, keys, openCounter, SALT, shop } from './counter-hands.ts';

/** What is heard, in hertz, and how often sounds were allowed. */
let heard: number[] = [];
let resumed = 0;
let made = 0;
let state: AudioContextState = 'running';
let key: string;

class Speaker {
  currentTime = 0;
  destination = {};
  constructor() {
    made++;
  }
  get state() {
    return state;
  }
  resume() {
    resumed++;
    return Promise.resolve();
  }
  createOscillator() {
    const oscillator = {
      frequency: { value: 0 },
      connect: <T,>(to: T) => to,
      start: () => void heard.push(oscillator.frequency.value),
      stop: () => {},
    };
    return oscillator;
  }
  createGain() {
    const gain = { setValueAtTime() {}, linearRampToValueAtTime() {} };
    return { gain, connect: <T,>(to: T) => to };
  }
}

beforeEach(async () => {
  await page.viewport(1180, 820);
  vi.stubGlobal('AudioContext', Speaker);
  [heard, resumed, state] = [[], 0, 'running'];
  turnSounds(true);
  key = await shop();
});

test('with the switch of this device off there are no sounds, nor anything that makes them', async () => {
  await openBooksAt(`/books/${key}/settings?tab=counter`);
  const sounds = page.getByRole('region', { name: 'This Device' }).getByRole('switch', { name: 'Sounds' });
  await expect.element(sounds).toBeChecked();
  // What comes above it moves it.
  await expect.element(page.getByRole('region', { name: 'Printer', exact: true })).toBeVisible();
  await sounds.click();
  await expect.element(sounds).not.toBeChecked();
  await cleanup();
  await openCounter(key);
  await scan(SALT);
  await expectLines(['Salt', '1 PCS', '105.00']);
  expect(heard).toEqual([]);
  expect(made).toBe(0);
});

test('a line is heard as one high tone, and what has to be looked at as two low ones', async () => {
  await openCounter(key);
  await scan(SALT);
  await expectLines(['Salt', '1 PCS', '105.00']);
  const [high, ...others] = heard.splice(0);
  expect(others).toEqual([]);
  await scan('0000000000017');
  await expect.element(dialog('Unknown Code 0000000000017')).toBeVisible();
  expect(heard).toHaveLength(2);
  expect(Math.max(...heard)).toBeLessThan((high ?? 0) / 2);
});

test('the first press on the page allows sounds, and no later one asks again', async () => {
  await openCounter(key);
  await keys('{Shift}');
  expect(resumed).toBe(1);
  await keys('{Shift}');
  expect(resumed).toBe(1);
});

test('where the browser stays silent, the sale goes on, and no tone comes late', async () => {
  state = 'suspended';
  const late = Promise.withResolvers<void>();
  vi.spyOn(Speaker.prototype, 'resume').mockReturnValue(late.promise);
  await openCounter(key);
  await scan(SALT);
  await expectLines(['Salt', '1 PCS', '105.00']);
  const now = performance.now.bind(performance);
  vi.spyOn(performance, 'now').mockImplementation(() => now() + 1000);
  late.resolve();
  await givenTime();
  expect(heard).toEqual([]);
});
