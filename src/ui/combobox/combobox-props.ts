import type { Option } from './option-search.ts';

/** The props of every combobox: what it shows, and whom it calls. */
export type ComboboxProps<Id extends string> = {
  /** The chosen option. */
  value: Option<Id> | null;
  isRequired?: boolean;
  /** The text that the options are to answer. Undefined until the list was first asked for: nothing need be read yet. */
  text: string | undefined;
  /** The options that answer the text, best first, at most some sixty; any while they are being read (`isLoading`). */
  options: readonly Option<Id>[];
  isLoading?: boolean;
  /** Whether more answer the text than these options: the list says so, and that more letters find them. */
  hasMore?: boolean;
  onType: (text: string) => void;
  /** Null when the text of a field that is not required was cleared. */
  onChoose: (id: Id | null) => void;
  /** Called when what is chosen already is typed and taken again, as when a code is scanned twice. */
  onAgain?: (id: Id) => void;
  /** Offers to make a record with the typed name. The new one is chosen by handing it in as the value. */
  onAdd?: (text: string) => void;
  /** For a list that only suggests: each text is a value, which the owner hands in again. */
  onText?: (text: string) => void;
};

/** A line of the list: an option, or the offer to add what was typed. */
export type ComboboxRow<Id extends string> = Option<Id> | 'add';

/** The key of a row, the rows themselves being new with every answer; also a part of its id, without spaces. */
export function rowKey(row: ComboboxRow<string>): string {
  return row === 'add' ? row : `option-${encodeURIComponent(row.id)}`;
}
