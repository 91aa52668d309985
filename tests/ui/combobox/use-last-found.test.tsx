import { useMemo, useState } from 'react';
import { expect, test } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import { render } from 'vitest-browser-react';
import { ComboboxField } from '#ui/combobox/combobox-field.tsx';
import { useLastFound } from '#ui/combobox/use-last-found.ts';
import '#ui/style/app.css';

const ITEMS = [
  { id: 'salt', name: 'Salt' },
  { id: 'soap', name: 'Soap' },
];

/** Adds items to a list, as favourites are: the answer to "so" has not come yet, and nothing is remembered of the one before. */
function AddItem() {
  const [text, setText] = useState<string>();
  const [added, setAdded] = useState<readonly string[]>([]);
  const found = useLastFound(useMemo(() => (text === 'so' ? undefined : { text, items: ITEMS }), [text]));
  return (
    <>
      <ComboboxField
        label="Add an Item"
        value={null}
        text={text}
        options={found?.items ?? []}
        isLoading={found?.text !== text}
        onType={setText}
        onChoose={(id) => {
          const item = found?.items.find((one) => one.id === id);
          if (item) setAdded([...added, item.name]);
        }}
      />
      <output aria-label="Added">{added.join(', ')}</output>
    </>
  );
}

test('an option that is still listed while the next ones are read is taken, and the field is ready for another', async () => {
  await render(<AddItem />);
  const field = page.getByRole('combobox', { name: 'Add an Item' });
  await field.fill('s');
  await expect.element(page.getByRole('option', { name: 'Soap' })).toBeVisible();
  await userEvent.keyboard('o');
  await page.getByRole('option', { name: 'Soap' }).click();
  await expect.element(page.getByRole('status', { name: 'Added' })).toHaveTextContent('Soap');
  await expect.element(field).toHaveValue('');
  await expect.element(field).toHaveFocus();
  await expect.element(page.getByRole('listbox')).not.toBeInTheDocument();
});
