import { useSyncExternalStore } from 'react';
import type { Profile } from '#domain/sample/profile.ts';
import { sampleStore } from './store.ts';
import { profile as sample } from './sample-profile.ts';

/**
 * The user's account. It is not a record of the business: it is kept in the page's memory, appears in no list and no
 * export, and is lost on reload. `photo` is the object URL of a small picture.
 */
type Account = Readonly<{ profile: Profile; photo: string | undefined }>;

/** The account as last saved in this page. */
export function useAccount(): Account {
  return useSyncExternalStore(onChange, () => account);
}

/** Saves the profile until the page is reloaded. */
export function saveProfile(profile: Profile): void {
  become({ ...account, profile });
}

/** Changes or removes the photo, and releases the URL of the previous one. */
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

// A new database counts as a new page, which starts with the profile of the sample business.
sampleStore.onReplaced(() => {
  changePhoto(undefined);
  saveProfile(sample);
});
