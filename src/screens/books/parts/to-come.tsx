/** A part of a screen that is still being built: it says plainly what will be there, and offers nothing that does not work. */
export function StillToCome({ what, will, things }: { what: string; will: string; things: readonly string[] }) {
  return (
    <section aria-label="Still to come" className="max-w-prose rounded-sheet border bg-sheet px-6 py-5">
      <p className="font-medium">{what} is still to come.</p>
      <p className="mt-1 text-ink-2">{will}</p>
      <ul className="mt-3 flex list-disc flex-col gap-1 ps-5 text-ink-2 marker:text-ink-3">
        {things.map((thing) => (
          <li key={thing}>{thing}</li>
        ))}
      </ul>
    </section>
  );
}
