/** Asks the browser to keep what is stored when the device is short of room, without waiting for the answer. */
export function askToPersist(): void {
  globalThis.navigator?.storage?.persist?.().catch(() => undefined);
}

/** Whether it has promised that; undefined if it does not say. */
export async function isPersisted(): Promise<boolean | undefined> {
  return globalThis.navigator?.storage?.persisted?.().catch(() => undefined);
}
