/**
 * An amount of money in a column. Whole rupees leave room for paise, so that the decimal points of the column line up. `look`
 * says where there is nothing to line up with.
 */
export function ColumnFigure({ look = '', children }: { look?: string; children: string }) {
  return <span className={/\.\d\d$/.test(children) ? undefined : `${PAISE} ${look}`}>{children}</span>;
}

/** The same in a table that turns into cards where there is little room. */
export function Figure({ children }: { children: string }) {
  return <ColumnFigure look="@max-cards:after:content-none">{children}</ColumnFigure>;
}

/** A table whose amounts are all in whole rupees sets `--paise` to none. */
const PAISE = "after:invisible after:content-[var(--paise,'.00'/'')]";
