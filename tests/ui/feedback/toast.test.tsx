import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { page } from 'vitest/browser';
import { render } from 'vitest-browser-react';
import { toastSuccess, showWork, Toasts } from '#ui/feedback/toast.tsx';
import { CLOCK_STANDS } from '../../support/standing-clock.ts';

beforeEach(async () => {
  const region = document.createElement('div');
  region.id = 'toasts';
  document.body.append(region);
  await render(<Toasts />);
});

afterEach(() => {
  vi.useRealTimers();
  document.getElementById('toasts')?.remove();
});

test('three toasts are visible at once, each for four to five seconds', async () => {
  vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] });
  const shown = () => [...document.querySelectorAll<HTMLElement>('[data-sonner-toast]')].map(({ dataset }) => dataset);
  for (let at = 1; at <= 4; at++) toastSuccess(`Saying ${at}`);
  // The library shows a toast only after the current task.
  await expect
    .poll(() => shown().map(({ visible }) => visible), CLOCK_STANDS)
    .toEqual(['true', 'true', 'true', 'false']);
  vi.advanceTimersByTime(3999);
  await new Promise(requestAnimationFrame);
  expect(shown().map(({ removed }) => removed)).toEqual(['false', 'false', 'false', 'false']);
  vi.advanceTimersByTime(1001);
  await expect.poll(() => shown().filter(({ removed }) => removed === 'false'), CLOCK_STANDS).toEqual([]);
});

test('work that is almost done does not read 100%', async () => {
  const work = showWork('Writing invoices.csv');
  const bar = page.getByRole('progressbar', { name: 'Writing invoices.csv' });
  await expect
    .poll(() => {
      work.onProgress(999, 1000);
      return bar.query()?.ariaValueText;
    })
    .toBe('99%');
  work.end();
});
