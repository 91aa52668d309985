import { useState } from 'react';
import { beforeEach, describe, expect, test } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import { render } from 'vitest-browser-react';
import '#ui/scans/scan.ts';
import { DateField } from '#ui/fields/date-field.tsx';
import { FigureField, type Reading } from '#ui/fields/figure-field.tsx';
import { TextField } from '#ui/fields/text-field.tsx';
import { givenTime } from '../../support/given-time.ts';
import { scan } from '../../support/scanner.ts';

const CODE = '8901719110245';
const field = (label: string) => page.getByLabelText(label, { exact: true });
const focus = (label: string) => (field(label).element() as HTMLElement).focus();
const saves = page.getByRole('status', { name: 'Saves' });

function Form() {
  const [saved, setSaved] = useState(0);
  const [name, setName] = useState('Shelf');
  const [sku, setSku] = useState('');
  const [day, setDay] = useState('2024-12-09');
  const [rate, setRate] = useState<number | null>(450);
  return (
    <form
      onSubmit={(event) => {
        event.preventDefault();
        setSaved(saved + 1);
      }}
    >
      <TextField label="Name" value={name} onChange={setName} />
      <TextField label="SKU" isForCodes value={sku} onChange={setSku} />
      <DateField label="Date" value={day} onChange={setDay} read={readDay} show={String} />
      <FigureField label="Rate" value={rate} onChange={setRate} read={read} show={String} />
      <button type="submit">Save</button>
      <output aria-label="Saves">{saved}</output>
    </form>
  );
}

function readDay(text: string): Reading<string> {
  return text === '' ? { kind: 'blank' } : { kind: 'value', value: text };
}

function read(text: string): Reading<number> {
  return text === '' ? { kind: 'blank' } : { kind: 'value', value: Number(text) };
}

describe('a scan into a form', () => {
  beforeEach(async () => {
    await render(<Form />);
  });

  test.each([
    ['Name', 'Shelf'],
    ['Date', '2024-12-09'],
    ['Rate', '450'],
  ])('saves nothing, and leaves %s as it was', async (label, value) => {
    focus(label);
    await scan(CODE);
    await expect.element(field(label)).toHaveValue(value);
    await expect.element(saves).toHaveTextContent('0');
    await givenTime();
    await userEvent.keyboard('{Enter}');
    await expect.element(saves).toHaveTextContent('1');
  });

  test.each([
    ['another field', () => focus('Rate')],
    ['a button', () => (page.getByRole('button', { name: 'Save' }).element() as HTMLElement).focus()],
  ])('leaves every field as it was where the focus moves to %s in its middle', async (_, go) => {
    focus('Name');
    let typed = 0;
    field('Name')
      .element()
      .addEventListener('input', () => ++typed === 2 && go());
    await scan(CODE);
    await expect.element(field('Name')).toHaveValue('Shelf');
    await expect.element(field('Rate')).toHaveValue('450');
    await expect.element(saves).toHaveTextContent('0');
  });

  test('is one of an address in small letters, too', async () => {
    focus('Name');
    await scan('upi://pay?pa=asha@okbank&pn=Asha');
    await expect.element(field('Name')).toHaveValue('Shelf');
    await expect.element(saves).toHaveTextContent('0');
  });

  test.each([50, 100, 150])('is one at a key every %i ms, too, as scanners without a wire type', async (everyMs) => {
    focus('Rate');
    await scan(CODE, { everyMs });
    await expect.element(field('Rate')).toHaveValue('450');
    (page.getByRole('button', { name: 'Save' }).element() as HTMLElement).focus();
    await scan('EL-MON-24', { everyMs });
    await expect.element(saves).toHaveTextContent('0');
  });

  test('replaces what stood in a field for codes', async () => {
    focus('SKU');
    await scan('EL-MON-24');
    await scan(CODE);
    await expect.element(field('SKU')).toHaveValue(CODE);
    await scan(CODE);
    await expect.element(field('SKU')).toHaveValue(CODE);
  });

  test('stays in a field for codes, and saves nothing', async () => {
    focus('SKU');
    await scan(CODE);
    await expect.element(field('SKU')).toHaveValue(CODE);
    await expect.element(saves).toHaveTextContent('0');
  });

  test('does not press the button that has the focus, whatever the code and however it ends', async () => {
    (page.getByRole('button', { name: 'Save' }).element() as HTMLElement).focus();
    await scan(CODE);
    await scan('shelf 12 red');
    await scan('EL-MON-24', { end: ['Enter', 'Enter'] });
    await givenTime();
    await expect.element(saves).toHaveTextContent('0');
    await userEvent.keyboard('{Enter}');
    await expect.element(saves).toHaveTextContent('1');
  });
});

describe('a person', () => {
  beforeEach(async () => {
    await render(<Form />);
  });

  test('who types quickly saves with Enter, and keeps what was typed', async () => {
    focus('Name');
    await scan(' 2024', { everyMs: 60 });
    await expect.element(saves).toHaveTextContent('1');
    await expect.element(field('Name')).toHaveValue('Shelf 2024');
  });

  test.each(['27032026', '9876543210', 'SOAP 100'])('who types %s quickly saves with Enter', async (typed) => {
    focus('Name');
    await scan(typed, { everyMs: 100 });
    await expect.element(saves).toHaveTextContent('1');
    await expect.element(field('Name')).toHaveValue(`Shelf${typed}`);
  });

  test('who types thirteen figures one by one saves with Enter', async () => {
    focus('Name');
    await scan(CODE, { everyMs: 200 });
    await expect.element(saves).toHaveTextContent('1');
    await expect.element(field('Name')).toHaveValue(`Shelf${CODE}`);
  });

  test('who types three figures and Enter at once saves', async () => {
    focus('Rate');
    await scan('120');
    await expect.element(saves).toHaveTextContent('1');
    await expect.element(field('Rate')).toHaveValue('120');
  });

  test('whose words are put in by a program, such as dictation, saves with Enter', async () => {
    focus('Name');
    await scan('cupboard');
    await expect.element(saves).toHaveTextContent('1');
    await expect.element(field('Name')).toHaveValue('Shelfcupboard');
  });
});
