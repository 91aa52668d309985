import { useSyncExternalStore } from 'react';
import type { Profile } from '#domain/profile.ts';
import { onMirrorReplaced } from './mirror.ts';
import { profile as sample } from './seed/profile.ts';

/**
 * Who is at work. It is no record of the business: it lies in the page's memory, is in no list and in no export, and
 * goes with the page. `photo` is the address of a small picture, or nothing.
 */
type Account = Readonly<{ profile: Profile; photo: string | undefined }>;

/** The account as it was last saved in this page. */
export function useAccount(): Account {
  return useSyncExternalStore(onChange, () => account);
}

/** Keeps what was entered, for as long as the page lives. */
export function saveProfile(profile: Profile): void {
  become({ ...account, profile });
}

/** Shows another photo, or none. The picture before it is let go. */
export function changePhoto(picture: Blob | undefined): void {
  const before = account.photo;
  become({ ...account, photo: picture && URL.createObjectURL(picture) });
  if (before !== undefined) URL.revokeObjectURL(before);
}

function become(next: Account): void {
  account = next;
  for (const listener of listeners) listener();
}

function onChange(listener: () => void): () => void {
  listeners.add(listener);
  return () => listeners.delete(listener);
}

const listeners = new Set<() => void>();
let account: Account = { profile: sample, photo: undefined };

// A fresh mirror is a fresh page: its sample business brings its own person.
onMirrorReplaced(() => {
  changePhoto(undefined);
  saveProfile(sample);
});
