import type { KeyboardEvent } from 'react';

/** The row that a key leads to. From the ends the arrows go round; a page and the ends do not. */
export function stepOf<Row>(key: string, rows: readonly Row[], active: Row | undefined): Row | undefined {
  const at = active === undefined ? -1 : rows.indexOf(active);
  const last = rows.length - 1;
  switch (key) {
    case 'ArrowDown':
      return rows[at === last ? 0 : at + 1];
    case 'ArrowUp':
      return rows[at <= 0 ? last : at - 1];
    case 'PageDown':
      return rows[Math.min(at + PAGE, last)];
    case 'PageUp':
      return rows[Math.max(at - PAGE, 0)];
    case 'Home':
      return rows[0];
    case 'End':
      return rows[last];
    default:
      return undefined;
  }
}

/** In rows: about as many as are seen at once. */
const PAGE = 7;

/**
 * Whether a key belongs to an input method, which composes a syllable. In Safari the Enter that ends the composition
 * comes after its end, and only the old key code tells it.
 */
export function isLastOfComposition({ nativeEvent }: KeyboardEvent): boolean {
  return nativeEvent.isComposing || nativeEvent.keyCode === COMPOSED;
}

const COMPOSED = 229;
