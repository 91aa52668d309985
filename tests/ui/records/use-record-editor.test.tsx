import { expect, test } from 'vitest';
import { page } from 'vitest/browser';
import { render } from 'vitest-browser-react';
import { type RecordKind, useRecordEditor } from '#ui/records/use-record-editor.ts';

type Kind = RecordKind<never, { name: string }, 'name'>;

function Shop({ create }: Pick<Kind, 'create'>) {
  const editor = useRecordEditor<never, { name: string }, 'name'>({ ...KIND, create });
  return (
    <>
      <button type="button" onClick={editor.open.create}>
        New
      </button>
      {editor.state.name === 'create' && (
        <button type="button" onClick={() => void editor.save()}>
          Save
        </button>
      )}
    </>
  );
}

test('a press of Save that was queued during the save does not create another record', async () => {
  let made = 0;
  await render(
    <Shop
      create={() => {
        made++;
        return Promise.resolve();
      }}
    />,
  );
  await page.getByRole('button', { name: 'New' }).click();
  const save = page.getByRole('button', { name: 'Save' });
  await expect.element(save).toBeVisible();
  const button = save.element() as HTMLElement;
  // Each click is one microtask later within one task, in which React does not render by itself.
  for (let step = 0; step < 10; step++) {
    button.click();
    await Promise.resolve();
  }
  expect(made).toBe(1);

  await page.getByRole('button', { name: 'New' }).click();
  await save.click();
  await expect.poll(() => made).toBe(2);
});

const KIND = {
  blank: () => ({ name: 'Asha' }),
  missing: () => [],
  created: ['Success', 'Made'],
} as const;
