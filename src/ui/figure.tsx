/** A sum of money in a column: whole rupees leave the room of their paise, so that the points of a column line up. */
export function Figure({ children }: { children: string }) {
  return <span className={/\.\d\d$/.test(children) ? undefined : WHOLE}>{children}</span>;
}

// On a card there is no column to line up with.
const WHOLE = "after:invisible after:content-['.00'/''] @max-[57rem]:after:content-none";
