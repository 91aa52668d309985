import { afterEach, expect, test } from 'vitest';
import { page } from 'vitest/browser';
import { render } from 'vitest-browser-react';
import { INVOICE_STATUSES, toneOf } from '#domain/sample/invoice.ts';
import { Badge } from '#ui/layout/badge.tsx';
import '#ui/style/app.css';

afterEach(() => document.documentElement.classList.remove('dark'));

test.each(['light', 'dark'])(
  'Paid is green, Pending yellow, Overdue red, Draft grey, in the %s theme',
  async (theme) => {
    document.documentElement.classList.toggle('dark', theme === 'dark');
    await render(
      INVOICE_STATUSES.map((status) => (
        <Badge key={status} tone={toneOf(status)}>
          {status}
        </Badge>
      )),
    );
    for (const part of ['color', 'backgroundColor'] as const) {
      const colours = INVOICE_STATUSES.map((status) => {
        const colour = getComputedStyle(page.getByText(status, { exact: true }).element())[part];
        return [status, nameOf(colour)];
      });
      expect(Object.fromEntries(colours)).toEqual({ Paid: 'green', Pending: 'yellow', Overdue: 'red', Draft: 'grey' });
    }
  },
);

/** The everyday name of a colour written as "oklch(lightness chroma hue)". */
function nameOf(colour: string): string {
  const [, chroma = 0, hue = 0] = [...colour.matchAll(/[\d.]+/g)].map(Number);
  if (chroma < 0.015) return 'grey';
  return NAMES.find(([upTo]) => hue < upTo)?.[1] ?? colour;
}

/** Each name holds up to that hue, in degrees. */
const NAMES: readonly (readonly [upTo: number, name: string])[] = [
  [45, 'red'],
  [65, 'orange'],
  [110, 'yellow'],
  [170, 'green'],
];
