/** A sum of money in a column: whole rupees leave the room of their paise, so that the points of a column line up. */
export function ColumnFigure({ children }: { children: string }) {
  return <Padded look={PAISE}>{children}</Padded>;
}

/** The same in a table that is cards where there is little room: on a card there is no column to line up with. */
export function Figure({ children }: { children: string }) {
  return <Padded look={`${PAISE} @max-[57rem]:after:content-none`}>{children}</Padded>;
}

function Padded({ look, children }: { look: string; children: string }) {
  return <span className={/\.\d\d$/.test(children) ? undefined : look}>{children}</span>;
}

const PAISE = "after:invisible after:content-['.00'/'']";
