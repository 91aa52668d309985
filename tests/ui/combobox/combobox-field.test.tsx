import { useState } from 'react';
import { beforeEach, expect, test, vi } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import { render } from 'vitest-browser-react';
import { filterByBeginnings, type Option } from '#ui/combobox/option-search.ts';
import { ComboboxField } from '#ui/combobox/combobox-field.tsx';
import { Dialog, DialogBody } from '#ui/overlays/dialog.tsx';
import '#ui/style/app.css';

const PARTIES: readonly Option[] = [
  { id: 'p1', name: 'Asha Traders', detail: '27AAPFU0939F1ZV · Maharashtra · ₹12,500' },
  { id: 'p2', name: 'Asha Stores', detail: 'Gujarat · ₹0' },
  { id: 'p3', name: 'Bharat Hardware', detail: 'Karnataka · ₹4,200' },
  { id: 'p4', name: 'Café Coorg', detail: 'Karnataka · –' },
];
const MANY = Array.from({ length: 60 }, (_, at): Option => ({ id: `m${at}`, name: `Member ${at + 1}`, detail: 'Goa' }));

const customer = page.getByRole('combobox', { name: 'Customer' });
const list = page.getByRole('listbox', { name: 'Customer' });
const option = (name: string | RegExp) => list.getByRole('option', { name });
const onSubmit = vi.fn();
const onDismiss = vi.fn();

beforeEach(() => {
  onSubmit.mockClear();
  onDismiss.mockClear();
});

type FormProps = {
  parties?: readonly Option[];
  first?: Option | null;
  isRequired?: boolean;
  /** The only text whose answer has come; without it every answer comes at once. */
  answered?: string;
  onAdd?: (text: string) => void;
  made?: Option;
  hasMore?: boolean;
};

function Form({
  parties = PARTIES,
  first = null,
  isRequired = true,
  answered,
  onAdd,
  made,
  hasMore = false,
}: FormProps) {
  const [value, setValue] = useState(first);
  const [text, setText] = useState<string>();
  if (made && value?.id !== made.id) setValue(made);
  const isLoading = answered !== undefined && answered !== text;
  return (
    <form
      onSubmit={(event) => {
        event.preventDefault();
        onSubmit(value?.id ?? null);
      }}
      noValidate
    >
      <ComboboxField
        label="Customer"
        isRequired={isRequired}
        value={value}
        text={text}
        options={isLoading || text === undefined ? [] : filterByBeginnings(parties, text)}
        isLoading={isLoading}
        hasMore={hasMore}
        onType={setText}
        onChoose={(id) => setValue(parties.find((party) => party.id === id) ?? null)}
        {...(onAdd && { onAdd })}
        emptyWords="No customer is called so."
      />
      <input aria-label="Date" />
      <button type="submit">Save</button>
    </form>
  );
}

/** The name of the option that Enter would choose, as a screen reader is told it. */
function activeName(): string | undefined {
  const id = customer.element().getAttribute('aria-activedescendant');
  return id === null ? undefined : (document.getElementById(id)?.querySelector('span span')?.textContent ?? undefined);
}

function isSavable(): boolean {
  return document.querySelector('[data-unread]') === null && document.forms[0]?.checkValidity() === true;
}

test('a list that is not all says so, also to who cannot see it, and how to find the others', async () => {
  await render(<Form parties={MANY} hasMore />);
  const more = page.getByRole('status');
  await customer.click();
  await expect.element(more).toHaveTextContent('The first 60 are shown. Type more to find others.');
  await expect.element(option(/^Member 1\b/)).toBeVisible();
  await expect.element(more).toBeVisible();
  await customer.fill('nobody');
  await expect.element(more).toHaveTextContent(/^Type more to find others\.$/);
  await customer.fill('');
  await userEvent.keyboard('{Escape}');
  await expect.element(more).not.toBeInTheDocument();
});

test('a press opens the list with two lines an option, and a press chooses', async () => {
  await render(<Form />);
  await expect.element(customer).toHaveAttribute('aria-expanded', 'false');
  await customer.click();
  await expect.element(customer).toHaveAttribute('aria-expanded', 'true');
  expect(customer.element().getAttribute('aria-controls')).toBe(list.element().id);
  await expect.element(option(/Bharat Hardware/)).toHaveTextContent('Karnataka · ₹4,200');
  expect(activeName()).toBeUndefined();
  await option(/Bharat Hardware/).click();
  await expect.element(customer).toHaveValue('Bharat Hardware');
  await expect.element(customer).toHaveFocus();
  await expect.element(list).not.toBeInTheDocument();
});

