import { platformOf } from '#ui/platform.ts';

/**
 * All keyboard shortcuts of the product. The hints beside buttons, the dialog that lists the keys and most handlers use
 * this table. Some keys are only described here: the row handles its own keys (records/use-row-keys.ts), a dialog
 * handles Escape, and the toast library handles the key of the notifications (toaster.tsx). A chord is written as it is
 * read: "Ctrl+K" (Cmd on a Mac), "Alt+G", "F4", "?".
 */
export const KEYS = {
  find: { does: 'Find anything, and go there', where: 'Everywhere', chords: ['Ctrl+K', 'Alt+G'] },
  create: { does: 'Begin something new on this screen', where: 'Everywhere', chords: ['Alt+C'] },
  sidebar: { does: 'Widen or narrow the sidebar', where: 'Everywhere', chords: ['Ctrl+B'] },
  notifications: { does: 'Go to the notifications', where: 'Everywhere', chords: ['Alt+T'] },
  lock: { does: 'Lock the page, for who has a passcode', where: 'Everywhere', chords: ['Alt+L'] },
  keys: { does: 'Show these keys', where: 'Everywhere', chords: ['?'] },
  accept: { does: 'Save, from any field', where: 'In a form', chords: ['Ctrl+Enter'] },
  cancel: { does: 'Cancel', where: 'In a form', chords: ['Escape'] },
  move: { does: 'Move between rows', where: 'In a list', chords: ['↑', '↓'] },
  edit: { does: 'Edit the row', where: 'In a list', chords: ['Enter'] },
  open: { does: 'Open the row', where: 'In the books’ lists', chords: ['Enter'] },
  delete: { does: 'Delete the row, after asking', where: 'In a list', chords: ['Delete'] },
  select: { does: 'Select the row', where: 'In a list', chords: ['Space'] },
  // As in Tally, except payment: its F5 reloads the page in every browser, and some desktops reserve Alt+F5.
  contra: { does: 'New contra voucher', where: 'Accounts & Vouchers', chords: ['F4'] },
  payment: { does: 'New payment voucher', where: 'Accounts & Vouchers', chords: ['Alt+F5', 'Alt+P'] },
  receipt: { does: 'New receipt voucher', where: 'Accounts & Vouchers', chords: ['F6'] },
  journal: { does: 'New journal voucher', where: 'Accounts & Vouchers', chords: ['F7'] },
  invoice: { does: 'New invoice', where: 'In books', chords: ['F8'] },
  purchase: { does: 'New purchase', where: 'In books', chords: ['F9'] },
  saveNext: { does: 'Save, and begin the next', where: 'In a voucher', chords: ['Ctrl+Enter'] },
  goOn: { does: 'Go on to the next field; with Shift back', where: 'In a voucher', chords: ['Enter'] },
  date: { does: 'Go to the date', where: 'In a voucher', chords: ['F2'] },
  // A cashier's hands stay on these; what they do elsewhere in books is silent at the counter.
  pay: { does: 'Pay; there the rest in cash, save and print', where: 'At the counter', chords: ['Ctrl+Enter'] },
  customer: { does: 'Customer', where: 'At the counter', chords: ['F3'] },
  hold: { does: 'Hold the bill', where: 'At the counter', chords: ['F4'] },
  held: { does: 'Held bills', where: 'At the counter', chords: ['F6'] },
  billDiscount: { does: 'Bill discount', where: 'At the counter', chords: ['F7'] },
  newBill: { does: 'New bill; this one is held', where: 'At the counter', chords: ['F8'] },
  returns: { does: 'Returns', where: 'At the counter', chords: ['F9'] },
  selectLine: { does: 'Select a line, with Find or Scan empty', where: 'At the counter', chords: ['↑', '↓'] },
  oneMore: { does: 'One more of the line, with Find or Scan empty', where: 'At the counter', chords: ['+'] },
  oneLess: { does: 'One less of the line', where: 'At the counter', chords: ['-'] },
  removeLine: { does: 'Remove the selected line', where: 'At the counter', chords: ['Delete'] },
  clearFind: { does: 'Clear Find or Scan; leave Pay', where: 'At the counter', chords: ['Escape'] },
  repeat: { does: 'Put in the last narration', where: 'In a voucher', chords: ['Alt+R'] },
} as const satisfies Record<string, { does: string; where: string; chords: readonly string[] }>;

