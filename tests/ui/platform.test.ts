import { expect, it } from 'vitest';
import { platformOf } from '#ui/platform.ts';
import { type Browser, BROWSERS, type BrowserName } from '../support/browsers.ts';

const seen = (browser: Browser) => platformOf(browser, browser.isStandalone);

it.each([
  ['Safari on an iPhone', 'Home Screen'],
  ['Chrome on an iPhone', 'Home Screen'],
  ['Firefox on an iPhone', 'Home Screen'],
  ['a page within an app on an iPhone', 'Home Screen'],
  ['Safari on an iPad that says it is a Mac', 'Home Screen'],
  ['Chrome on an iPad that says it is a Mac', 'Home Screen'],
  ['Safari on an older iPad', 'Home Screen'],
  ['Safari on a Mac', 'Dock'],
  ['Chrome on a Mac', undefined],
  ['Edge on a Mac', undefined],
  ['Firefox on a Mac', undefined],
  ['the Home Screen of an iPhone', undefined],
  ['the Home Screen of an iPad', undefined],
  ['the Dock of a Mac', undefined],
  ['Chrome on Android', undefined],
  ['the installed app on Android', undefined],
  ['Chrome on Windows', undefined],
  ['WebKit on Linux', undefined],
] as const satisfies [BrowserName, unknown][])('of %s, books are better off in: %s', (name, place) => {
  expect(seen(BROWSERS[name]).sparedIn).toBe(place);
});

it('knows the installed app, on the Home Screen, in the Dock and elsewhere, from a tab', () => {
  const installed = Object.entries(BROWSERS).filter(([, browser]) => seen(browser).isInstalled);
  expect(installed.map(([name]) => name)).toEqual([
    'the Home Screen of an iPhone',
    'the Home Screen of an iPad',
    'the Dock of a Mac',
    'the installed app on Android',
  ]);
});

it('knows the devices whose keyboards have ⌘', () => {
  const others = Object.entries(BROWSERS).filter(([, browser]) => !seen(browser).hasCommandKey);
  expect(others.map(([name]) => name)).toEqual([
    'Chrome on Android',
    'the installed app on Android',
    'Chrome on Windows',
    'WebKit on Linux',
  ]);
});
