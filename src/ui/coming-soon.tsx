/** A part of a screen that is announced and not there. */
export function ComingSoon({ children }: { children: string }) {
  return <p className="rounded-sheet border bg-sheet px-6 py-14 text-center text-ink-2">{children}</p>;
}