test('letters narrow the list, and Enter chooses its first option without submitting the form; the next Enter submits', async () => {
  await render(<Form />);
  await customer.click();
  await userEvent.keyboard('kar');
  await expect.poll(() => list.getByRole('option').elements().length).toBe(2);
  expect(activeName()).toBe('Bharat Hardware');
  await userEvent.keyboard('{ArrowDown}{Enter}');
  await expect.element(customer).toHaveValue('Café Coorg');
  expect(onSubmit).not.toHaveBeenCalled();
  await userEvent.keyboard('{Enter}');
  expect(onSubmit).toHaveBeenCalledExactlyOnceWith('p4');
});

test('what may be there already is not offered to be added', async () => {
  const onAdd = vi.fn();
  const { rerender } = await render(<Form answered="" onAdd={onAdd} />);
  await customer.fill('Asha');
  await expect.element(page.getByText('Looking …')).toBeInTheDocument();
  expect(list.elements()).toEqual([]);
  await rerender(<Form answered="Asha" onAdd={onAdd} />);
  await expect.element(option('Add “Asha”')).toBeVisible();
  // What follows a known beginning is known, too: the offer does not flicker at every letter.
  await customer.fill('Asha X');
  expect(option('Add “Asha X”').elements()).toHaveLength(1);
  await customer.fill('Bharat');
  expect(option(/^Add/).elements()).toEqual([]);
});

test('the arrows go round; Home, End and the page keys stop at the ends', async () => {
  await render(<Form parties={MANY} />);
  customer.element().focus();
  const seen: unknown[] = [];
  for (const key of [
    'ArrowDown',
    'ArrowDown',
    'ArrowDown',
    'PageDown',
    'End',
    'ArrowDown',
    'ArrowUp',
    'PageUp',
    'Home',
    'PageUp',
  ]) {
    await userEvent.keyboard(`{${key}}`);
    seen.push(activeName()?.slice('Member '.length));
  }
  expect(seen).toEqual([undefined, '1', '2', '9', '60', '1', '60', '53', '1', '1']);
});

test('the active option is scrolled into view, in a list of at most eight', async () => {
  await render(<Form parties={MANY} />);
  await customer.click();
  await userEvent.keyboard('{End}');
  await expect.element(option(/^Member 60/)).toBeInViewport({ ratio: 1 });
  const { height } = list.element().getBoundingClientRect();
  const [row] = list.getByRole('option').elements();
  expect(height).toBeLessThanOrEqual(8.5 * (row?.getBoundingClientRect().height ?? 0));
});

test('Escape closes the list, then brings the chosen name back, and only then reaches the dialog', async () => {
  await render(
    <Dialog title="New" onDismiss={onDismiss}>
      <DialogBody>
        <Form first={PARTIES[2] ?? null} />
      </DialogBody>
    </Dialog>,
  );
  await customer.click();
  await userEvent.keyboard('ash');
  await expect.element(list).toBeVisible();
  await userEvent.keyboard('{Escape}');
  await expect.element(list).not.toBeInTheDocument();
  await expect.element(customer).toHaveValue('ash');
  await userEvent.keyboard('{Escape}');
  await expect.element(customer).toHaveValue('Bharat Hardware');
  expect(isSavable()).toBe(true);
  expect(onDismiss).not.toHaveBeenCalled();
  await userEvent.keyboard('{Escape}');
  expect(onDismiss).toHaveBeenCalledOnce();
});

test('in a dialog the list is not cut off, and choosing there does not dismiss the dialog', async () => {
  await page.viewport(390, 500);
  await render(
    <Dialog title="New" onDismiss={onDismiss}>
      <DialogBody>
        <div style={{ height: 360 }} />
        <Form parties={MANY} />
      </DialogBody>
    </Dialog>,
  );
  await customer.click();
  // Near the lower edge it opens above the field.
  await expect
    .poll(() => customer.element().getBoundingClientRect().top - list.element().getBoundingClientRect().bottom)
    .toBeGreaterThan(0);
  await expect.element(option(/^Member 1\b/)).toBeInViewport({ ratio: 1 });
  await option(/^Member 2\b/).click();
  await expect.element(customer).toHaveValue('Member 2');
  expect(onDismiss).not.toHaveBeenCalled();
  await page.viewport(800, 600);
});

test.each([
  ['bharat', 'Bharat Hardware'],
  ['asha stores', 'Asha Stores'],
  ['27aapfu0939f1zv', 'Asha Traders'],
])('Tab chooses when only one can be meant by "%s"', async (text, name) => {
  await render(<Form />);
  customer.element().focus();
  await userEvent.keyboard(`${text}{Tab}`);
  await expect.element(page.getByLabelText('Date')).toHaveFocus();
  await expect.element(customer).toHaveValue(name);
  expect(isSavable()).toBe(true);
});

