import { useState } from 'react';
import { expect, test, vi } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import { render } from 'vitest-browser-react';
import { useLazyControl } from '#ui/overlays/lazy-control.ts';
import { Listbox } from '#ui/fields/listbox.tsx';
import { Pick } from '#ui/fields/pick.tsx';
import { toastError } from '#ui/feedback/toast.tsx';
import '#ui/style/app.css';

vi.mock('#ui/feedback/toast.tsx', { spy: true });

const FRUIT = ['Apple', 'Mango', 'Papaya'] as const;
const button = page.getByRole('button', { name: 'Fruit', exact: true });
const list = page.getByRole('listbox', { name: 'Fruit', exact: true });

/** A pick list whose file has loaded when `loaded` is settled. */
function Slow({ loaded }: { loaded: Promise<void> }) {
  const { Control, typed, placeholderProps, close } = useLazyControl(
    async () => {
      await loaded;
      return Listbox;
    },
    { findsLetters: true },
  );
  const face = { name: 'Fruit', heard: 'Mango', shown: 'Mango', className: 'p-2', typed };
  return Control === undefined ? (
    <button type="button" {...placeholderProps}>
      Fruit
    </button>
  ) : (
    <Control {...face} value="Mango" options={FRUIT} showOption={String} onChange={() => {}} onClosed={close} />
  );
}

for (const [key, opens] of [
  ['{Shift}', 1],
  ['{Escape}', 0],
  ['{Tab}', 0],
  ['{Escape}{Enter}', 1],
] as const) {
  test(`a list that loads late ${opens === 1 ? 'opens' : 'stays shut'} after ${key}`, async () => {
    const { loaded, finish } = held();
    await render(<Slow loaded={loaded} />);
    await button.click();
    await userEvent.keyboard(key);
    finish();
    await twoFrames();
    expect(list.elements()).toHaveLength(opens);
  });
}

test('the Escape that cancels a list still loading does not reach the page around it', async () => {
  const heard: string[] = [];
  const hear = (event: KeyboardEvent) => heard.push(event.key);
  window.addEventListener('keydown', hear);
  await render(<Slow loaded={new Promise(() => {})} />);
  await button.click();
  await userEvent.keyboard('{Escape}{Escape}');
  window.removeEventListener('keydown', hear);
  expect(heard).toEqual(['Escape']);
});

test('a list whose request is never answered shows a toast, and the next press loads it', async () => {
  vi.mocked(toastError).mockClear();
  vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] });
  const { loaded, finish } = held();
  try {
    await render(<Slow loaded={loaded} />);
    await button.click();
    vi.advanceTimersByTime(20_000);
  } finally {
    vi.useRealTimers();
  }
  await expect.poll(() => vi.mocked(toastError).mock.calls.length).toBe(1);
  await expect.element(button).toHaveFocus();
  finish();
  await button.click();
  await expect.element(list).toBeVisible();
});

for (const [key, says] of [
  ['{Shift}', 1],
  ['{Escape}', 0],
] as const) {
  test(`a list that cannot be loaded shows ${says === 1 ? 'a toast' : 'no toast'} after ${key}`, async () => {
    vi.mocked(toastError).mockClear();
    const { loaded, fail } = held();
    await render(<Slow loaded={loaded} />);
    await button.click();
    await userEvent.keyboard(key);
    fail();
    await twoFrames();
    expect(toastError).toHaveBeenCalledTimes(says);
    await expect.element(button).toHaveFocus();
  });
}

test('from the press to the choice the focus is never lost', async () => {
  function Basket() {
    const [fruit, setFruit] = useState<(typeof FRUIT)[number]>('Apple');
    return <Pick name="Fruit" value={fruit} options={FRUIT} onChange={setFruit} className="p-2" />;
  }
  await render(<Basket />);
  const lost: string[] = [];
  const watcher = new MutationObserver(() => {
    if (document.activeElement === document.body) lost.push(document.body.innerText);
  });
  button.element().focus();
  watcher.observe(document.body, { subtree: true, childList: true, attributes: true });
  await userEvent.keyboard('{ArrowDown}');
  await expect.element(list).toBeVisible();
  await userEvent.keyboard('{ArrowDown}{Enter}');
  await expect.element(list).not.toBeInTheDocument();
  await expect.element(button).toHaveFocus();
  await expect.element(button).toHaveTextContent('Mango');
  watcher.disconnect();
  expect(lost).toEqual([]);
});

test.each([
  ['m', 'Mango'],
  ['pap', 'Papaya'],
])('typing %s on a closed list opens it at the option that begins so', async (letters, chosen) => {
  const choose = vi.fn();
  await render(<Pick name="Fruit" value="Apple" options={FRUIT} onChange={choose} className="p-2" />);
  button.element().focus();
  await userEvent.keyboard(letters);
  await expect.element(list).toBeVisible();
  await userEvent.keyboard('{Enter}');
  expect(choose).toHaveBeenCalledExactlyOnceWith(chosen);
});

test('letters typed while the list loads find their option once it has loaded', async () => {
  const { loaded, finish } = held();
  await render(<Slow loaded={loaded} />);
  button.element().focus();
  await userEvent.keyboard('pa');
  finish();
  await expect.element(page.getByRole('option', { name: 'Papaya' })).toHaveAttribute('data-focus');
});

test('letters cancelled by Escape are forgotten when the list is opened again', async () => {
  const { loaded, finish } = held();
  await render(<Slow loaded={loaded} />);
  button.element().focus();
  await userEvent.keyboard('pa{Escape}{ArrowDown}');
  finish();
  await expect.element(page.getByRole('option', { name: 'Mango' })).toHaveAttribute('data-focus');
});

test('a letter with Ctrl or Alt does not open the list', async () => {
  await render(<Pick name="Fruit" value="Apple" options={FRUIT} onChange={() => {}} className="p-2" />);
  button.element().focus();
  await userEvent.keyboard('{Control>}m{/Control}{Alt>}m{/Alt}');
  await twoFrames();
  expect(list.elements()).toHaveLength(0);
});

function held() {
  let [finish, fail] = [() => {}, () => {}];
  const loaded = new Promise<void>((resolve, reject) => {
    finish = resolve;
    fail = () => reject(new Error('no network'));
  });
  return { loaded, finish: () => finish(), fail: () => fail() };
}

async function twoFrames() {
  for (let frame = 0; frame < 2; frame++) await new Promise(requestAnimationFrame);
}
