import { toastSuccess, toastError } from './toast.tsx';

/** A toast: its title, and what it says under it. */
export type ToastText = readonly [title: string, sentence?: string];

/** Says that a deed is done, once it is; where it failed or was refused, that is said instead. */
export async function sayDone(deed: Promise<unknown>, said: ToastText): Promise<void> {
  try {
    await deed;
    toastSuccess(...said);
  } catch (error) {
    sayFailure(error);
  }
}

/** Says why something was not done: a refusal brings its own title. */
export function sayFailure(error: unknown): void {
  const title =
    error instanceof Error && 'title' in error && typeof error.title === 'string' ? error.title : 'Not saved';
  toastError(title, whyNot(error));
}

/** Why something was not done, in a sentence for who asked for it. */
export function whyNot(error: unknown): string {
  return error instanceof Error ? error.message : 'Nothing was changed. Please try again.';
}
