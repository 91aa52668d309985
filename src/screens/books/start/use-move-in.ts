import { useRouter } from '@tanstack/react-router';
import { type RefObject, useState } from 'react';
import { createBooksFromTally } from '#data/books/exchange/books-from-tally.ts';
import type { BooksFromTally } from '#data/books/exchange/move-in.ts';
import type { MoveOutline, TallyImportOutline } from '#data/books/exchange/outline-tally-import.ts';
import { tallyImport } from '#data/books/exchange/tally-import.ts';
import { businessFrom } from '#domain/books/masters/business.ts';
import { firstDayOfYear } from '#domain/calendar.ts';
import { useCancellableWork } from '#screens/parts/use-cancellable-work.ts';
import { type LastingState, useLastingWork } from '#screens/parts/use-lasting-work.ts';
import { whyNot } from '#ui/feedback/outcome-toasts.ts';
import { toastSuccess } from '#ui/feedback/toast.tsx';
import { useBusinessDraft } from './use-business-draft.ts';

type Opened = Readonly<{ files: readonly File[]; summary: TallyImportOutline['summary'] }>;

export type MoveInStep =
  | Readonly<{ name: 'choose'; problem?: string }>
  | Readonly<{ name: 'working'; label: string; progress: readonly [done: number, total: number] }>
  | Readonly<{ name: 'business'; opened: Opened; problem?: string }>
  | Readonly<{ name: 'planned'; opened: Opened; planned: MoveOutline; problem?: string }>
  | Readonly<{ name: 'moved'; planned: MoveOutline; moved: BooksFromTally }>;

/** What is moved in: the files, and what becomes of them. */
type Asked = Readonly<{ opened: Opened; planned: MoveOutline }>;

/**
 * The steps of Tally's files into new books: read, completed with the business, planned, and moved in as a whole. The last goes on
 * where the screen is left.
 */
export function useMoveIn(form: RefObject<HTMLFormElement | null>) {
  const { history } = useRouter();
  const moving = useLastingWork<Asked, BooksFromTally>('move in');
  const [ownStep, setStep] = useState<MoveInStep>({ name: 'choose' });
  const step = stepOf(moving.state) ?? ownStep;
  const entered = moving.state.name === 'idle' ? undefined : moving.state.asked.planned.business;
  const { draft, setDraft, problems, isRight } = useBusinessDraft(form, entered);
  const work = useCancellableWork('Cancelled', 'Nothing was moved in.');

  /** Runs one task at a time, and returns to the step before it where the task fails or is cancelled. */
  function run(label: string, before: MoveInStep, task: (options: TaskOptions) => Promise<MoveInStep>) {
    setStep({ name: 'working', label, progress: [0, 1] });
    return work.run(
      async (signal) => {
        const onProgress = (done: number, total: number) =>
          setStep({ name: 'working', label, progress: [done, total] });
        setStep(await task({ signal, onProgress }));
      },
      (error, isCancelled) => setStep(isCancelled ? before : ({ ...before, problem: whyNot(error) } as MoveInStep)),
    );
  }

  function read(files: readonly File[]) {
    return run('Reading the files', { name: 'choose' }, async (options) => {
      const { summary } = await tallyImport({ files, business: undefined }, options);
      const { company, days } = summary;
      setDraft((typed) => ({
        ...typed,
        name: typed.name || company,
        ...(days && { booksBegin: firstDayOfYear(days.from) }),
      }));
      return { name: 'business', opened: { files, summary } };
    });
  }

  function plan(opened: Opened) {
    if (!isRight()) return;
    void run('Working out what moves in', { name: 'business', opened }, async (options) => {
      const { planned } = await tallyImport({ files: opened.files, business: businessFrom(draft) }, options);
      return planned ? { name: 'planned', opened, planned } : { name: 'business', opened };
    });
  }

  function move({ opened, planned }: Asked) {
    const { business } = planned;
    const order = { files: opened.files, business, fileNames: opened.files.map(({ name }) => name) };
    const words = {
      label: MOVING,
      cancelled: ['Cancelled', 'Nothing was moved in.'],
      way: { label: 'See', act: () => history.push('/books/new/tally') },
    } as const;
    void moving.run(
      { opened, planned },
      (options) => createBooksFromTally(order, options),
      words,
      (_, isShown) =>
        toastSuccess('Books Started', `${business.name} is kept on this device.`, isShown ? undefined : words.way),
    );
  }

  function turnTo(next: MoveInStep) {
    moving.forget();
    setStep(next);
  }

  return {
    step,
    draft,
    problems,
    change: setDraft,
    read: (files: readonly File[]) => void read(files),
    plan,
    move,
    again: () => turnTo({ name: 'choose' }),
    backTo: (opened: Opened) => turnTo({ name: 'business', opened }),
    /** Whether what is worked on goes on where the screen is left. */
    isLasting: moving.state.name === 'running',
    cancel: () => void (moving.state.name === 'running' ? moving : work).cancel(),
    /** Whether something is lost where the screen is left. */
    isUnfinished: () => step.name !== 'choose' && moving.state.name !== 'running' && step.name !== 'moved',
  };
}

/** Returns the step at which a move stands, if there is one. */
function stepOf(state: LastingState<Asked, BooksFromTally>): MoveInStep | undefined {
  if (state.name === 'idle') return undefined;
  const { opened, planned } = state.asked;
  if (state.name === 'running') return { name: 'working', label: MOVING, progress: state.progress };
  if (state.name === 'done') return { name: 'moved', planned, moved: state.result };
  return { name: 'planned', opened, planned, ...(state.problem !== undefined && { problem: state.problem }) };
}

const MOVING = 'Moving in';

type TaskOptions = Readonly<{ signal: AbortSignal; onProgress: (done: number, total: number) => void }>;
