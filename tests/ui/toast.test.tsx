import { expect, test } from 'vitest';
import { page } from 'vitest/browser';
import { render } from 'vitest-browser-react';
import { showWork, Toasts } from '#ui/toast.tsx';

test('work that is all but done is not said to be done', async () => {
  const region = document.createElement('div');
  region.id = 'toasts';
  document.body.append(region);
  await render(<Toasts />);
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
