import { type ReactNode, useEffect, useRef, useState } from 'react';
import { createItem } from '#data/books/masters/items.ts';
import { createLedger } from '#data/books/masters/ledgers.ts';
import { createParty } from '#data/books/masters/parties.ts';
import { BLANK_ITEM, type ItemInput } from '#domain/books/masters/item.ts';
import { BLANK_LEDGER } from '#domain/books/masters/ledger.ts';
import { blankParty } from '#domain/books/masters/party.ts';
import { withGstin } from '#domain/books/registration.ts';
import type { Named } from '#domain/books/voucher-head.ts';
import { useMayDo } from '#screens/books/parts/use-may.ts';
import { ItemFields } from './item-fields.tsx';
import { ITEM_EDITOR } from './item-editor.ts';
import { LedgerFields } from './ledger-fields.tsx';
import { LEDGER_EDITOR } from './ledger-editor.ts';
import { PartyFields } from './party-fields.tsx';
import { PARTY_EDITOR } from './party-editor.ts';
import { TextButton } from '#ui/controls/text-button.tsx';
import { RecordForm } from '#ui/record-forms/record-dialogs.tsx';
import { useRecordEditor } from '#ui/records/use-record-editor.ts';
import { type NewMaster, type NewMasterRequest, RIGHT_TO_MAKE } from './new-master.ts';

/** A new party, ledger or item under the name that was typed. Which of two it is can still be changed. */
export function NewMasterDialog({ asked, onClose }: { asked: NewMasterRequest; onClose: () => void }) {
  const [now, setNow] = useState({ of: asked.of, name: asked.name });
  const part = { ...asked, ...now, onClose };
  switch (now.of) {
    case 'party':
      return <NewParty key="party" {...part} onOther={(name) => setNow({ of: 'ledger', name })} />;
    case 'item':
      return <NewItem key="item" {...part} onOther={(name) => setNow({ of: 'ledger', name })} />;
    case 'ledger': {
      const other = asked.of === 'item' ? 'item' : 'party';
      return <NewLedger key="ledger" {...part} other={other} onOther={(name) => setNow({ of: other, name })} />;
    }
  }
}

type Part = NewMasterRequest & { onClose: () => void; onOther: (name: string) => void };

function NewParty({ name, kind = 'Customer', gstin = '', isOnly, onMade, onClose, onOther }: Part) {
  const [definition] = useState(() => ({ ...PARTY_EDITOR, create: createAndChoose(createParty, onMade) }));
  const editor = useRecordEditor(definition);
  useOpenOnMount(editor, () => editor.open.createFrom(withGstin({ ...blankParty(kind), name }, gstin)), onClose);
  return (
    <RecordForm editor={editor} width="max-w-[45rem]" titles={{ create: 'New Party', edit: 'Edit Party' }}>
      {(draft) => (
        <div className="flex flex-col gap-4">
          {isOnly !== true && (
            <Other
              of="ledger"
              question="Neither a customer nor a supplier?"
              verb="Make a ledger instead"
              act={() => onOther(draft.name)}
            />
          )}
          <PartyFields draft={draft} problems={editor.problems} onChange={editor.change} />
        </div>
      )}
    </RecordForm>
  );
}

function NewLedger({ name, group, other, onMade, onClose, onOther }: Part & { other: 'party' | 'item' }) {
  const [definition] = useState(() => ({ ...LEDGER_EDITOR, create: createAndChoose(createLedger, onMade) }));
  const editor = useRecordEditor(definition);
  useOpenOnMount(editor, () => editor.open.createFrom({ ...BLANK_LEDGER, ...(group && { group }), name }), onClose);
  return (
    <RecordForm editor={editor} titles={{ create: 'New Ledger', edit: 'Edit Ledger' }}>
      {(draft) => (
        <div className="flex flex-col gap-4">
          {group === undefined && <Other of={other} {...OTHERS[other]} act={() => onOther(draft.name)} />}
          <LedgerFields draft={draft} problems={editor.problems} onChange={editor.change} />
        </div>
      )}
    </RecordForm>
  );
}

function NewItem({ name, barcode, isOnly, onMade, onClose, onOther }: Part) {
  const [definition] = useState(() => ({ ...ITEM_EDITOR, create: createAndChoose(createItem, onMade) }));
  const editor = useRecordEditor(definition);
  const known = barcode === undefined ? nameOrBarcode(name) : { name, barcode };
  useOpenOnMount(editor, () => editor.open.createFrom({ ...BLANK_ITEM, ...known }), onClose);
  return (
    <RecordForm editor={editor} width="max-w-[40rem]" titles={{ create: 'New Item', edit: 'Edit Item' }}>
      {(draft) => (
        <div className="flex flex-col gap-4">
          {isOnly !== true && (
            <Other
              of="ledger"
              question="Neither goods nor a service?"
              verb="Make a ledger instead"
              act={() => onOther(draft.name)}
            />
          )}
          <ItemFields draft={draft} isNew problems={editor.problems} onChange={editor.change} />
        </div>
      )}
    </RecordForm>
  );
}

/** Returns what was typed as a name, or as a barcode, which is no name. GS1 knows those of 8, 12, 13 and 14 digits. */
function nameOrBarcode(text: string): Pick<ItemInput, 'name' | 'barcode'> {
  return /^\d{8}(\d{4,6})?$/.test(text) ? { name: '', barcode: text } : { name: text, barcode: '' };
}

/** Asks whether it is the other kind of master, where the person at this page may make such. */
function Other({
  of,
  question,
  verb,
  act,
}: {
  of: NewMaster['of'];
  question: string;
  verb: string;
  act: () => void;
}): ReactNode {
  if (!useMayDo(RIGHT_TO_MAKE[of])) return null;
  return (
    <p className="text-ink-2 text-table">
      {question} <TextButton onClick={act}>{verb}</TextButton>
    </p>
  );
}

/** Returns a `create` that chooses the record in the voucher before its dialog closes and the focus returns there. */
function createAndChoose<Input>(create: (input: Input) => Promise<Named>, onMade: NewMasterRequest['onMade']) {
  return async (input: Input) => {
    const { id, name } = await create(input);
    await onMade({ id, name });
  };
}

/** Opens the form at once, and calls `onClose` when it was closed, saved or not. */
function useOpenOnMount({ state }: { state: { name: string } }, open: () => void, onClose: () => void): void {
  const wasOpen = useRef(false);
  useEffect(() => {
    open();
    // oxlint-disable-next-line react/exhaustive-deps -- only on mount
  }, []);
  useEffect(() => {
    if (state.name !== 'closed') wasOpen.current = true;
    else if (wasOpen.current) onClose();
  });
}

const OTHERS = {
  party: { question: 'A customer or supplier?', verb: 'Make a party instead' },
  item: { question: 'Goods or a service?', verb: 'Make an item instead' },
} as const;
