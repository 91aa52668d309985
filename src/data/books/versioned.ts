/** A master as it is kept. `rev` counts its changes, so that one that another tab made meanwhile is not overwritten. */
export type Versioned<Row> = Row & Readonly<{ rev: number }>;
