import { useState } from 'react';
import { expect, test } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import { render } from 'vitest-browser-react';
import { ChoiceField } from '#ui/combobox/choice-field.tsx';

const STATES = [
  { id: '24', name: 'Gujarat', detail: '24' },
  { id: '27', name: 'Maharashtra', detail: '27' },
  { id: '29', name: 'Karnataka', detail: '29' },
] as const;
const state = page.getByRole('combobox', { name: 'State' });

function Form() {
  const [code, setCode] = useState<(typeof STATES)[number]['id'] | ''>('24');
  return (
    <>
      <ChoiceField label="State" value={code} options={STATES} onChange={setCode} />
      <output>{code}</output>
    </>
  );
}

test.each([
  ['kar{Enter}', 'Karnataka', '29'],
  ['27{Tab}', 'Maharashtra', '27'],
  ['{Delete}{Tab}', '', ''],
  ['{Escape}', 'Gujarat', '24'],
  ['{ArrowDown}{Enter}', 'Maharashtra', '27'],
])('in a list given whole, %s chooses "%s"', async (keys, name, code) => {
  await render(<Form />);
  await state.click();
  await userEvent.keyboard(keys);
  await expect.element(state).toHaveValue(name);
  await expect.element(page.getByRole('status')).toHaveTextContent(code);
});
