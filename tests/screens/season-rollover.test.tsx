import { expect, test, vi } from 'vitest';
import { page } from 'vitest/browser';
import { render } from 'vitest-browser-react';
import { createYear } from '#data/financial-years.ts';
import { SeasonRollover } from '#screens/financial-year/season-rollover.tsx';
import { freshMirror } from '../support/fresh-mirror.ts';

test('of two years with one name, their dates tell which is which', async () => {
  await freshMirror();
  await createYear({ name: 'FY 2025-26', startDate: '2031-04-01', endDate: '2032-03-31' }, 1_900_000_000_000);
  await render(<SeasonRollover onClose={() => {}} />);
  await expect.element(page.getByText('01 Apr 2031 – 31 Mar 2032')).toBeVisible();
});

test('a press that was waiting while the years were rolled over does not roll them over again', async () => {
  const mirror = await freshMirror();
  // As where a slow device has not yet drawn that the question is answered.
  const close = vi.fn();
  await render(<SeasonRollover onClose={close} />);
  const button = page.getByRole('button', { name: 'Roll over' });
  await button.click();
  await expect.poll(() => close.mock.calls.length).toBe(1);
  await button.click();
  const years = await mirror.records('financialYears').toArray();
  expect(years.map(({ status }) => status)).toContain('Active');
  expect(close).toHaveBeenCalledTimes(1);
});