test('Tab chooses the option that the arrows have gone to', async () => {
  await render(<Form />);
  customer.element().focus();
  await userEvent.keyboard('asha{ArrowDown}{Tab}');
  await expect.element(customer).toHaveValue('Asha Stores');
});

test('Down after typing means the one option that there is; pressed again it goes on to making another', async () => {
  const onAdd = vi.fn();
  await render(<Form onAdd={onAdd} />);
  await customer.click();
  await userEvent.keyboard('bhar{ArrowDown}{Enter}');
  await expect.element(customer).toHaveValue('Bharat Hardware');
  await customer.fill('bhara');
  await userEvent.keyboard('{ArrowDown}{ArrowDown}{Enter}');
  expect(onAdd).toHaveBeenCalledExactlyOnceWith('bhara');
});

test.each(['asha', 'zebra'])('"%s", which could be two or nobody, stays in the field, which says so', async (text) => {
  await render(<Form first={PARTIES[2] ?? null} />);
  await customer.click();
  await userEvent.keyboard(text);
  expect(isSavable()).toBe(false);
  await userEvent.keyboard('{Tab}');
  await expect.element(customer).toHaveValue(text);
  await expect.element(page.getByText('Choose one from the list.')).toBeVisible();
  await expect.element(customer).toHaveAttribute('aria-invalid', 'true');
  expect(isSavable()).toBe(false);
  await customer.click();
  await userEvent.keyboard('bha{Enter}');
  await expect.element(customer).toHaveValue('Bharat Hardware');
  await expect.element(customer).not.toHaveAttribute('aria-invalid');
  expect(isSavable()).toBe(true);
});

test('a press on Save while letters stand there that are nobody gets the message', async () => {
  await render(<Form />);
  await customer.click();
  await userEvent.keyboard('zebra');
  await expect.element(page.getByText('No customer is called so.')).toBeVisible();
  expect(document.forms[0]?.checkValidity()).toBe(false);
  await expect.element(page.getByText('Choose one from the list.')).toBeVisible();
});

test.each([
  [false, ''],
  [true, 'Bharat Hardware'],
])('an emptied field, required: %s, leaves "%s"', async (isRequired, left) => {
  await render(<Form first={PARTIES[2] ?? null} isRequired={isRequired} />);
  await customer.click();
  await userEvent.keyboard('{Delete}{Tab}');
  await expect.element(customer).toHaveValue(left);
  await userEvent.keyboard('{Enter}');
  expect(onSubmit).toHaveBeenCalledWith(left === '' ? null : 'p3');
});

test('the chosen name written over itself opens the list, as any other does', async () => {
  await render(<Form first={PARTIES[2] ?? null} />);
  await customer.fill('Bharat Hardware');
  await option(/Bharat Hardware/).click();
  await expect.element(customer).toHaveValue('Bharat Hardware');
  expect(isSavable()).toBe(true);
});

test('looking and going on changes nothing', async () => {
  await render(<Form first={PARTIES[2] ?? null} />);
  await customer.click();
  await userEvent.keyboard('{ArrowDown}{Tab}');
  await expect.element(customer).toHaveValue('Bharat Hardware');
});

test('Enter before the options have come waits for those of the full text', async () => {
  const screen = await render(<Form answered="" />);
  customer.element().focus();
  await userEvent.keyboard('27aapfu0939f1zv{Enter}');
  await screen.rerender(<Form answered="27" />);
  await expect.element(customer).toHaveValue('27aapfu0939f1zv');
  await screen.rerender(<Form answered="27aapfu0939f1zv" />);
  await expect.element(customer).toHaveValue('Asha Traders');
  await expect.element(customer).toHaveFocus();
  await expect.element(list).not.toBeInTheDocument();
  expect(onSubmit).not.toHaveBeenCalled();
});

test('Enter that found nobody says so once the answer has come, and adds nobody', async () => {
  const onAdd = vi.fn();
  const screen = await render(<Form answered="" onAdd={onAdd} />);
  customer.element().focus();
  await userEvent.keyboard('8901234567890{Enter}');
  await screen.rerender(<Form answered="8901234567890" onAdd={onAdd} />);
  await expect.element(page.getByText('Choose one from the list.')).toBeVisible();
  await expect.element(option('Add “8901234567890”')).toBeVisible();
  expect(onAdd).not.toHaveBeenCalled();
});

test('leaving before the options have come chooses when they have', async () => {
  const screen = await render(<Form answered="" />);
  customer.element().focus();
  await userEvent.keyboard('bha{Tab}');
  expect(isSavable()).toBe(false);
  await screen.rerender(<Form answered="bha" />);
  await expect.element(customer).toHaveValue('Bharat Hardware');
  await expect.element(page.getByLabelText('Date')).toHaveFocus();
  expect(isSavable()).toBe(true);
});

