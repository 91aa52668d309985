import { Refusal } from './refusal.ts';

/**
 * Code that was asked for, or a Refusal with this title: it could not be fetched, or nobody answers. In that case the request
 * goes on, and who asks again waits for the same.
 */
export async function fetchCode<Code>(title: string, code: Promise<Code>): Promise<Code> {
  let timer: ReturnType<typeof setTimeout> | undefined;
  const unanswered = new Promise<never>((_, reject) => {
    timer = setTimeout(() => reject(new Error('It did not come in time.')), LIMIT_MS);
  });
  try {
    return await Promise.race([code, unanswered]);
  } catch (cause) {
    throw new Refusal(title, UNFETCHED, { cause });
  } finally {
    clearTimeout(timer);
  }
}

const LIMIT_MS = 20_000;
const UNFETCHED =
  'A part of the app could not be fetched, so nothing was changed. Check the network, then try again; if that does not help, reload the page.';
