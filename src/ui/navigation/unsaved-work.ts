/** What was typed on this page and is not saved. `keep` saves it as a draft, where it can become one. */
export type UnsavedWork = Readonly<{ keep: (() => Promise<unknown>) | undefined }>;

/** Notes how a form is asked for its unsaved work, while it is open. Returns how to stop. */
export function noteWork(ask: () => UnsavedWork | undefined): () => void {
  asked.add(ask);
  return () => void asked.delete(ask);
}

/** Returns the unsaved work of all forms of the page. */
export function unsavedWork(): readonly UnsavedWork[] {
  return [...asked].flatMap((ask) => ask() ?? []);
}

const asked = new Set<() => UnsavedWork | undefined>();
