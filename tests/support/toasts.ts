import { page } from 'vitest/browser';

/** The toast whose title and sentence are just these, one under the other. */
export function toastOf(title: string, sentence: string) {
  const toasts = page.getByRole('region', { name: 'Notifications' });
  return toasts.getByRole('listitem').filter({ hasText: `${title}${sentence}` });
}
