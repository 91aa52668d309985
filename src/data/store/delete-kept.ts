import { browserStorage } from './engine.ts';
import { whileAlone } from './name-lock.ts';
import { asRefusal, Refusal } from './refusal.ts';

/**
 * Deletes one kept database, for good. Only for a wish that its owner has confirmed. Refused while a tab has it open:
 * a wish to delete cannot be taken back, and would wait there until that tab is closed.
 */
export async function deleteKept(name: string): Promise<void> {
  try {
    if ((await whileAlone(name, () => deleteNow(name))) === 'in use') throw new Refusal('Not deleted', IN_USE);
  } catch (error) {
    throw asRefusal(error, 'Not deleted', 'The browser closed its storage, so nothing was deleted. Please try again.');
  }
}

function deleteNow(name: string): Promise<void> {
  return new Promise((resolve, reject) => {
    const request = browserStorage()?.deleteDatabase(name);
    if (!request) return reject(new Error('The browser has no storage'));
    request.addEventListener('success', () => resolve());
    request.addEventListener('error', () => reject(request.error));
    request.addEventListener('blocked', () => reject(new Refusal('Not deleted yet', BLOCKED)));
  });
}

const IN_USE = 'These books are open in another tab. Close it, then delete them here.';
/** In a browser without locks the wish is out before anybody knows that it must wait. */
const BLOCKED = 'These books are still open in another tab. They are deleted as soon as it is closed.';
