import { useState } from 'react';
import { expect, test } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import { render } from 'vitest-browser-react';
import { FindPickField } from '#ui/fields/find-pick-field.tsx';

const find = page.getByLabelText('Find customer');

/** More names than a list shows, but while the answer for a text is on its way nothing is known of them. */
function Form({ answered }: { answered: readonly string[] }) {
  const [text, look] = useState('');
  const hasMore = answered.includes(text);
  return (
    <FindPickField
      label="Customer"
      value=""
      options={['Asha', 'Usha']}
      onChange={() => {}}
      finding={{ label: 'Find customer', text, hasMore, find: look }}
    />
  );
}

test('deleting the last letter keeps the focus while the names for no letter are read again', async () => {
  const screen = await render(<Form answered={['']} />);
  await find.click();
  await userEvent.keyboard('a');
  await screen.rerender(<Form answered={['a']} />);
  await userEvent.keyboard('{Backspace}');
  await expect.element(find).toHaveValue('');
  await expect.element(find).toHaveFocus();
  await screen.rerender(<Form answered={['']} />);
  await expect.element(find).toHaveFocus();
});
