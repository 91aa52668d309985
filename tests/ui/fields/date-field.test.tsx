import { useState } from 'react';
import { beforeEach, expect, test, vi } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import { render } from 'vitest-browser-react';
import { readPickedDay } from '#domain/picked-day.ts';
import type { MaybeDate } from '#domain/calendar.ts';
import { refuseUnread, unreadField } from '#ui/record-forms/unread-field.ts';
import { DateField } from '#ui/fields/date-field.tsx';

const date = page.getByLabelText('Date');
const saved = vi.fn<(date: MaybeDate) => void>();

beforeEach(() => saved.mockClear());

function Form({ from }: { from: MaybeDate }) {
  const [value, setValue] = useState<MaybeDate>(from);
  return (
    <form
      onSubmit={(event) => {
        event.preventDefault();
        const unread = unreadField(event.currentTarget);
        if (unread) refuseUnread(unread);
        else saved(value);
      }}
    >
      <DateField label="Date" value={value} onChange={setValue} read={readPickedDay} show={(day) => `held: ${day}`} />
      <input aria-label="Next" />
      <button type="submit">Save</button>
    </form>
  );
}

async function typeDate(keys: string, from: MaybeDate = '') {
  await render(<Form from={from} />);
  date.element().focus();
  await userEvent.keyboard(keys);
}

test('25/10/25 is the year 2025 in the form at once, and in the field when it is left', async () => {
  await typeDate('102525');
  await expect.element(page.getByText('held: 2025-10-25')).toBeVisible();
  // What is being typed does not change under the hands: the year may go on.
  await expect.element(date).toHaveValue('0025-10-25');
  page.getByLabelText('Next').element().focus();
  await expect.element(date).toHaveValue('2025-10-25');
  await expect.element(date).not.toHaveAttribute('aria-invalid');
});

test('Enter in the date right after 25/10/25 saves 2025', async () => {
  await typeDate('102525{Enter}');
  await vi.waitFor(() => expect(saved).toHaveBeenCalledExactlyOnceWith('2025-10-25'));
});

test('a year of four figures passes 2, 20 and 202 without a message', async () => {
  await typeDate('1025202');
  await expect.element(date).toHaveAttribute('data-unread');
  await expect.element(date).not.toHaveAttribute('aria-invalid');
  await userEvent.keyboard('4');
  await expect.element(date).toHaveValue('2024-10-25');
  await expect.element(date).not.toHaveAttribute('data-unread');
  await expect.element(page.getByText('held: 2024-10-25')).toBeVisible();
});

test('the year 202 is refused when the field is left, and stays with the date from before beside it', async () => {
  await typeDate('1025202', '2024-04-05');
  page.getByLabelText('Next').element().focus();
  await expect
    .element(page.getByText('The year 202? Type one from 1900 to 2100. It was held: 2024-04-05.'))
    .toBeVisible();
  await expect.element(date).toHaveValue('0202-10-25');
  await expect.element(date).toHaveAttribute('data-unread');
});

test('Save while the year 202 stands in the field says why at the field', async () => {
  await typeDate('1025202{Enter}', '2024-04-05');
  await expect.element(page.getByText(/^The year 202\?/)).toBeVisible();
  await expect.element(date).toHaveValue('0202-10-25');
});

test('a stored date of the year 25 stays until somebody types over it', async () => {
  await render(<Form from="0025-10-25" />);
  await expect.element(page.getByText('The year 25? Type the date again.')).toBeVisible();
  date.element().focus();
  page.getByLabelText('Next').element().focus();
  await userEvent.keyboard('{Enter}');
  await vi.waitFor(() => expect(saved).toHaveBeenCalledExactlyOnceWith('0025-10-25'));
});
