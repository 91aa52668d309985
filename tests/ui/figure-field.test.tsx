import { useState } from 'react';
import { expect, test } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import { render } from 'vitest-browser-react';
import { FigureField, type Reading } from '#ui/fields/figure-field.tsx';

const amount = page.getByLabelText('Amount');
const note = page.getByText('Not a figure. 500 is kept.');

function Form() {
  const [value, setValue] = useState<number | null>(500);
  return (
    <>
      <FigureField label="Amount" value={value} onChange={setValue} read={read} show={String} />
      <button type="button">Next</button>
    </>
  );
}

function read(text: string): Reading<number> {
  if (text === '') return { kind: 'blank' };
  return /^\d+$/.test(text) ? { kind: 'value', value: Number(text) } : { kind: 'unreadable', why: 'Not a figure.' };
}

/** Types something unreadable and leaves the field, which shows the last valid value again. */
async function leaveUnreadable() {
  await render(<Form />);
  await amount.fill('abc');
  await expect.element(amount).toHaveAttribute('data-unread');
  await userEvent.keyboard('{Tab}');
  await expect.element(amount).toHaveValue('500');
}

test('on blur the unreadable text is gone, and the field still says which value it kept', async () => {
  await leaveUnreadable();
  await expect.element(amount).not.toHaveAttribute('data-unread');
  await expect.element(note).toBeVisible();
});

test('the message about an unreadable figure goes when the field gets the focus again', async () => {
  await leaveUnreadable();
  await userEvent.keyboard('{Shift>}{Tab}{/Shift}');
  await expect.element(amount).toHaveFocus();
  await expect.element(amount).not.toHaveAttribute('aria-invalid');
  await expect.element(note).not.toBeInTheDocument();
});

test('nothing that is being typed is lost when the window loses the focus', async () => {
  await render(<Form />);
  await amount.fill('abc');
  // In another window the field stays the active element of the page; only the events come.
  amount.element().dispatchEvent(new FocusEvent('focusout', { bubbles: true }));
  amount.element().dispatchEvent(new FocusEvent('focusin', { bubbles: true }));
  await expect.element(note).toBeVisible();
  await expect.element(amount).toHaveValue('abc');
});
