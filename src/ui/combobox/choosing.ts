import type { Option } from './beginnings.ts';

/** What a combobox is told, and what it tells. */
export type Choosing<Id extends string> = {
  /** The chosen option. */
  value: Option<Id> | null;
  isRequired?: boolean;
  /** The text that the options are to answer. Undefined until the list was first asked for: nothing need be read yet. */
  text: string | undefined;
  /** The options that answer the text, best first, at most some sixty; any while they are being read (`isLoading`). */
  options: readonly Option<Id>[];
  isLoading?: boolean;
  onType: (text: string) => void;
  /** Null when the text of a field that is not required was cleared. */
  onChoose: (id: Id | null) => void;
  /** What is chosen already was typed and taken again, as when a code is scanned twice. */
  onAgain?: (id: Id) => void;
  /** Offers to make a record with the typed name. The new one is chosen by handing it in as the value. */
  onAdd?: (text: string) => void;
  /** For a list that only suggests: each text is a value, which the owner hands in again. */
  onText?: (text: string) => void;
};

/** A line of the list: an option, or the offer to add what was typed. */
export type Row<Id extends string> = Option<Id> | 'add';

/** What a row is known by, the rows themselves being new with every answer; also a part of its id, without spaces. */
export function keyOf(row: Row<string>): string {
  return row === 'add' ? row : `option-${encodeURIComponent(row.id)}`;
}
