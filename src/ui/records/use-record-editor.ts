import { startTransition, useMemo, useRef, useState } from 'react';
import { flushSync } from 'react-dom';
import { beginOpening } from '#ui/opening.ts';
import { type ToastText, sayFailure } from '#ui/say-done.ts';
import { toastSuccess, toastError } from '#ui/toast.tsx';
import { tellCreated } from './created.ts';

/** What the editor must know about a kind of record. Defined once, outside the component. */
export type RecordKind<Row, Draft, Required extends string> = Readonly<{
  blank: () => Draft;
  /** The required fields that a new record lacks. Edits have no checks. */
  missing: (draft: Draft) => readonly Required[];
  create: (draft: Draft) => Promise<unknown>;
  created: ToastText;
  /** Editing and deleting; missing for records that are only ever added. */
  existing?: Readonly<{
    draftOf: (row: Row) => Draft;
    update: (row: Row, draft: Draft) => Promise<unknown>;
    updated: ToastText;
    remove: (row: Row) => Promise<unknown>;
    deleted: ToastText;
  }>;
}>;

type State<Row, Draft> =
  | { readonly name: 'closed' }
  | { readonly name: 'create'; readonly initial: Draft; readonly draft: Draft; readonly isAttempted: boolean }
  | { readonly name: 'edit'; readonly row: Row; readonly initial: Draft; readonly draft: Draft }
  | { readonly name: 'delete'; readonly row: Row };

/**
 * The headless state machine of a record dialog: closed, create, edit, delete. However often Save is pressed, it saves
 * once; success is reported after the write; a failure keeps the typed values and says why.
 */
export function useRecordEditor<Row, Draft, Required extends string>(kind: RecordKind<Row, Draft, Required>) {
  const [state, setState] = useState<State<Row, Draft>>(CLOSED);
  const isBusy = useRef(false);

  const open = useMemo(() => {
    function begin(next: State<Row, Draft>) {
      beginOpening(kind, () => setState(CLOSED));
      startTransition(() => setState(next));
    }

    /** Opens the create form with some fields filled in. */
    function createFrom(known: Partial<Draft>) {
      const draft = { ...kind.blank(), ...known };
      begin({ name: 'create', initial: draft, draft, isAttempted: false });
    }

    return {
      create: () => createFrom({}),
      createFrom,
      edit(row: Row) {
        const draft = kind.existing?.draftOf(row);
        if (draft !== undefined) begin({ name: 'edit', row, initial: draft, draft });
      },
      delete(row: Row) {
        if (kind.existing) begin({ name: 'delete', row });
      },
    };
  }, [kind]);

  async function perform(write: () => Promise<unknown>, success: ToastText, afterwards?: () => void) {
    if (isBusy.current) return;
    isBusy.current = true;
    try {
      await write();
      // Renders before the browser dispatches the next click: one may be queued for the button that was there.
      flushSync(() => setState(CLOSED));
      toastSuccess(...success);
      afterwards?.();
    } catch (error) {
      sayFailure(error);
    } finally {
      isBusy.current = false;
    }
  }

  return {
    state,
    /** Who opens its dialogs, for `useModalLayer`. */
    opener: kind as unknown,
    open,
    /** The required fields that are missing, after the first attempt to save. */
    missing: state.name === 'create' && state.isAttempted ? kind.missing(state.draft) : [],
    isChanged: 'draft' in state && JSON.stringify(state.draft) !== JSON.stringify(state.initial),
    change(patch: Partial<Draft>) {
      setState((before) => ('draft' in before ? { ...before, draft: { ...before.draft, ...patch } } : before));
    },
    close() {
      if (!isBusy.current) startTransition(() => setState(CLOSED));
    },
    async save() {
      if (state.name === 'create' && kind.missing(state.draft).length > 0) {
        setState({ ...state, isAttempted: true });
        toastError('Error', 'Please fill all required fields');
      } else if (state.name === 'create') {
        await perform(() => kind.create(state.draft), kind.created, tellCreated);
      } else if (state.name === 'edit' && kind.existing) {
        const { update, updated } = kind.existing;
        await perform(() => update(state.row, state.draft), updated);
      }
    },
    async confirmDelete() {
      if (state.name !== 'delete' || !kind.existing) return;
      const { remove, deleted } = kind.existing;
      await perform(() => remove(state.row), deleted);
    },
  };
}

export type RecordEditor<Row, Draft, Required extends string> = ReturnType<
  typeof useRecordEditor<Row, Draft, Required>
>;

/** The toast of most records: "Invoice created successfully". */
export function successMessage(noun: string, done: 'created' | 'updated' | 'deleted'): ToastText {
  return ['Success', `${noun} ${done} successfully`];
}

const CLOSED = { name: 'closed' } as const;
