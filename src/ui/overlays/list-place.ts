import { createContext, type RefObject } from 'react';

/**
 * The element that the pick lists and menus of a part of the page are drawn into; null in a dialog, which Headless UI gives a
 * place of its own. Headless UI could be told by `Portal.Group`, but would then be loaded before the first paint.
 */
export const ListPlace = createContext<RefObject<HTMLElement | null> | null>(null);
