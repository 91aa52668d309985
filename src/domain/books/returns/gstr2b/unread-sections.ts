import { type Bag, isBag } from './portal-values.ts';

/** The sections of a GSTR-2B that nothing is read of, so that none of them is passed over in silence. */

/** A section, as the file calls it, and how many documents it has. */
export type UnreadSection = Readonly<{ name: string; count: number }>;

/** Returns what a statement has beside the known names: those of its lists of documents, and its own. */
export function unreadSections(body: Bag, known: (name: string) => boolean): readonly UnreadSection[] {
  const inLists = [body['docdata'], body['docRejdata']].flatMap((lists) =>
    isBag(lists) ? Object.entries(lists).filter(([name]) => !known(name)) : [],
  );
  const ownSections = Object.entries(body).filter(([name]) => !OF_THE_STATEMENT.has(name));
  return [...inLists, ...ownSections].flatMap(([name, value]) => {
    const count = documentsIn(value);
    return count === 0 ? [] : [{ name, count }];
  });
}

/** "itcrev (3 documents), other (1 document)". */
export function sectionsInWords(sections: readonly UnreadSection[]): string {
  return sections.map(({ name, count }) => `${name} (${count} ${count === 1 ? 'document' : 'documents'})`).join(', ');
}

/** Counts the innermost entries of lists: a supplier has documents, and a document may have items. */
function documentsIn(value: unknown, depth = 0): number {
  if (depth > DEEPEST || typeof value !== 'object' || value === null) return 0;
  if (!Array.isArray(value))
    return Object.values(value).reduce((sum: number, each) => sum + documentsIn(each, depth + 1), 0);
  return value.reduce((sum: number, each: unknown) => {
    const within = isBag(each) ? documentsIn({ ...each, items: undefined }, depth + 1) : 0;
    return sum + Math.max(1, within);
  }, 0);
}

/** Its head, and the sums that the portal makes of the documents. */
const OF_THE_STATEMENT: ReadonlySet<string> = new Set([
  'docdata',
  'docRejdata',
  'itcsumm',
  'cpsumm',
  'itcRejsumm',
  'cpRejsumm',
]);
const DEEPEST = 6;
