import { moment } from './watch.ts';
import { PLACES, visit } from './rounds.ts';

/**
 * What somebody does all day, through the screens alone: begins an order, saves it, edits it, deletes it, finds something,
 * and goes elsewhere in between. Returns how many actions that were; at least as many as asked for.
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
    press('main tbody tr [aria-label^="Edit"]');
    await fill(`Customer of round ${round}, again`, '2500');
    await moment(() => topRow() !== made);
    press('main tbody tr [aria-label^="Delete"]');
    await moment(() => document.querySelector('[role="alertdialog"]') !== null);
    pressIn('alertdialog', 'Delete');
    await moment(() => topRow() === before && isClear());
    const elsewhere = PLACES[round % PLACES.length];
    if (elsewhere) await visit(elsewhere);
    // Both goings, each of which passes the login, and five deeds.
    actions += 9;
  }
  // Whoever measures afterwards sees the same screen each time.
  await visit(SALES);
  return actions;
}

/** Fills in the form that opens, saves, and waits until it has closed. */
async function fill(name: string, amount: string): Promise<void> {
  await moment(() => field('Customer Name') !== undefined);
  enter(field('Customer Name'), name);
  enter(field('Amount'), amount);
  pressIn('dialog', 'Save');
  await moment(isClear);
}

function field(label: string): HTMLInputElement | undefined {
  const named = [...document.querySelectorAll<HTMLLabelElement>('[role="dialog"] label')].find(({ textContent }) =>
    textContent?.startsWith(label),
  );
  return named?.control instanceof HTMLInputElement ? named.control : undefined;
}

/** As the browser itself would put it there, so that React hears of it. */
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
