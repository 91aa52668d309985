/** Whether an address may be opened. All may, where the open books have no staff; those with staff say by `openPlacesBy`. */
export function isOpenPlace(pathname: string): boolean {
  return mayOpen?.(pathname) ?? true;
}

/** Registers which addresses may be opened. Returns how to end it. */
export function openPlacesBy(may: (pathname: string) => boolean): () => void {
  mayOpen = may;
  return () => {
    if (mayOpen === may) mayOpen = undefined;
  };
}

let mayOpen: ((pathname: string) => boolean) | undefined;
