import { afterEach, describe, expect, test, vi } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import { openApp } from './open-app.tsx';
import { A_MEGABYTE, isWhole, PAYLOADS, payloadsFor } from '../support/payloads.ts';
import { appears, asHeld, buttonNamed, goes, labelOf, overhang, textFieldsIn, typeInto } from '../support/typing.ts';

/** A record form: its path, its create button, the fields that need a choice, and the new record's name in the table. */
type Form = Readonly<{
  path: string;
  tab?: string;
  begin: string;
  picks?: readonly (readonly [field: string, option: string])[];
  figures?: readonly (readonly [field: string, figure: string])[];
  /** The record's id; where the table shows none, the value of this field is its name. */
  called: Readonly<{ id: string } | { by: string; otherwise: string }>;
}>;

const FORMS: readonly Form[] = [
  {
    path: '/invoices',
    begin: 'New Invoice',
    picks: [['Customer', 'Desai & Sons']],
    figures: [
      ['Quantity', '1'],
      ['Rate', '1'],
    ],
    called: { id: 'INV-2024-015' },
  },
  {
    path: '/sales',
    begin: 'New Sales Order',
    figures: [['Amount', '1']],
    called: { id: 'SO-2024-011' },
  },
  {
    path: '/purchases',
    begin: 'New Purchase Order',
    figures: [['Amount', '1']],
    called: { id: 'PO-2024-011' },
  },
  {
    path: '/inventory',
    begin: 'Add Product',
    picks: [['Category', 'Furniture']],
    called: { id: 'PRD-015' },
  },
  {
    path: '/accounting',
    tab: 'Voucher Entries',
    begin: 'New Voucher',
    picks: [
      ['Voucher Type', 'Journal'],
      ['Debit Ledger', 'Cash'],
      ['Credit Ledger', 'Cash'],
    ],
    figures: [['Amount', '1']],
    called: { id: 'V-2024-013' },
  },
  {
    path: '/accounting',
    tab: 'Ledger Accounts',
    begin: 'New Ledger',
    picks: [['Group', 'Capital Account']],
    called: { by: 'Code', otherwise: 'unnamed ledger' },
  },
  {
    path: '/gst',
    begin: 'Add GST Rate',
    picks: [['Category', 'Goods']],
    figures: [['Percentage', '5']],
    called: { id: 'GST-004' },
  },
  {
    path: '/settings',
    begin: 'Add Company',
    called: { by: 'Company Name', otherwise: 'unnamed company' },
  },
  {
    path: '/settings?tab=users',
    begin: 'Add User',
    picks: [['Role', 'Sales']],
    called: { by: 'Name', otherwise: 'unnamed user' },
  },
  {
    path: '/financial-year',
    begin: 'Add Financial Year',
    called: { by: 'Name', otherwise: 'unnamed year' },
  },
  {
    path: '/locations',
    begin: 'Add Location',
    called: { by: 'Name', otherwise: 'unnamed location' },
  },
];

/** The short run sends every fifth payload through the record forms; search fields get all of them. */
const SHARE = isWhole ? 1 : 5;
const WIDTHS = [390, 1280] as const;
const DIALOG = '[role="dialog"]';
const QUESTION = '[role="alertdialog"]';

afterEach(() => {
  expect(overhang(), 'pixels of sideways overflow').toBeLessThanOrEqual(0);
});

describe.each(FORMS.map((form, at) => [form.begin, form, at] as const))('any text typed into %s', (_, form, at) => {
  test.each(isWhole ? WIDTHS : [WIDTHS[at % 2] ?? 390])(
    'comes back as typed, never runs as code and does not overflow, at %i pixels',
    async (width) => {
      await page.viewport(width, 844);
      await openForm(form);
      const [first = '', ...others] = payloadsFor(at * SHARE, FORMS.length * SHARE).map((name) => PAYLOADS[name]);
      let dialog = await begin(form);
      for (const [field, option] of form.picks ?? []) await pick(field, option);
      for (const [label, figure] of form.figures ?? []) fill(dialog, label, figure);
      let held = typeEverywhere(dialog, first);
      let called = calledBy(form, held);
      for (const text of others) {
        await save();
        dialog = await edit(called, held);
        held = new Map([...held, ...typeEverywhere(dialog, text)]);
        called = calledBy(form, held);
      }
      await save();
      await edit(called, held);
      await cancel();
      (await buttonNamed(`Delete ${called}`)).click();
      await appears(QUESTION);
      expect(overhang()).toBeLessThanOrEqual(0);
    },
    isWhole ? 300_000 : 60_000,
  );
});