test('the options from before stay while the next ones are read', async () => {
  const screen = await render(<Form answered="" />);
  await customer.click();
  await expect.poll(() => list.getByRole('option').elements().length).toBe(4);
  await userEvent.keyboard('bha');
  expect(list.getByRole('option').elements()).toHaveLength(4);
  await screen.rerender(<Form answered="bha" />);
  await expect.poll(() => list.getByRole('option').elements().length).toBe(1);
});

test('a new record is made without leaving the field, and is chosen when it is there', async () => {
  const onAdd = vi.fn();
  const screen = await render(<Form onAdd={onAdd} />);
  await customer.click();
  await userEvent.keyboard('zebra mills');
  await expect.element(page.getByText('No customer is called so.')).not.toBeInTheDocument();
  await userEvent.keyboard('{Enter}');
  expect(onAdd).toHaveBeenCalledExactlyOnceWith('zebra mills');
  // The dialog takes the focus.
  page.getByLabelText('Date').element().focus();
  await expect.element(page.getByText('Choose one from the list.')).not.toBeInTheDocument();
  await screen.rerender(<Form onAdd={onAdd} made={{ id: 'p9', name: 'Zebra Mills' }} />);
  await expect.element(customer).toHaveValue('Zebra Mills');
  expect(isSavable()).toBe(true);
});

test('the last option adds what was typed, unless someone is called exactly so', async () => {
  const onAdd = vi.fn();
  await render(<Form onAdd={onAdd} />);
  await customer.click();
  expect(list.getByRole('option').elements()).toHaveLength(4);
  await userEvent.keyboard('asha');
  await expect.poll(() => list.getByRole('option').elements().at(-1)?.textContent).toBe('Add “asha”');
  await userEvent.keyboard(' stores');
  await expect.poll(() => list.getByRole('option').elements().length).toBe(1);
});

test('the keys of a syllable that is being composed choose nothing', async () => {
  await render(<Form />);
  await customer.click();
  await userEvent.keyboard('asha');
  const input = customer.element();
  input.dispatchEvent(new KeyboardEvent('keydown', { key: 'Enter', bubbles: true, isComposing: true }));
  input.dispatchEvent(new KeyboardEvent('keydown', { key: 'Enter', keyCode: 229, bubbles: true }));
  await expect.element(customer).toHaveValue('asha');
  await expect.element(list).toBeVisible();
});

test('the list closes when the page beneath is scrolled or pressed, and not when the list is', async () => {
  await render(<Form parties={MANY} />);
  await customer.click();
  list.element().dispatchEvent(new WheelEvent('wheel', { bubbles: true }));
  await expect.element(list).toBeVisible();
  document.body.dispatchEvent(new WheelEvent('wheel', { bubbles: true }));
  await expect.element(list).not.toBeInTheDocument();
  await customer.click();
  document.body.dispatchEvent(new PointerEvent('pointerdown', { bubbles: true }));
  await expect.element(list).not.toBeInTheDocument();
  await expect.element(customer).toHaveFocus();
});

test('the list keeps to its field when something else scrolls it', async () => {
  await render(
    <div style={{ height: 300, overflow: 'auto' }} data-testid="page">
      <div style={{ height: 200 }} />
      <Form parties={MANY} />
      <div style={{ height: 900 }} />
    </div>,
  );
  await customer.click();
  page.getByTestId('page').element().scrollTop = 60;
  await expect
    .poll(() =>
      Math.round(list.element().getBoundingClientRect().top - customer.element().getBoundingClientRect().bottom),
    )
    .toBe(4);
});

test('in a field that only suggests, any text is a value', async () => {
  const codes = [{ id: '6109', name: '6109', detail: 'T-shirts' }];
  function Code() {
    const [code, setCode] = useState('');
    const [text, setText] = useState('');
    return (
      <form onSubmit={(event) => (event.preventDefault(), onSubmit(code))}>
        <ComboboxField
          label="Customer"
          value={code === '' ? null : { id: code, name: code }}
          text={text}
          options={filterByBeginnings(codes, text)}
          onType={setText}
          onText={setCode}
          onChoose={(id) => setCode(id ?? '')}
        />
      </form>
    );
  }
  await render(<Code />);
  await customer.click();
  await userEvent.keyboard('61{Enter}');
  expect(onSubmit).toHaveBeenLastCalledWith('61');
  await userEvent.keyboard('{ArrowDown}{ArrowDown}{Enter}');
  await expect.element(customer).toHaveValue('6109');
  await customer.fill('8471');
  expect(isSavable()).toBe(true);
  await userEvent.keyboard('{Enter}');
  expect(onSubmit).toHaveBeenLastCalledWith('8471');
});
