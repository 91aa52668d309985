import { moment } from './watch.ts';
import { PLACES, visit } from './rounds.ts';

/**
 * A day's work, done through the screens alone: creates an order, finds it, edits it, deletes it, and visits other
 * screens in between. Returns the number of actions, which is at least `atLeast`.
 */
export async function work(atLeast: number): Promise<number> {
  let actions = 0;
  for (let round = 0; actions < atLeast; round++) {
    await visit(SALES);
    const before = topRow();
    press('button[data-create]');
    await fill(`Customer of round ${round}`, '1250');
    await moment(() => topRow() !== before);
    const made = topRow();
    await find(`customer of round ${round}`, () => rows() === 1);
    await find('', () => rows() > 1 && topRow() === made);
    press('main tbody tr [aria-label^="Edit"]');
    await fill(`Customer of round ${round}, again`, '2500');
    await moment(() => topRow() !== made);
    press('main tbody tr [aria-label^="Delete"]');
    await moment(() => document.querySelector('[role="alertdialog"]') !== null);
    pressIn('alertdialog', 'Delete');
    await moment(() => topRow() === before && isClear());
    // Two places, so that the first hundred actions visit all of them and all one-time costs are paid by then.
    const at = (2 * round) % PLACES.length;
    for (const elsewhere of PLACES.slice(at, at + 2)) await visit(elsewhere);
    // Three visits, each of which goes through the login (six navigations), and seven other actions.
    actions += 13;
  }
  // End on the same screen each time, for the measurement that follows.
  await visit(SALES);
  return actions;
}

/** Fills in the open form, saves it, and waits until it has closed. */
async function fill(name: string, amount: string): Promise<void> {
  await moment(() => field('Customer Name') !== undefined);
  enter(field('Customer Name'), name);
  enter(field('Amount'), amount);
  pressIn('dialog', 'Save');
  await moment(isClear);
}

async function find(text: string, isFound: () => boolean): Promise<void> {
  enter(document.querySelector<HTMLInputElement>('main input[type="search"]') ?? undefined, text);
  await moment(isFound);
}

function rows(): number {
  return document.querySelectorAll('main tbody tr').length;
}

function field(label: string): HTMLInputElement | undefined {
  const named = [...document.querySelectorAll<HTMLLabelElement>('[role="dialog"] label')].find(({ textContent }) =>
    textContent?.startsWith(label),
  );
  return named?.control instanceof HTMLInputElement ? named.control : undefined;
}

/** Sets the value with the native setter, so that React notices the change. */
function enter(input: HTMLInputElement | undefined, text: string): void {
  if (!input) throw new Error('There is no such field.');
  Object.getOwnPropertyDescriptor(HTMLInputElement.prototype, 'value')?.set?.call(input, text);
  input.dispatchEvent(new Event('input', { bubbles: true }));
  input.dispatchEvent(new Event('blur', { bubbles: true }));
}

function press(selector: string): void {
  const found = document.querySelector<HTMLElement>(selector);
  if (!found) throw new Error(`Nothing to press: ${selector}`);
  found.click();
}

function pressIn(role: 'dialog' | 'alertdialog', name: string): void {
  const buttons = [...document.querySelectorAll<HTMLElement>(`[role="${role}"] button`)];
  buttons.find(({ textContent }) => textContent === name)?.click();
}

function isClear(): boolean {
  return document.querySelector('[role="dialog"], [role="alertdialog"]') === null;
}

function topRow(): string {
  return document.querySelector('main tbody tr')?.textContent ?? '';
}

const SALES = { name: 'Sales', path: '/sales', there: 'main tbody tr' };