export type KeyName = keyof typeof KEYS;

/** The properties of a key event that decide. */
type Pressed = Pick<
  KeyboardEvent,
  'key' | 'code' | 'altKey' | 'ctrlKey' | 'metaKey' | 'shiftKey' | 'target' | 'getModifierState'
>;

/** Whether a key event is one of the chords of that name. Never one that types a letter into a field. */
export function isPressed(event: Pressed, name: KeyName): boolean {
  // A browser's autofill may send a keydown event without a key.
  if (event.key === undefined) return false;
  return KEYS[name].chords.some((chord) => isChord(event, chord));
}

function isChord(event: Pressed, chord: string): boolean {
  const { last, isCtrl, isAlt } = partsOf(chord);
  // AltGr types letters: on a Polish keyboard AltGr+C is ć.
  if (event.getModifierState('AltGraph') || event.altKey !== isAlt) return false;
  if (isCtrl ? event.ctrlKey === event.metaKey : event.ctrlKey || event.metaKey) return false;
  // In a field on a Mac, Option with a letter types a symbol, and Ctrl with a letter moves the caret.
  if (HAS_COMMAND_KEY && (isAlt || (isCtrl && event.ctrlKey)) && isTyping(event)) return false;
  if (last === '?') return event.key === '?' && !isTyping(event);
  // On most keyboards it is typed with Shift.
  if (last === '+') return event.key === '+';
  if (event.shiftKey) return false;
  if (!/^[A-Z]$/.test(last)) return event.key === last;
  // On a keyboard without Latin letters, use the physical key instead.
  return /^[a-z]$/i.test(event.key) ? event.key.toUpperCase() === last : event.code === `Key${last}`;
}

/** Whether the focus is in a field that is typed into. */
export function isTyping({ target }: Pick<Event, 'target'>): boolean {
  return target !== null && 'matches' in target && (target as Element).matches(TYPED_INTO);
}

/** The keys of a chord as printed on the keyboard: "Ctrl", "K"; on a Mac "⌘", "K". */
export function capsOf(chord: string): readonly string[] {
  const { last, isCtrl, isAlt } = partsOf(chord);
  const caps = [
    isCtrl && (HAS_COMMAND_KEY ? '⌘' : 'Ctrl'),
    isAlt && (HAS_COMMAND_KEY ? '⌥' : 'Alt'),
    last === 'Escape' ? 'Esc' : last,
  ];
  return caps.filter((cap) => cap !== false);
}

/** "Ctrl K", for a title: the first chord of that name. */
export function keyWords(name: KeyName): string {
  return capsOf(KEYS[name].chords[0]).join(' ');
}

/** The value of aria-keyshortcuts: "Control+K Alt+G". */
export function keyShortcuts(name: KeyName): string {
  return KEYS[name].chords.map((chord) => chord.replace('Ctrl', HAS_COMMAND_KEY ? 'Meta' : 'Control')).join(' ');
}

function partsOf(chord: string): { last: string; isCtrl: boolean; isAlt: boolean } {
  const parts = chord === '+' ? [chord] : chord.split('+');
  return { last: parts.at(-1) ?? '', isCtrl: parts.includes('Ctrl'), isAlt: parts.includes('Alt') };
}

// In Node, where the tests of this file run, navigator may be missing.
const HAS_COMMAND_KEY = typeof navigator !== 'undefined' && platformOf(navigator).hasCommandKey;
const TYPED_INTO =
  'input:not([type=checkbox], [type=radio], [type=button], [type=submit]), textarea, select, [contenteditable=true]';
