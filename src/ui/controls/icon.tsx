import type { IconNode } from 'lucide';

/**
 * A decorative icon in the colour of the text beside it, which says what it means. Drawn as a single path, however many
 * shapes lucide uses: a page of fifty rows has 250 icons.
 *
 * `size` is in pixels.
 */
export function Icon({ of, size = 18, className = '' }: { of: IconNode; size?: number; className?: string }) {
  return (
    <svg viewBox="0 0 24 24" width={size} height={size} aria-hidden className={`icon ${className}`}>
      <path d={outlineOf(of)} />
    </svg>
  );
}

/** All shapes of an icon as the `d` of one path. Throws on a shape that it cannot convert. */
export function outlineOf(icon: IconNode): string {
  const known = outlines.get(icon);
  if (known !== undefined) return known;
  const outline = icon.map(([tag, attributes]) => pathOf(tag, attributes)).join('');
  outlines.set(icon, outline);
  return outline;
}

const outlines = new WeakMap<IconNode, string>();

function pathOf(tag: string, attributes: IconNode[number][1]): string {
  const of = (name: string) => Number(attributes[name] ?? 0);
  const [x, y, r, rx] = [of('x'), of('y'), of('r'), of('rx')];
  switch ('fill' in attributes ? 'fill' : tag) {
    case 'path':
      return withAbsoluteStart(String(attributes['d']));
    case 'line':
      return `M${of('x1')} ${of('y1')}L${of('x2')} ${of('y2')}`;
    case 'polyline':
      return `M${attributes['points']}`;
    case 'circle':
      return `M${of('cx') - r} ${of('cy')}a${r} ${r} 0 1 0 ${2 * r} 0a${r} ${r} 0 1 0 ${-2 * r} 0z`;
    case 'rect': {
      const [across, down] = [of('width') - 2 * rx, of('height') - 2 * rx];
      const corner = (toX: number, toY: number) => `a${rx} ${rx} 0 0 1 ${toX} ${toY}`;
      return `M${x + rx} ${y}h${across}${corner(rx, rx)}v${down}${corner(-rx, rx)}h${-across}${corner(-rx, -rx)}v${-down}${corner(rx, -rx)}z`;
    }
    default:
      throw new Error(`An icon has a <${tag}> that nobody draws.`);
  }
}

/** Makes a leading relative `m` absolute: after another path it would start from where that one ended. */
function withAbsoluteStart(d: string): string {
  return d.replace(
    /^m\s*(-?[\d.]+)[\s,]*(-?\d*\.?\d+)(?=([\s,]*[-.\d])?)/,
    (_, x, y, goesOn) => `M${x} ${y}${goesOn === undefined ? '' : 'l'}`,
  );
}
