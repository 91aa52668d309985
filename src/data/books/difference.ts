/** Something that is kept and is not what the records say, in words. */
export type Difference = Readonly<{ what: string; kept: string; rebuilt: string }>;
