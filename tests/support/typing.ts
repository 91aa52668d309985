import { vi } from 'vitest';

/**
 * Types and clicks inside the page with synthetic events: quicker than Playwright, which matters for thousands of
 * payloads.
 */

type TextField = HTMLInputElement | HTMLTextAreaElement;

/** Sets the text of a field, including characters that no keyboard has, and returns what the browser kept of it. */
export function typeInto(field: TextField, text: string): string {
  const kind = field instanceof HTMLInputElement ? HTMLInputElement : HTMLTextAreaElement;
  Object.getOwnPropertyDescriptor(kind.prototype, 'value')?.set?.call(field, text);
  field.dispatchEvent(new InputEvent('input', { bubbles: true, data: text }));
  return field.value;
}

/** What HTML keeps of a text: a single-line field drops line breaks, and an email field trims spaces. */
export function asHeld(field: TextField, text: string): string {
  if (field instanceof HTMLTextAreaElement) return text.replaceAll(/\r\n?/g, '\n');
  const line = text.replaceAll(/[\r\n]/g, '');
  return field.type === 'email' ? line.replaceAll(/^[\t\f ]+|[\t\f ]+$/g, '') : line;
}

/** The editable text fields: no number, date or read-only fields. */
export function textFieldsIn(part: Element): readonly TextField[] {
  const fields = [...part.querySelectorAll<TextField>('input, textarea')];
  return fields.filter(
    (field) =>
      !field.readOnly &&
      !field.disabled &&
      field.inputMode !== 'decimal' &&
      /^(text|email|tel|search|password|url|textarea)$/.test(field.type),
  );
}

export function labelOf(field: TextField): string {
  return field.labels?.[0]?.textContent ?? field.getAttribute('aria-label') ?? '';
}

/** Waits for an element that matches the selector. */
export function appears<Node extends Element = HTMLElement>(selector: string, within: ParentNode = document) {
  return vi.waitFor(
    () => {
      const found = within.querySelector<Node>(selector);
      if (!found) throw new Error(`There is nothing like ${selector}.`);
      return found;
    },
    { interval: 5, timeout: 15_000 },
  );
}

export function goes(selector: string): Promise<void> {
  return vi.waitFor(
    () => {
      if (document.querySelector(selector)) throw new Error(`${selector} is still there.`);
    },
    { interval: 5, timeout: 15_000 },
  );
}

/** The button with exactly this name, whatever characters are in it, ignoring the isolates around user text. */
export function buttonNamed(name: string): Promise<HTMLElement> {
  return vi.waitFor(
    () => {
      const buttons = [...document.querySelectorAll<HTMLElement>('button, [role="tab"]')];
      const found = buttons.find(
        (button) => unmarked(button.getAttribute('aria-label') ?? button.textContent) === unmarked(name),
      );
      if (!found) throw new Error(`There is no button named ${name.slice(0, 80)}.`);
      return found;
    },
    { interval: 5, timeout: 15_000 },
  );
}

/** How far the page, or a dialog or form, overflows horizontally, in pixels; 0 if nothing does. */
export function overhang(): number {
  const pages = [
    document.scrollingElement,
    ...document.querySelectorAll('[role="dialog"], [role="alertdialog"], form'),
  ];
  return Math.max(...pages.map((part) => (part ? part.scrollWidth - part.clientWidth : 0)));
}

function unmarked(name: string): string {
  return name.replaceAll(/[\u2068\u2069]/g, '');
}
