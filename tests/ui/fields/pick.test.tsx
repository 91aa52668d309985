import { useState } from 'react';
import { afterEach, expect, test, vi } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import { render } from 'vitest-browser-react';
import { Pick } from '#ui/fields/pick.tsx';
import '#ui/style/app.css';

const FRUIT = ['Apple', 'Banana', 'Mango', 'Papaya', 'Pear'] as const;
type Fruit = (typeof FRUIT)[number];
const button = page.getByRole('button', { name: 'Fruit', exact: true });
const list = page.getByRole('listbox', { name: 'Fruit', exact: true });
const active = () => list.element().querySelector('[data-focus]')?.textContent;

function Basket({ first = 'Mango', onPick = () => {} }: { first?: Fruit | ''; onPick?: (fruit: Fruit) => void }) {
  const [fruit, setFruit] = useState(first);
  function pick(picked: Fruit) {
    onPick(picked);
    setFruit(picked);
  }
  return (
    <>
      <Pick name="Fruit" value={fruit} options={FRUIT} onChange={pick} className="p-2" />
      <button type="button">Next</button>
    </>
  );
}

async function openBasket(first?: Fruit | '') {
  const onPick = vi.fn();
  await render(<Basket onPick={onPick} {...(first !== undefined && { first })} />);
  button.element().focus();
  return onPick;
}

/** On a busy machine the pause between two keys may be so long that the second begins another word. */
function typeWithoutPause() {
  vi.spyOn(Event.prototype, 'timeStamp', 'get').mockReturnValue(performance.now());
}

afterEach(() => vi.restoreAllMocks());

test.each([
  ['{ArrowDown}', 'Mango'],
  ['{ArrowUp}', 'Mango'],
  ['{Enter}', 'Mango'],
  [' ', 'Mango'],
  ['{ArrowDown}{ArrowDown}', 'Papaya'],
  ['{ArrowDown}{ArrowUp}', 'Banana'],
  ['{ArrowDown}{Home}', 'Apple'],
  ['{ArrowDown}{Home}{ArrowUp}', 'Apple'],
  ['{ArrowDown}{End}', 'Pear'],
  ['{ArrowDown}{End}{ArrowDown}', 'Pear'],
  ['{ArrowDown}{PageUp}', 'Apple'],
  ['{ArrowDown}{PageDown}', 'Pear'],
  ['m', 'Mango'],
  ['p', 'Papaya'],
  ['pe', 'Pear'],
  ['{ArrowDown}b', 'Banana'],
])('the keys %s, then Enter, choose %s', async (keys, chosen) => {
  typeWithoutPause();
  const onPick = await openBasket(keys === 'm' ? 'Apple' : 'Mango');
  await userEvent.keyboard(keys);
  await expect.element(list).toHaveFocus();
  expect(active()).toBe(chosen);
  await userEvent.keyboard('{Enter}');
  await expect.element(list).not.toBeInTheDocument();
  expect(onPick).toHaveBeenCalledExactlyOnceWith(chosen);
  await expect.element(button).toHaveFocus();
});

test('a letter typed before the options are there finds one of them when they come', async () => {
  const pick = (options: readonly Fruit[]) => (
    <Pick name="Fruit" value="" options={options} onChange={() => {}} className="p-2" />
  );
  const { rerender } = await render(pick([]));
  button.element().focus();
  await userEvent.keyboard('m');
  await expect.element(list).toHaveFocus();
  await rerender(pick(FRUIT));
  await expect.poll(active).toBe('Mango');
  await userEvent.keyboard('{ArrowDown}');
  await expect.poll(active).toBe('Papaya');
});

test('Space chooses, too, and is a letter in the middle of a word', async () => {
  typeWithoutPause();
  const choose = vi.fn();
  const colours = ['Red', 'Red brick', 'Red rose'] as const;
  await render(<Pick name="Fruit" value="Red" options={colours} onChange={choose} className="p-2" />);
  button.element().focus();
  await userEvent.keyboard('{ArrowDown}red r');
  await expect.poll(active).toBe('Red rose');
  await userEvent.keyboard('{ArrowUp}');
  await expect.poll(active).toBe('Red brick');
  await userEvent.keyboard(' ');
  expect(choose).toHaveBeenCalledExactlyOnceWith('Red brick');
  await expect.element(button).toHaveFocus();
});

test('where nothing is chosen it opens at the first option', async () => {
  await openBasket('');
  await userEvent.keyboard('{ArrowDown}');
  await expect.poll(active).toBe('Apple');
});

test('a screen reader hears which option is active, and which is chosen', async () => {
  await openBasket();
  await userEvent.keyboard('{ArrowDown}{ArrowDown}');
  const papaya = page.getByRole('option', { name: 'Papaya' });
  await expect.element(list).toHaveAttribute('aria-activedescendant', papaya.element().id);
  await expect.element(papaya).toHaveAttribute('aria-selected', 'false');
  await expect.element(page.getByRole('option', { name: 'Mango' })).toHaveAttribute('aria-selected', 'true');
});

test('from the press to the choice the focus is never lost', async () => {
  await openBasket('Apple');
  const lost: string[] = [];
  const watcher = new MutationObserver(() => {
    if (document.activeElement === document.body) lost.push(document.body.innerText);
  });
  watcher.observe(document.body, { subtree: true, childList: true, attributes: true });
  await userEvent.keyboard('{ArrowDown}');
  await expect.element(list).toBeVisible();
  await userEvent.keyboard('{ArrowDown}{Enter}');
  await expect.element(list).not.toBeInTheDocument();
  await expect.element(button).toHaveFocus();
  await expect.element(button).toHaveTextContent('Banana');
  watcher.disconnect();
  expect(lost).toEqual([]);
});

test('Escape closes it with nothing chosen, and does not reach the page around it', async () => {
  const onPick = await openBasket();
  const heard: string[] = [];
  const hear = (event: KeyboardEvent) => heard.push(event.key);
  window.addEventListener('keydown', hear);
  await userEvent.keyboard('{ArrowDown}{ArrowDown}{Escape}{Escape}');
  window.removeEventListener('keydown', hear);
  await expect.element(list).not.toBeInTheDocument();
  await expect.element(button).toHaveFocus();
  expect(onPick).not.toHaveBeenCalled();
  expect(heard).toEqual(['Escape']);
});

test.each([
  ['Tab', '{Tab}', 'Next'],
  ['a press elsewhere', undefined, 'Next'],
  ['a press on its button', undefined, 'Fruit'],
])('%s closes it with nothing chosen', async (_, key, focused) => {
  const onPick = await openBasket();
  await button.click();
  await expect.element(list).toHaveFocus();
  if (key) await userEvent.keyboard(key);
  else await page.getByRole('button', { name: focused }).click();
  await expect.element(list).not.toBeInTheDocument();
  await expect.element(page.getByRole('button', { name: focused })).toHaveFocus();
  expect(onPick).not.toHaveBeenCalled();
});

test('the option that stands there already can be chosen again', async () => {
  const onPick = await openBasket();
  await button.click();
  await page.getByRole('option', { name: 'Mango' }).click();
  expect(onPick).toHaveBeenCalledExactlyOnceWith('Mango');
});

test('a letter with Ctrl or Alt does not open the list', async () => {
  await openBasket();
  await userEvent.keyboard('{Control>}m{/Control}{Alt>}m{/Alt}');
  for (let frame = 0; frame < 2; frame++) await new Promise(requestAnimationFrame);
  expect(list.elements()).toHaveLength(0);
});
