/** A line of a document: a card of two columns on a phone, two rows on a tablet (goods, figures), else one row of a grid. */
export const DOCUMENT_LINE =
  'grid grid-cols-2 gap-x-3 @2xl:grid-cols-6 @4xl:gap-x-1.5 @4xl:grid-cols-[1.5rem_minmax(0,1fr)_4.75rem_6.25rem_6.25rem_5.5rem_5.5rem_7rem_var(--spacing-control)]';
