import { startTransition, useMemo, useRef, useState } from 'react';
import { flushSync } from 'react-dom';
import { beginOpening, type Opener } from '#ui/overlays/opening.ts';
import { type ToastText, sayFailure, unlessRefused } from '#ui/feedback/outcome-toasts.ts';
import { toastSuccess, toastError } from '#ui/feedback/toast.tsx';
import { emitCreated } from './created-signal.ts';
import { type DraftProblems, NO_PROBLEMS, problemsFrom } from './draft-problems.ts';

/** Describes a kind of record to its editor. Defined once, outside the component. */
export type RecordKind<Row, Draft, Required extends string> = Readonly<{
  blank: () => Draft;
  /** The required fields that a new record lacks. Without `problems`, edits have no checks. */
  missing: (draft: Draft) => readonly Required[];
  /** A sentence for each wrong field of a draft, new or changed. */
  problems?: (draft: Draft) => DraftProblems<Draft>;
  create: (draft: Draft) => Promise<unknown>;
  created: ToastText;
  /** Editing and deleting; missing for records that are only ever added. */
  existing?: Readonly<{
    draftOf: (row: Row) => Draft;
    update: (row: Row, draft: Draft) => Promise<unknown>;
    updated: ToastText;
    remove: (row: Row) => Promise<unknown>;
    /** Throws why a record has to stay, so that nobody is asked about it in vain. */
    refuseRemoving?: (row: Row) => Promise<unknown>;
    deleted: ToastText;
  }>;
}>;

export type DraftChange<Draft> = Partial<Draft> | ((draft: Draft) => Partial<Draft>);

/** `refused`: the sentences that the last refusal had for fields, until one of them is changed. */
type Drafted<Draft> = Readonly<{ initial: Draft; draft: Draft; isAttempted: boolean; refused: DraftProblems<Draft> }>;

type State<Row, Draft> =
  | { readonly name: 'closed' }
  | ({ readonly name: 'create' } & Drafted<Draft>)
  | ({ readonly name: 'edit'; readonly row: Row } & Drafted<Draft>)
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
      begin({ name: 'create', ...untried(draft) });
    }

    return {
      create: () => createFrom({}),
      createFrom,
      edit(row: Row) {
        const draft = kind.existing?.draftOf(row);
        if (draft !== undefined) begin({ name: 'edit', row, ...untried(draft) });
      },
      delete(row: Row) {
        if (!kind.existing) return;
        const refuse = kind.existing.refuseRemoving;
        if (refuse) void unlessRefused(refuse(row), () => begin({ name: 'delete', row }));
        else begin({ name: 'delete', row });
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
      const refused = problemsFrom<Draft>(error);
      setState((before) => ('draft' in before ? { ...before, isAttempted: true, refused } : before));
      sayFailure(error);
    } finally {
      isBusy.current = false;
    }
  }

  /** Whether nothing is wrong with the draft; otherwise its fields say what is. */
  function isRight(drafted: Drafted<Draft>): boolean {
    const [first] = Object.values<string | undefined>(kind.problems?.(drafted.draft) ?? {});
    if (first === undefined) return true;
    setState((before) => ('draft' in before ? { ...before, isAttempted: true, refused: NO_PROBLEMS } : before));
    toastError('Error', first);
    return false;
  }

  return {
    state,
    /** Who opens its dialogs, for `useModalLayer`. */
    opener: kind as Opener,
    open,
    /** The required fields that are missing, after the first attempt to save. */
    missing: state.name === 'create' && state.isAttempted ? kind.missing(state.draft) : [],
    /** A sentence for each wrong field, after the first attempt to save. */
    problems:
      'draft' in state && state.isAttempted ? { ...kind.problems?.(state.draft), ...state.refused } : NO_PROBLEMS,
    isChanged: 'draft' in state && JSON.stringify(state.draft) !== JSON.stringify(state.initial),
    /** A change that depends on the draft is a function: the draft may have changed since the last render. */
    change(change: DraftChange<Draft>) {
      setState((before) => {
        if (!('draft' in before)) return before;
        const patch = typeof change === 'function' ? change(before.draft) : change;
        // With a field those within it: `bills.0` with `bills`.
        const refused = Object.entries(before.refused).filter(([field]) => !((field.split('.')[0] ?? '') in patch));
        return {
          ...before,
          draft: { ...before.draft, ...patch },
          refused: Object.fromEntries(refused) as DraftProblems<Draft>,
        };
      });
    },
    close() {
      if (!isBusy.current) startTransition(() => setState(CLOSED));
    },
    async save() {
      if (state.name === 'create' && kind.missing(state.draft).length > 0) {
        setState({ ...state, isAttempted: true });
        toastError('Error', 'Please fill all required fields');
      } else if ('draft' in state && !isRight(state)) {
        return;
      } else if (state.name === 'create') {
        await perform(() => kind.create(state.draft), kind.created, emitCreated);
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

function untried<Draft>(draft: Draft): Drafted<Draft> {
  return { initial: draft, draft, isAttempted: false, refused: NO_PROBLEMS };
}

const CLOSED = { name: 'closed' } as const;
