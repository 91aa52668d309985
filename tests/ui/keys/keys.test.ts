import { describe, expect, it } from 'vitest';
import { capsOf, isPressed, KEYS, keyShortcuts, keyWords } from '#ui/keys/keys.ts';

const NONE = { altKey: false, ctrlKey: false, metaKey: false, shiftKey: false, target: null };
const press = (said: Partial<KeyboardEvent> & { key: string; code: string }, altGraph = false) => ({
  ...NONE,
  getModifierState: (modifier: string) => altGraph && modifier === 'AltGraph',
  ...said,
});
const inField = { matches: () => true } as unknown as EventTarget;

describe('a key', () => {
  it.each([
    ['Ctrl+K', 'find', press({ key: 'k', code: 'KeyK', ctrlKey: true })],
    ['Cmd+K', 'find', press({ key: 'k', code: 'KeyK', metaKey: true })],
    ['Alt+G', 'find', press({ key: 'g', code: 'KeyG', altKey: true })],
    ['Ctrl+K with caps lock', 'find', press({ key: 'K', code: 'KeyK', ctrlKey: true })],
    ['Ctrl+K on a Hindi keyboard', 'find', press({ key: 'क', code: 'KeyK', ctrlKey: true })],
    ['Alt+C where C is printed elsewhere', 'create', press({ key: 'c', code: 'KeyI', altKey: true })],
    ['Ctrl+Enter', 'accept', press({ key: 'Enter', code: 'Enter', ctrlKey: true })],
    ['Ctrl+Enter of the keypad', 'accept', press({ key: 'Enter', code: 'NumpadEnter', ctrlKey: true })],
    ['? with Shift', 'keys', press({ key: '?', code: 'Slash', shiftKey: true })],
    ['? where it has a key of its own', 'keys', press({ key: '?', code: 'KeyM' })],
    ['F4', 'contra', press({ key: 'F4', code: 'F4' })],
    ['Alt+P', 'payment', press({ key: 'p', code: 'KeyP', altKey: true })],
  ] as const)('%s is recognised', (_, name, event) => {
    expect(isPressed(event, name)).toBe(true);
  });

  it.each([
    ['K alone', 'find', press({ key: 'k', code: 'KeyK' })],
    [
      'Ctrl+Shift+K, which belongs to the browser',
      'find',
      press({ key: 'K', code: 'KeyK', ctrlKey: true, shiftKey: true }),
    ],
    ['AltGr+C, which types ć', 'create', press({ key: 'ć', code: 'KeyC', altKey: true }, true)],
    ['AltGr reported as Ctrl and Alt', 'create', press({ key: 'ć', code: 'KeyC', altKey: true, ctrlKey: true })],
    ['Alt+F4, which closes the window', 'contra', press({ key: 'F4', code: 'F4', altKey: true })],
    ['F5, which reloads the page', 'payment', press({ key: 'F5', code: 'F5' })],
    ['Ctrl+F6', 'receipt', press({ key: 'F6', code: 'F6', ctrlKey: true })],
    ['? in a field', 'keys', press({ key: '?', code: 'Slash', shiftKey: true, target: inField })],
    ['Enter alone', 'accept', press({ key: 'Enter', code: 'Enter' })],
    ['an event without a key, as a browser sends on autofill', 'find', { target: inField } as never],
    [
      'Ctrl with the key of B on a keyboard that types I there',
      'sidebar',
      press({ key: 'i', code: 'KeyB', ctrlKey: true }),
    ],
  ] as const)('%s is left alone', (_, name, event) => {
    expect(isPressed(event, name)).toBe(false);
  });
});

it('no chord does two things in one place', () => {
  const chords = Object.values(KEYS).flatMap(({ where, chords: all }) => all.map((chord) => `${where}: ${chord}`));
  expect(new Set(chords).size).toBe(chords.length);
  const everywhere = Object.values(KEYS).filter(({ where }) => where === 'Everywhere');
  const taken = everywhere.flatMap(({ chords: all }) => all as readonly string[]);
  const elsewhere = Object.values(KEYS).filter(({ where }) => where !== 'Everywhere');
  expect(elsewhere.flatMap(({ chords: all }) => all).filter((chord) => taken.includes(chord))).toEqual([]);
});

it('a chord is shown as printed on the keyboard, and in ARIA names for screen readers', () => {
  expect(capsOf('Ctrl+Enter')).toEqual(['Ctrl', 'Enter']);
  expect(keyWords('find')).toBe('Ctrl K');
  expect(keyShortcuts('find')).toBe('Control+K Alt+G');
});
