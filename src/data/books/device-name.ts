import { readNote, writeNote } from '#data/browser-notes.ts';

/** A short name for this device in the edit log, made once: it tells devices apart, and tells nobody which it is. */
export function thisDevice(): string {
  const known = readNote(NOTE);
  if (/^device-[0-9a-z]{6}$/.test(known)) return known;
  const [one = 0] = crypto.getRandomValues(new Uint32Array(1));
  const name = `device-${one.toString(36).padStart(6, '0').slice(-6)}`;
  writeNote(NOTE, name);
  return name;
}

/** In a worker, which has no notes of its own: the name that the page gives. */
export function takeDeviceName(name: string): void {
  writeNote(NOTE, name);
}

const NOTE = 'tarazu device';
