/**
 * A small text that this browser remembers for this device, outside of any books; '' if it has none. Where the browser
 * refuses or clears it, it lasts as long as the page.
 */
export function readNote(name: string): string {
  try {
    return localStorage.getItem(name) ?? notesOfPage.get(name) ?? '';
  } catch {
    return notesOfPage.get(name) ?? '';
  }
}

export function writeNote(name: string, text: string): void {
  notesOfPage.set(name, text);
  try {
    localStorage.setItem(name, text);
  } catch {
    // Refused or full.
  }
}

const notesOfPage = new Map<string, string>();
