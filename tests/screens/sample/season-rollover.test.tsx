import { expect, test, vi } from 'vitest';
import { page } from 'vitest/browser';
import { render } from 'vitest-browser-react';
import { createYear } from '#data/sample/financial-years.ts';
import { SeasonRollover } from '#screens/sample/financial-year/season-rollover.tsx';
import { freshMirror } from '../../support/fresh-mirror.ts';

test('two years with the same name are told apart by their dates', async () => {
  await freshMirror();
  await createYear({ name: 'FY 2025-26', startDate: '2031-04-01', endDate: '2032-03-31' }, 1_900_000_000_000);
  await render(<SeasonRollover onClose={() => {}} />);
  await expect.element(page.getByText('01 Apr 2031 – 31 Mar 2032')).toBeVisible();
});

test('a press queued during a rollover does not roll over again', async () => {
  const mirror = await freshMirror();
  // The dialog stays mounted, as on a slow device that has not yet removed it.
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
