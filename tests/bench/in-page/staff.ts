import { createPerson } from '#data/books/staff/persons.ts';
import { longestBlock } from './timing.ts';
import { moment } from './watch.ts';

let lastKey = 0;
window.addEventListener('keydown', (event) => (lastKey = event.timeStamp), true);

/** The passcode of the Owner whom the books get. */
const PASSCODE = '482170';

/** Gives the open books an Owner, who is signed in then. */
export async function giveOwner(): Promise<string> {
  await createPerson({ name: 'Asha', role: 'Owner', isActive: true, passcode: PASSCODE, repeated: PASSCODE });
  return PASSCODE;
}

/** Milliseconds from the key that tries the passcode until the page is there, and the longest block of the page meanwhile. */
export async function signedInAfterKey(): Promise<Readonly<{ took: number; blocked: number }>> {
  let took = 0;
  const blocked = await longestBlock(async () => {
    const there = await moment(() => !isCovered() && document.querySelector('main h1') !== null);
    took = there - lastKey;
  });
  return { took, blocked };
}

function isCovered(): boolean {
  return document.querySelector('[data-staff]') !== null;
}
