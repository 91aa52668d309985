/** The placeholder of a part that does not exist yet. */
export function ComingSoon({ children }: { children: string }) {
  return <p className="rounded-sheet border bg-sheet px-6 py-14 text-center text-ink-2">{children}</p>;
}
