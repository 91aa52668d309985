import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { preloadWhenIdle } from '#app/offline/preload.ts';

beforeEach(() => {
  vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] });
});
afterEach(() => {
  vi.useRealTimers();
});

test('a part whose request is never answered does not block the preloading of the others', async () => {
  const hanging = vi.fn(() => new Promise(() => {}));
  const next = vi.fn(() => Promise.resolve());
  void preloadWhenIdle([hanging], [next]);
  await expect.poll(() => hanging.mock.calls.length).toBe(1);
  vi.advanceTimersByTime(20_000);
  await expect.poll(() => next.mock.calls.length).toBe(1);
});

test('a part that arrives after its timeout is followed by the parts that it adds', async () => {
  let come = () => {};
  const itsOwn = vi.fn(() => Promise.resolve());
  const later: (() => Promise<unknown>)[] = [];
  const arrival = new Promise<void>((resolve) => {
    come = resolve;
  }).then(() => later.push(itsOwn));
  const late = vi.fn(() => arrival);
  const whole = preloadWhenIdle([late], later);
  await expect.poll(() => late.mock.calls.length).toBe(1);
  vi.advanceTimersByTime(20_000);
  come();
  await whole;
  expect(itsOwn).toHaveBeenCalledTimes(1);
});
