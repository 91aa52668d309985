import * as lucide from 'lucide';
import { expect, test } from 'vitest';
import { outlineOf } from '#ui/controls/icon.tsx';
import { someOf } from '../../support/some-of.ts';

const SVG = 'http://www.w3.org/2000/svg';
const sources = import.meta.glob<string>('/src/**/*.{ts,tsx}', { query: '?raw', import: 'default', eager: true });

test('each icon of the app, drawn as one path, covers exactly what its shapes cover', () => {
  const names = Object.values(sources).flatMap(iconsIn);
  expect(names.length).toBeGreaterThan(50);
  for (const name of someOf(8, names)) {
    const icon = lucide.icons[name as keyof typeof lucide.icons];
    const picture = document.body.appendChild(document.createElementNS(SVG, 'svg'));
    // As thin as the browser's precision along an arc allows.
    picture.setAttribute('style', 'stroke-width: 0.5; stroke-linecap: round');
    const parts = icon.map(([tag, attributes]) => picture.appendChild(shape(tag, attributes)));
    const whole = picture.appendChild(shape('path', { d: outlineOf(icon) }));
    const misses = [
      ...parts.flatMap(along).filter((point) => !whole.isPointInStroke(point)),
      ...along(whole).filter((point) => !parts.some((part) => part.isPointInStroke(point))),
    ];
    expect(misses, name).toEqual([]);
    picture.remove();
  }
});

test('an icon with another kind of shape is refused', () => {
  expect(() => outlineOf([['ellipse', { cx: 12, cy: 12, rx: 9, ry: 3 }]])).toThrow('<ellipse>');
  expect(() => outlineOf([['circle', { cx: 12, cy: 12, r: 1, fill: 'currentColor' }]])).toThrow('<circle>');
});

function iconsIn(source: string): string[] {
  const [, names = ''] = /import \{([^}]+)\} from 'lucide'/.exec(source) ?? [];
  return names.split(',').flatMap((name) => /^[A-Z]\w+$/.exec(name.trim()) ?? []);
}

function shape(tag: string, attributes: Record<string, string | number | undefined>): SVGGeometryElement {
  const element = document.createElementNS(SVG, tag) as SVGGeometryElement;
  for (const [name, value] of Object.entries(attributes)) element.setAttribute(name, String(value));
  return element;
}

/** Points along it, half a unit apart. */
function along(line: SVGGeometryElement): DOMPoint[] {
  return Array.from({ length: Math.floor(line.getTotalLength() * 2) + 1 }, (_, at) => line.getPointAtLength(at / 2));
}
