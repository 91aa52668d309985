/**
 * An amount in a column: whole rupees reserve the width of paise, so that the decimal points line up. `look` is a class
 * that turns this off where there is no column.
 */
export function ColumnFigure({ look = '', children }: { look?: string; children: string }) {
  return <span className={/\.\d\d+$/.test(children) ? undefined : `${PAISE} ${look}`}>{children}</span>;
}

/** A `ColumnFigure` of a table whose rows become cards on a narrow screen: there it reserves no width. */
export function Figure({ children }: { children: string }) {
  return <ColumnFigure look="cards:after:content-none">{children}</ColumnFigure>;
}

/** A table whose amounts are all in whole rupees sets `--paise` to none. */
const PAISE = "after:invisible after:content-[var(--paise,'.00'/'')]";
