import { useState } from 'react';
import { expect, test, vi } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import { render } from 'vitest-browser-react';
import type { MaybeDate } from '#domain/calendar.ts';
import { readDay } from '#domain/day-reading.ts';
import { formatDayInFigures, formatDayWithWeekday } from '#domain/format.ts';
import { DayTextField } from '#ui/combobox/day-text-field.tsx';

const date = page.getByRole('textbox', { name: 'Date' });
const onHold = vi.fn();

function Form() {
  const [day, setDay] = useState<MaybeDate>('2026-11-25');
  return (
    <form noValidate onSubmit={(event) => event.preventDefault()}>
      <DayTextField
        label="Date"
        isRequired
        value={day}
        onChange={(next) => {
          onHold(next);
          setDay(next);
        }}
        read={(text) => readDay(text, '2026-11-25')}
        show={formatDayInFigures}
        inWords={formatDayWithWeekday}
      />
      <button type="submit">Save</button>
    </form>
  );
}

test('a short form shows its day in words while it is typed, and in full when the field is left', async () => {
  await render(<Form />);
  await expect.element(date).toHaveValue('25/11/2026');
  await userEvent.keyboard('{Tab}5/4');
  await expect.element(page.getByText('Sun, 05 Apr 2026')).toBeVisible();
  await expect.element(date).toHaveValue('5/4');
  await userEvent.keyboard('{Tab}');
  await expect.element(date).toHaveValue('05/04/2026');
  expect(onHold).toHaveBeenLastCalledWith('2026-04-05');
});

test('Enter shows the day in full, too', async () => {
  await render(<Form />);
  await userEvent.keyboard('{Tab}-1{Enter}');
  await expect.element(date).toHaveValue('24/11/2026');
});

test('a day that does not exist stays in the field, which says so when it is left, and no day is held', async () => {
  await render(<Form />);
  const why = page.getByText('31 November does not exist.');
  await userEvent.keyboard('{Tab}31/11');
  await expect.element(date).toHaveAttribute('data-unread');
  await expect.element(why).not.toBeInTheDocument();
  await userEvent.keyboard('{Tab}');
  await expect.element(why).toBeVisible();
  await expect.element(date).toHaveValue('31/11');
  await expect.element(date).toHaveAttribute('aria-invalid', 'true');
  expect(onHold).toHaveBeenLastCalledWith('');
  await date.fill('30/11');
  await expect.element(why).not.toBeInTheDocument();
  await expect.element(date).not.toHaveAttribute('data-unread');
  expect(onHold).toHaveBeenLastCalledWith('2026-11-30');
});

test('an emptied field holds no day', async () => {
  await render(<Form />);
  await date.fill('');
  await userEvent.keyboard('{Tab}');
  await expect.element(date).toHaveValue('');
  await expect.element(date).not.toHaveAttribute('aria-invalid');
  expect(onHold).toHaveBeenLastCalledWith('');
});

test('nothing that is being typed is lost when the window loses the focus', async () => {
  await render(<Form />);
  await date.fill('5');
  // In another window the field stays the active element of the page; only the event comes.
  date.element().dispatchEvent(new FocusEvent('focusout', { bubbles: true }));
  await expect.element(date).toHaveValue('5');
});
