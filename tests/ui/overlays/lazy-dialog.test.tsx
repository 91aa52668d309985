import { type ComponentType, useState } from 'react';
import { afterEach, expect, test, vi } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import { render } from 'vitest-browser-react';
import { Dialog } from '#ui/overlays/dialog.tsx';
import { lazyDialog } from '#ui/overlays/lazy-dialog.tsx';
import { Toasts } from '#ui/feedback/toast.tsx';

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

/** Renders it with a region of toasts. */
async function openShop(Question: ComponentType<Props>) {
  document.getElementById('toasts')?.remove();
  const region = document.createElement('div');
  region.id = 'toasts';
  document.body.append(region);
  await render(<Toasts />);
  await render(<Shop Question={Question} />);
}

test('a part that is not closed by onClose does not compile, as Escape could not cancel it', () => {
  // @ts-expect-error -- it must be onClose
  const Paper = lazyDialog(async () => (_: { onPrinted: () => void }) => null);
  expect(Paper).toBeTypeOf('function');
});

test('Escape cancels a dialog that is still loading, and the next press opens it', async () => {
  let load = () => {};
  const loaded = new Promise<void>((resolve) => {
    load = resolve;
  });
  const Question = lazyDialog(async () => {
    await loaded;
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
  load();
  await loaded;
  await expect.element(page.getByRole('dialog')).not.toBeInTheDocument();

  await page.getByRole('button', { name: 'Ask' }).click();
  await expect.element(page.getByRole('dialog', { name: 'How many?' })).toBeInTheDocument();
  await userEvent.keyboard('{Escape}');
  await expect.element(page.getByRole('dialog')).not.toBeInTheDocument();
});

test('a dialog that cannot be loaded shows a toast and leaves the screen as it was', async () => {
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

test('a dialog whose request is never answered shows a toast, too', async () => {
  vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] });
  const Question = lazyDialog<Props>(() => new Promise(() => {}));
  await openShop(Question);
  await page.getByRole('button', { name: 'Ask' }).click();
  await expect.element(page.getByRole('progressbar', { name: 'Loading' })).toBeInTheDocument();
  vi.advanceTimersByTime(20_000);
  await expect.element(page.getByText('Not opened')).toBeVisible();
  await expect.element(page.getByRole('progressbar', { name: 'Loading' })).not.toBeInTheDocument();
});
