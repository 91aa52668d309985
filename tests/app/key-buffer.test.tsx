import { expect, test, vi } from 'vitest';
import { page } from 'vitest/browser';
import { render } from 'vitest-browser-react';
import { holdKeys, releaseKeys } from '#app/palette/key-buffer.ts';
import '#ui/scans/scan.ts';
import { scan } from '../support/scanner.ts';

test.each(['invoices', '8901719110245'])('%s, typed quickly before the palette is there, is whole', async (typed) => {
  const onCancel = vi.fn();
  await render(<button type="button">Elsewhere</button>);
  (page.getByRole('button', { name: 'Elsewhere' }).element() as HTMLElement).focus();
  holdKeys(onCancel);
  await scan(typed, { everyMs: 20 });
  expect(releaseKeys()).toMatchObject({ letters: typed, isEntered: true });
  expect(onCancel).not.toHaveBeenCalled();
});

test('what is scanned after it is no text for the palette, and presses no button', async () => {
  const onPress = vi.fn();
  await render(
    <button type="button" onClick={onPress}>
      Elsewhere
    </button>,
  );
  (page.getByRole('button', { name: 'Elsewhere' }).element() as HTMLElement).focus();
  holdKeys(() => {});
  releaseKeys();
  await scan('8901719110245');
  expect(releaseKeys()).toMatchObject({ letters: '', isEntered: false });
  expect(onPress).not.toHaveBeenCalled();
});
