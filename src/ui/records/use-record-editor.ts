import { startTransition, useMemo, useRef, useState } from 'react';
import { flushSync } from 'react-dom';
import { beginOpening } from '#ui/opening.ts';
import { type Saying, sayFailure } from '#ui/say-done.ts';
import { toastSuccess, toastError } from '#ui/toast.tsx';
import { tellCreated } from './created.ts';

/** What an editor must know of a kind of record. Made once, outside the screen. */
export type RecordKind<Row, Draft, Required extends string> = Readonly<{
  blank: () => Draft;
  /** The required fields that a new record lacks. An edit is never asked. */
  missing: (draft: Draft) => readonly Required[];
  create: (draft: Draft) => Promise<unknown>;
  created: Saying;
  /** What can be done to one that exists; a record that is only ever added has none of it. */
  existing?: Readonly<{
    draftOf: (row: Row) => Draft;
    update: (row: Row, draft: Draft) => Promise<unknown>;
    updated: Saying;
    remove: (row: Row) => Promise<unknown>;
    deleted: Saying;
  }>;
}>;

type State<Row, Draft> =
  | { readonly name: 'closed' }
  | { readonly name: 'create'; readonly initial: Draft; readonly draft: Draft; readonly isAttempted: boolean }
  | { readonly name: 'edit'; readonly row: Row; readonly initial: Draft; readonly draft: Draft }
  | { readonly name: 'delete'; readonly row: Row };

/**
 * The life of a record on its screen, without a look of its own: closed, create, edit, delete. One press of Save is one
 * deed, however often it is pressed; success is said after it; a failure keeps what was typed and says why.
 */
export function useRecordEditor<Row, Draft, Required extends string>(kind: RecordKind<Row, Draft, Required>) {
  const [state, setState] = useState<State<Row, Draft>>(CLOSED);
  const isBusy = useRef(false);

  const open = useMemo(() => {
    function begin(next: State<Row, Draft>) {
      beginOpening(kind, () => setState(CLOSED));
      startTransition(() => setState(next));
    }

    /** Begins a record of which something is known already. */
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

  async function perform(deed: () => Promise<unknown>, said: Saying, afterwards?: () => void) {
    if (isBusy.current) return;
    isBusy.current = true;
    try {
      await deed();
      // Drawn before the next press is heard: one may be waiting for the button that stood there.
      flushSync(() => setState(CLOSED));
      toastSuccess(...said);
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
    /** The required fields that are missing, once a save was tried. */
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

/** The words most records use: "Invoice created successfully". */
export function usually(noun: string, done: 'created' | 'updated' | 'deleted'): Saying {
  return ['Success', `${noun} ${done} successfully`];
}

const CLOSED = { name: 'closed' } as const;
