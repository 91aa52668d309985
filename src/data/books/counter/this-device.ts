import { readNote, writeNote } from '#data/browser-notes.ts';

/** How the counter works on this device: kept by its browser, in no books. */

/** Whether starting the app at "/" opens the counter of the books of that key (*Open Here at Start*). */
export function opensAtCounter(key: string): boolean {
  return key !== '' && readNote(AT_START) === key;
}

export function openAtCounter(key: string, isOn: boolean): void {
  if (isOn || opensAtCounter(key)) writeNote(AT_START, isOn ? key : '');
}

/** Whether a bill is printed when it is saved by its key (*Print Each Bill*); on at first. */
export function printsEachBill(): boolean {
  return readNote(PRINTS) !== OFF;
}

export function printEachBill(isOn: boolean): void {
  writeNote(PRINTS, isOn ? '' : OFF);
}

/** Whether what a scan led to is heard (*Sounds*); on at first. */
export function hasSounds(): boolean {
  return readNote(SOUNDS) !== OFF;
}

export function turnSounds(isOn: boolean): void {
  writeNote(SOUNDS, isOn ? '' : OFF);
}

const AT_START = 'books whose counter opens at start';
const PRINTS = 'print each bill';
const SOUNDS = 'sounds of the counter';
const OFF = 'off';
