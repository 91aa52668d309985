import { beforeEach, expect, test, vi } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import { render } from 'vitest-browser-react';
import { goOnByEnter, goOnFromPickList } from '#ui/keys/next-field.ts';

const onSubmit = vi.fn();
const onAdd = vi.fn();
const field = (name: string) => page.getByRole('textbox', { name, exact: true });

beforeEach(() => {
  onSubmit.mockClear();
  onAdd.mockClear();
});

function Form({ isMore = false }: { isMore?: boolean }) {
  return (
    // oxlint-disable-next-line jsx-a11y/no-noninteractive-element-interactions -- the keys are those of its fields
    <form
      data-goes-on
      onKeyDownCapture={goOnFromPickList}
      onKeyDown={goOnByEnter}
      onSubmit={(event) => {
        event.preventDefault();
        onSubmit();
      }}
    >
      <input aria-label="Date" defaultValue="5/4" />
      <button type="button" aria-haspopup="listbox">
        Mode
      </button>
      <input aria-label="Sum" readOnly />
      <div data-passed>
        <input aria-label="Debit" />
      </div>
      <input aria-label="Credit" defaultValue="500" />
      <button type="button" data-on-the-way={isMore || undefined} onClick={onAdd}>
        Add Line
      </button>
      <textarea aria-label="Narration" />
      <button type="submit">Save</button>
    </form>
  );
}

test('Enter goes from field to field, over what is read-only or passed, to the button that saves', async () => {
  await render(<Form />);
  field('Date').element().focus();
  await userEvent.keyboard('{Enter}');
  await expect.element(page.getByRole('button', { name: 'Mode' })).toHaveFocus();
  await userEvent.keyboard('{Enter}');
  await expect.element(field('Credit')).toHaveFocus();
  await userEvent.keyboard('7{Enter}');
  await expect.element(field('Credit')).toHaveValue('7');
  await expect.element(field('Narration')).toHaveFocus();
  await userEvent.keyboard('{Enter}');
  await expect.element(field('Narration')).toHaveValue('');
  await expect.element(page.getByRole('button', { name: 'Save' })).toHaveFocus();
  expect(onSubmit).not.toHaveBeenCalled();
  await userEvent.keyboard('{Enter}');
  expect(onSubmit).toHaveBeenCalledOnce();
  expect(onAdd).not.toHaveBeenCalled();
});

test('Shift+Enter goes back, and presses nothing on its way', async () => {
  await render(<Form isMore />);
  field('Narration').element().focus();
  await userEvent.keyboard('{Shift>}{Enter}{/Shift}');
  await expect.element(field('Credit')).toHaveFocus();
  await userEvent.keyboard('{Shift>}{Enter}{/Shift}');
  await expect.element(page.getByRole('button', { name: 'Mode' })).toHaveFocus();
  expect(onAdd).not.toHaveBeenCalled();
});

test('a button on the way is pressed', async () => {
  await render(<Form isMore />);
  field('Credit').element().focus();
  await userEvent.keyboard('{Enter}');
  expect(onAdd).toHaveBeenCalledOnce();
  await expect.element(field('Narration')).not.toHaveFocus();
});

test('what cannot be read keeps the focus and is told so', async () => {
  await render(<Form />);
  const date = field('Date').element();
  const told = vi.fn();
  date.addEventListener('invalid', told);
  date.setAttribute('data-unread', 'true');
  date.focus();
  await userEvent.keyboard('{Enter}');
  await expect.element(field('Date')).toHaveFocus();
  expect(told).toHaveBeenCalledOnce();
});
