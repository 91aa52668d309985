import { Keyboard, PanelLeft } from 'lucide';
import type { PaletteEntry } from './palette-entries.ts';

/** The actions of the frame, in every workspace. */
export const TOGGLE_SIDEBAR: PaletteEntry = {
  id: 'toggle sidebar',
  name: 'Toggle Sidebar',
  icon: PanelLeft,
  key: 'sidebar',
  goes: { action: 'toggle sidebar' },
};

export const SHOW_KEYS: PaletteEntry = {
  id: 'keys',
  name: 'Keys',
  also: 'keyboard shortcuts help',
  icon: Keyboard,
  key: 'keys',
  goes: { action: 'show keys' },
};
