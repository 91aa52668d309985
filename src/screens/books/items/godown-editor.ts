import { today } from '#data/clock.ts';
import { createGodown, deleteGodowns, updateGodown, refuseDeletingGodowns } from '#data/books/masters/godowns.ts';
import type { Versioned } from '#data/books/versioned.ts';
import {
  BLANK_GODOWN,
  type Godown,
  type GodownInput,
  godownInput,
  problemsInGodown,
} from '#domain/books/masters/godown.ts';
import { formatName } from '#domain/format.ts';
import { missingIn } from '#domain/required-fields.ts';
import type { BulkActions } from '#ui/records/bulk-actions.ts';
import { type RecordEditor, type RecordKind, successMessage } from '#ui/records/use-record-editor.ts';

export type VersionedGodown = Versioned<Godown>;

/** How a godown is created, checked, edited and deleted. */
export const GODOWN_EDITOR: RecordKind<VersionedGodown, GodownInput, 'name'> = {
  blank: () => BLANK_GODOWN,
  missing: (input) => missingIn(input, ['name']),
  problems: problemsInGodown,
  create: createGodown,
  created: successMessage('Godown', 'created'),
  existing: {
    draftOf: godownInput,
    update: ({ id, rev }, input) => updateGodown(id, rev, input),
    updated: successMessage('Godown', 'updated'),
    remove: ({ id }) => deleteGodowns([id]),
    refuseRemoving: ({ id }) => refuseDeletingGodowns([id]),
    deleted: successMessage('Godown', 'deleted'),
  },
};

/** The bulk actions on selected godowns. */
export const GODOWN_BULK_ACTIONS: BulkActions<VersionedGodown> = {
  nouns: ['godown', 'godowns'],
  displayName: ({ name }) => formatName(name, 'unnamed godown'),
  remove: deleteGodowns,
  refuseRemoving: refuseDeletingGodowns,
  fileName: () => `selected-godowns-${today()}`,
};

export type GodownEditor = RecordEditor<VersionedGodown, GodownInput, 'name'>;
