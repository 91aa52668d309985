import { vi } from 'vitest';

/** Typing and pressing within the page, as quick as a hostile afternoon needs it, through the events that a browser sends. */

type TextField = HTMLInputElement | HTMLTextAreaElement;

/** Sets what stands in a field, letters that no keyboard has among them, and returns what the browser let stand. */
export function typeInto(field: TextField, text: string): string {
  const kind = field instanceof HTMLInputElement ? HTMLInputElement : HTMLTextAreaElement;
  Object.getOwnPropertyDescriptor(kind.prototype, 'value')?.set?.call(field, text);
  field.dispatchEvent(new InputEvent('input', { bubbles: true, data: text }));
  return field.value;
}

/** What a field lets stand of a text, by HTML: a line has no breaks, an address of mail no spaces around it. */
export function asHeld(field: TextField, text: string): string {
  if (field instanceof HTMLTextAreaElement) return text.replaceAll(/\r\n?/g, '\n');
  const line = text.replaceAll(/[\r\n]/g, '');
  return field.type === 'email' ? line.replaceAll(/^[\t\f ]+|[\t\f ]+$/g, '') : line;
}

/** The fields for text that can be typed into: no figures, no days, nothing that is only to be read. */
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

/** The one that is looked for, once it is there. */
export function appears<Node extends Element = HTMLElement>(selector: string, within: ParentNode = document) {
  return vi.waitFor(
    () => {
      const found = within.querySelector<Node>(selector);
      if (!found) throw new Error(`There is nothing like ${selector}.`);
      return found;
    },
    { interval: 5, timeout: 8000 },
  );
}

export function goes(selector: string): Promise<void> {
  return vi.waitFor(
    () => {
      if (document.querySelector(selector)) throw new Error(`${selector} still stands there.`);
    },
    { interval: 5, timeout: 8000 },
  );
}

/** The button of that very name, whatever letters are in it, but for the marks that keep a direction to itself. */
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
    { interval: 5, timeout: 8000 },
  );
}

/** How far anything stands out at the side: of the page, or of what is open over it. 0 where all has its room. */
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
