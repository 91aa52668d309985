import { type ComponentType, useState } from 'react';
import { afterEach, expect, test, vi } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import { render } from 'vitest-browser-react';
import { Dialog } from '#ui/dialog.tsx';
import { lazyDialog } from '#ui/lazy-dialog.tsx';
import { Toasts } from '#ui/toast.tsx';

type Props = { onClose: () => void };

afterEach(() => {
  vi.useRealTimers();
});

function Shop({ Question }: { Question: ComponentType<Props> }) {
  const [isOpen, setOpen] = useState(false);
  return (
    <>
      <button type="button" onClick={() => setOpen(true)}>
        Ask
      </button>
      {isOpen && <Question onClose={() => setOpen(false)} />}
    </>
  );
}

/** With a region of toasts. */
async function openShop(Question: ComponentType<Props>) {
  document.getElementById('toasts')?.remove();
  const region = document.createElement('div');
  region.id = 'toasts';
  document.body.append(region);
  await render(<Toasts />);
  await render(<Shop Question={Question} />);
}

test('a part that has another word for being closed does not compile: Escape could not call it off', () => {
  // @ts-expect-error -- the word is onClose
  const Paper = lazyDialog(async () => (_: { onPrinted: () => void }) => null);
  expect(Paper).toBeTypeOf('function');
});

test('Escape calls off a dialog that is still being fetched, and it opens when it is asked for again', async () => {
  let come = () => {};
  const comes = new Promise<void>((resolve) => {
    come = resolve;
  });
  const Question = lazyDialog(async () => {
    await comes;
    return ({ onClose }: Props) => (
      <Dialog title="How many?" onDismiss={onClose}>
        <p>Three</p>
      </Dialog>
    );
  });
  await render(<Shop Question={Question} />);
  await page.getByRole('button', { name: 'Ask' }).click();
  await expect.element(page.getByRole('progressbar', { name: 'Loading' })).toBeInTheDocument();
  await userEvent.keyboard('{Escape}');
  await expect.element(page.getByRole('progressbar', { name: 'Loading' })).not.toBeInTheDocument();
  come();
  await comes;
  await expect.element(page.getByRole('dialog')).not.toBeInTheDocument();

  await page.getByRole('button', { name: 'Ask' }).click();
  await expect.element(page.getByRole('dialog', { name: 'How many?' })).toBeInTheDocument();
  await userEvent.keyboard('{Escape}');
  await expect.element(page.getByRole('dialog')).not.toBeInTheDocument();
});

test('a dialog that does not come is said, and leaves everything as it was', async () => {
  let isThere = false;
  const Question = lazyDialog(async () => {
    if (!isThere) throw new Error('The network is away');
    return ({ onClose }: Props) => (
      <Dialog title="How many?" onDismiss={onClose}>
        <p>Three</p>
      </Dialog>
    );
  });
  await openShop(Question);
  await page.getByRole('button', { name: 'Ask' }).click();
  await expect.element(page.getByText('Not opened')).toBeVisible();
  await expect.element(page.getByRole('progressbar', { name: 'Loading' })).not.toBeInTheDocument();
  isThere = true;
  await page.getByRole('button', { name: 'Ask' }).click();
  await expect.element(page.getByRole('dialog', { name: 'How many?' })).toBeInTheDocument();
});

test('a dialog whose request is never answered is said, too', async () => {
  vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] });
  const Question = lazyDialog<Props>(() => new Promise(() => {}));
  await openShop(Question);
  await page.getByRole('button', { name: 'Ask' }).click();
  await expect.element(page.getByRole('progressbar', { name: 'Loading' })).toBeInTheDocument();
  vi.advanceTimersByTime(20_000);
  await expect.element(page.getByText('Not opened')).toBeVisible();
  await expect.element(page.getByRole('progressbar', { name: 'Loading' })).not.toBeInTheDocument();
});