async function openForm({ path, tab }: Form) {
  await openApp(path);
  if (tab !== undefined) (await buttonNamed(tab)).click();
}

async function begin(form: Form): Promise<Element> {
  (await buttonNamed(form.begin)).click();
  return appears(`${DIALOG} form`);
}

/** Opens a record's form and compares its fields. Retries if the button was clicked before the list re-rendered. */
function edit(called: string, held: ReadonlyMap<string, string>): Promise<Element> {
  return vi.waitFor(
    async () => {
      (await buttonNamed(`Edit ${called}`)).click();
      const dialog = await appears(`${DIALOG} form`);
      const there = textFieldsIn(dialog).map((field) => [labelOf(field), field.value]);
      try {
        expect(there).toEqual(there.map(([label = '']) => [label, held.get(label)]));
        expect(there.length).toBeGreaterThan(0);
      } catch (error) {
        await cancel();
        throw error;
      }
      return dialog;
    },
    { interval: 20, timeout: 45_000 },
  );
}

async function cancel() {
  (await buttonNamed('Cancel')).click();
  await goes(DIALOG);
}

async function save() {
  expect(overhang()).toBeLessThanOrEqual(0);
  (await buttonNamed('Save')).click();
  await goes(DIALOG);
  expect(overhang()).toBeLessThanOrEqual(0);
}

async function pick(field: string, option: string) {
  await page.getByRole('dialog').getByRole('button', { name: field }).click();
  await page.getByRole('option', { name: option }).first().click();
}

function fill(dialog: Element, label: string, figure: string) {
  const field = [...dialog.querySelectorAll('input')].find((input) => labelOf(input) === label);
  if (!field) throw new Error(`There is no field ${label}.`);
  typeInto(field, figure);
}

/** Types the text into every text field. Returns the resulting value by label, which is what HTML lets the field hold. */
function typeEverywhere(dialog: Element, text: string): ReadonlyMap<string, string> {
  const held = new Map<string, string>();
  for (const field of textFieldsIn(dialog)) {
    held.set(labelOf(field), typeInto(field, text));
    expect(field.value).toBe(asHeld(field, text));
  }
  expect(held.size).toBeGreaterThan(0);
  return held;
}

function calledBy({ called }: Form, held: ReadonlyMap<string, string>): string {
  if ('id' in called) return called.id;
  const name = held.get(called.by) ?? '';
  return name.trim() === '' ? called.otherwise : name;
}

test.each(isWhole ? FORMS.map((form) => [form.begin, form] as const) : [['Add User', FORMS[8] as Form] as const])(
  '%s saves and lists a megabyte in every field, and the delete question shortens it',
  async (_, form) => {
    await page.viewport(1280, 844);
    await openForm(form);
    const dialog = await begin(form);
    for (const [field, option] of form.picks ?? []) await pick(field, option);
    for (const [label, figure] of form.figures ?? []) fill(dialog, label, figure);
    const held = typeEverywhere(dialog, A_MEGABYTE);
    await save();
    const called = calledBy(form, held);
    await edit(called, held);
    await cancel();
    (await buttonNamed(`Delete ${called}`)).click();
    expect((await appears(QUESTION)).textContent.length).toBeLessThan(1000);
  },
  60_000,
);

