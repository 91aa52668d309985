import { type ToastAction, toastSuccess, toastError } from './toast.tsx';

/** A toast: its title, and the sentence under it. */
export type ToastText = readonly [title: string, sentence?: string];

/** Shows a toast once the work is done; if it failed or was refused, a toast that says so. */
export async function sayDone(work: Promise<unknown>, text: ToastText): Promise<void> {
  try {
    await work;
    toastSuccess(...text);
  } catch (error) {
    sayFailure(error);
  }
}

/** Goes on once nothing was refused; else a toast says what. */
export async function unlessRefused(check: Promise<unknown>, act: () => void): Promise<void> {
  try {
    await check;
  } catch (error) {
    return sayFailure(error);
  }
  act();
}

/** Shows a toast that says why something was not done, and an action if one goes on from there. A refusal has its own title. */
export function sayFailure(error: unknown, action?: ToastAction): void {
  const title =
    error instanceof Error && 'title' in error && typeof error.title === 'string' ? error.title : 'Not saved';
  toastError(title, whyNot(error), action);
}

/** Why something was not done, as a sentence for the user. */
export function whyNot(error: unknown): string {
  return error instanceof Error ? error.message : 'Nothing was changed. Please try again.';
}
