import { expect, test, vi } from 'vitest';
import { page } from 'vitest/browser';
import { render } from 'vitest-browser-react';
import { SeasonRollover } from '#screens/financial-year/season-rollover.tsx';
import { freshMirror } from '../support/fresh-mirror.ts';

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