/** Fields outside record forms: search, the profile, sign-in, the settings. */
const OTHERS: readonly (readonly [path: string, tab?: string])[] = [
  ...(['/invoices', '/sales', '/purchases', '/locations'] as const).map((path) => [path] as const),
  ...(['Products', 'Stock Movements'] as const).map((tab) => ['/inventory', tab] as const),
  ...(['Voucher Entries', 'Ledger Accounts'] as const).map((tab) => ['/accounting', tab] as const),
  ...(['/gst', '/settings', '/settings?tab=users', '/settings?tab=system'] as const).map((path) => [path] as const),
  ...(['/login', '/register', '/forgot-password', '/reset-password'] as const).map((path) => [path] as const),
  ...(['Profile', 'Security'] as const).map((tab) => ['/account', tab] as const),
];

const SOME_OTHERS = OTHERS.filter((_, at) => isWhole || at % 3 === 0);

test.each(SOME_OTHERS.map(([path, tab], at) => ({ path, tab, at })))(
  'any text typed on $path $tab never runs as code and leaves the screen intact',
  async ({ path, tab, at }) => {
    await page.viewport(WIDTHS[at % 2] ?? 390, 844);
    await openApp(path);
    if (tab !== undefined) (await buttonNamed(tab)).click();
    await appears('main input:is([type="text"], [type="email"], [type="password"], [type="search"])');
    const heading = document.querySelector('h1')?.textContent;
    for (const name of payloadsFor(at, SOME_OTHERS.length)) {
      for (const field of textFieldsIn(document.querySelector('main') ?? document.body)) {
        const held = typeInto(field, PAYLOADS[name]);
        expect(held).toBe(asHeld(field, PAYLOADS[name]));
      }
      await drawn();
      expect(overhang(), name).toBeLessThanOrEqual(0);
    }
    for (const field of textFieldsIn(document.querySelector('main') ?? document.body)) {
      // Chromium takes half a minute to break a megabyte into lines in a textarea.
      if (isWhole || field instanceof HTMLInputElement) typeInto(field, A_MEGABYTE);
    }
    await drawn();
    for (const field of textFieldsIn(document.querySelector('main') ?? document.body)) typeInto(field, '');
    await drawn();
    expect(document.querySelector('h1')?.textContent).toBe(heading);
  },
  60_000,
);

test('a profile comes back as typed, and is shown as typed in the frame', async () => {
  await page.viewport(390, 844);
  const router = await openApp('/account');
  for (const name of payloadsFor(0, 5)) {
    await appears('main input[autocomplete="name"]');
    const fields = textFieldsIn(document.querySelector('main form') ?? document.body);
    const held = fields.map((field) => typeInto(field, field.type === 'email' ? 'asha@example.in' : PAYLOADS[name]));
    (await buttonNamed('Save Profile')).click();
    await drawn();
    await router.navigate({ to: '/gst' });
    await buttonNamed('Add GST Rate');
    await router.navigate({ to: '/account' });
    await appears('main input[autocomplete="name"]');
    const again = textFieldsIn(document.querySelector('main form') ?? document.body);
    expect(again.map(({ value }) => value)).toEqual(held);
  }
});

test('any text typed into the palette is only searched for', async () => {
  await page.viewport(390, 844);
  await openApp('/gst');
  await buttonNamed('Add GST Rate');
  await userEvent.keyboard('{Control>}k{/Control}');
  const field = await appears<HTMLInputElement>(`${DIALOG} input`);
  for (const name of payloadsFor(0, 3)) {
    typeInto(field, PAYLOADS[name]);
    await drawn();
    expect(overhang(), name).toBeLessThanOrEqual(0);
  }
  typeInto(field, A_MEGABYTE);
  await drawn();
  typeInto(field, 'Locations');
  await expect.element(page.getByRole('option', { name: /Locations/ }).first()).toBeVisible();
});

/** Waits two frames: the typed text is rendered and its queries have been sent. */
function drawn(): Promise<void> {
  return new Promise((resolve) => {
    requestAnimationFrame(() => requestAnimationFrame(() => resolve()));
  });
}
