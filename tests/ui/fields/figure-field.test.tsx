import { useState } from 'react';
import { expect, test } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import { render } from 'vitest-browser-react';
import { FigureField, type Reading } from '#ui/fields/figure-field.tsx';

const amount = page.getByLabelText('Amount');
const note = page.getByText('Not a figure. It was 500.');

function Form() {
  const [value, setValue] = useState<number | null>(500);
  return (
    <>
      <FigureField label="Amount" value={value} onChange={setValue} read={read} show={(figure) => `${figure}`} />
      <output aria-label="Held">{String(value)}</output>
    </>
  );
}

function read(text: string): Reading<number> {
  if (text === '') return { kind: 'blank' };
  return /^\d+$/.test(text) ? { kind: 'value', value: Number(text) } : { kind: 'unreadable', why: 'Not a figure.' };
}

test('what cannot be read stays when the field is left, and the field still says what it was', async () => {
  await render(<Form />);
  await amount.fill('abc');
  await userEvent.keyboard('{Tab}');
  await expect.element(amount).toHaveValue('abc');
  await expect.element(amount).toHaveAttribute('aria-invalid', 'true');
  await expect.element(note).toBeVisible();
  await expect.element(page.getByLabelText('Held')).toHaveTextContent('null');
});

test('the message about an unreadable figure goes when another is typed or the field is emptied', async () => {
  await render(<Form />);
  for (const typed of ['60', '']) {
    await amount.fill('abc');
    await expect.element(amount).toHaveAttribute('aria-invalid', 'true');
    await amount.fill(typed);
    await expect.element(amount).not.toHaveAttribute('aria-invalid');
  }
});

test('nothing that is being typed is lost when the window loses the focus', async () => {
  await render(<Form />);
  await amount.fill('0600');
  // In another window the field stays the active element of the page; only the events come.
  amount.element().dispatchEvent(new FocusEvent('focusout', { bubbles: true }));
  amount.element().dispatchEvent(new FocusEvent('focusin', { bubbles: true }));
  await expect.element(amount).toHaveValue('0600');
});
