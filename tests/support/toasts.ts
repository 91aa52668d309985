import { page } from 'vitest/browser';

/** The toast with this title followed directly by this sentence. */
export function toastOf(title: string, sentence: string) {
  const toasts = page.getByRole('region', { name: 'Notifications' });
  return toasts.getByRole('listitem').filter({ hasText: `${title}${sentence}` });
}
