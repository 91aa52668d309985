/**
 * A sum of money in a column: whole rupees leave the room of their paise, so that the points of a column line up. `look` says
 * where there is none to line up with.
 */
export function ColumnFigure({ look = '', children }: { look?: string; children: string }) {
  return <span className={/\.\d\d$/.test(children) ? undefined : `${PAISE} ${look}`}>{children}</span>;
}

/** The same in a table that is cards where there is little room. */
export function Figure({ children }: { children: string }) {
  return <ColumnFigure look="@max-cards:after:content-none">{children}</ColumnFigure>;
}

const PAISE = "after:invisible after:content-['.00'/'']";
