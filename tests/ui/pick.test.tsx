import { useState } from 'react';
import { expect, test, vi } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import { render } from 'vitest-browser-react';
import { useLazyControl } from '#ui/lazy-control.ts';
import { Listbox } from '#ui/listbox.tsx';
import { Pick } from '#ui/pick.tsx';
import { toastError } from '#ui/toast.tsx';
import '#ui/style/app.css';

vi.mock('#ui/toast.tsx', { spy: true });

const FRUIT = ['Apple', 'Mango', 'Papaya'] as const;
const button = page.getByRole('button', { name: 'Fruit', exact: true });
const list = page.getByRole('listbox', { name: 'Fruit', exact: true });

/** A pick list whose file comes when `comes` is settled. */
function Slow({ comes }: { comes: Promise<void> }) {
  const { Control, typed, placeholderProps, close } = useLazyControl(
    async () => {
      await comes;
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
  test(`a list that comes late ${opens === 1 ? 'opens' : 'stays shut'} after ${key}`, async () => {
    const { comes, come } = held();
    await render(<Slow comes={comes} />);
    await button.click();
    await userEvent.keyboard(key);
    come();
    await drawnTwice();
    expect(list.elements()).toHaveLength(opens);
  });
}

test('the Escape that gives up a list that comes late is not also heard around it', async () => {
  const heard: string[] = [];
  const hear = (event: KeyboardEvent) => heard.push(event.key);
  window.addEventListener('keydown', hear);
  await render(<Slow comes={new Promise(() => {})} />);
  await button.click();
  await userEvent.keyboard('{Escape}{Escape}');
  window.removeEventListener('keydown', hear);
  expect(heard).toEqual(['Escape']);
});

test('a list that nobody answers for says so, and is asked for anew', async () => {
  vi.mocked(toastError).mockClear();
  vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] });
  const { comes, come } = held();
  try {
    await render(<Slow comes={comes} />);
    await button.click();
    vi.advanceTimersByTime(20_000);
  } finally {
    vi.useRealTimers();
  }
  await expect.poll(() => vi.mocked(toastError).mock.calls.length).toBe(1);
  await expect.element(button).toHaveFocus();
  come();
  await button.click();
  await expect.element(list).toBeVisible();
});

for (const [key, says] of [
  ['{Shift}', 1],
  ['{Escape}', 0],
] as const) {
  test(`a list that cannot be fetched says so ${says} times after ${key}`, async () => {
    vi.mocked(toastError).mockClear();
    const { comes, fail } = held();
    await render(<Slow comes={comes} />);
    await button.click();
    await userEvent.keyboard(key);
    fail();
    await drawnTwice();
    expect(toastError).toHaveBeenCalledTimes(says);
    await expect.element(button).toHaveFocus();
  });
}

test('from the press to the choice the focus is on nothing for no moment', async () => {
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
])('the letters %s typed on a closed list open it at what begins so', async (letters, chosen) => {
  const choose = vi.fn();
  await render(<Pick name="Fruit" value="Apple" options={FRUIT} onChange={choose} className="p-2" />);
  button.element().focus();
  await userEvent.keyboard(letters);
  await expect.element(list).toBeVisible();
  await userEvent.keyboard('{Enter}');
  expect(choose).toHaveBeenCalledExactlyOnceWith(chosen);
});

test('letters typed before the list has come are found when it has', async () => {
  const { comes, come } = held();
  await render(<Slow comes={comes} />);
  button.element().focus();
  await userEvent.keyboard('pa');
  come();
  await expect.element(page.getByRole('option', { name: 'Papaya' })).toHaveAttribute('data-focus');
});

test('letters that were given up by Escape are not found by who opens the list after it', async () => {
  const { comes, come } = held();
  await render(<Slow comes={comes} />);
  button.element().focus();
  await userEvent.keyboard('pa{Escape}{ArrowDown}');
  come();
  await expect.element(page.getByRole('option', { name: 'Mango' })).toHaveAttribute('data-focus');
});

test('a letter with Ctrl or Alt is for others', async () => {
  await render(<Pick name="Fruit" value="Apple" options={FRUIT} onChange={() => {}} className="p-2" />);
  button.element().focus();
  await userEvent.keyboard('{Control>}m{/Control}{Alt>}m{/Alt}');
  await drawnTwice();
  expect(list.elements()).toHaveLength(0);
});

function held() {
  let [come, fail] = [() => {}, () => {}];
  const comes = new Promise<void>((resolve, reject) => {
    come = resolve;
    fail = () => reject(new Error('no network'));
  });
  return { comes, come: () => come(), fail: () => fail() };
}

async function drawnTwice() {
  for (let drawn = 0; drawn < 2; drawn++) await new Promise(requestAnimationFrame);
}
