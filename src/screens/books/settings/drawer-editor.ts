import { createDrawer, deleteDrawer, refuseDeletingDrawer, updateDrawer } from '#data/books/counter/drawers.ts';
import { type Drawer, type DrawerInput, drawerInput } from '#domain/books/counter/drawer.ts';
import { missingIn } from '#domain/required-fields.ts';
import { type RecordEditor, type RecordKind, successMessage } from '#ui/records/use-record-editor.ts';

/** How a drawer is made, changed and deleted. */
export const DRAWER_EDITOR: RecordKind<Drawer, DrawerInput, 'name'> = {
  blank: () => ({ name: '', cash: null, upi: null, card: null, shifts: false }),
  missing: (input) => missingIn(input, ['name']),
  create: createDrawer,
  created: successMessage('Drawer', 'created'),
  existing: {
    draftOf: drawerInput,
    update: ({ id, rev }, input) => updateDrawer(id, rev, input),
    updated: successMessage('Drawer', 'updated'),
    remove: ({ id }) => deleteDrawer(id),
    refuseRemoving: refuseDeletingDrawer,
    deleted: successMessage('Drawer', 'deleted'),
  },
};

export type DrawerEditor = RecordEditor<Drawer, DrawerInput, 'name'>;
