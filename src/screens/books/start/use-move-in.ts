import { type RefObject, useRef, useState } from 'react';
import { createBooksFromTally } from '#data/books/exchange/books-from-tally.ts';
import type { BooksFromTally } from '#data/books/exchange/move-in.ts';
import type { MoveOutline, TallyImportOutline } from '#data/books/exchange/outline-tally-import.ts';
import { tallyImport } from '#data/books/exchange/tally-import.ts';
import { businessFrom } from '#domain/books/masters/business.ts';
import { firstDayOfYear } from '#domain/calendar.ts';
import { useCancellableWork } from '#screens/parts/use-cancellable-work.ts';
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

/** The steps of Tally's files into new books: read, completed with the business, planned, and moved in as a whole. */
export function useMoveIn(form: RefObject<HTMLFormElement | null>) {
  const [step, setStep] = useState<MoveInStep>({ name: 'choose' });
  const { draft, setDraft, problems, isRight } = useBusinessDraft(form);
  const work = useCancellableWork('Cancelled', 'Nothing was moved in.');
  // Nothing is asked any more once the books are there, also before the screen is drawn with them.
  const isMoved = useRef(false);

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

  function move(asked: Extract<MoveInStep, { name: 'planned' }>) {
    const { opened, planned } = asked;
    const { business } = planned;
    const before: MoveInStep = { name: 'planned', opened, planned };
    void run('Moving in', before, async (options) => {
      const fileNames = opened.files.map(({ name }) => name);
      const moved = await createBooksFromTally({ files: opened.files, business, fileNames }, options);
      isMoved.current = true;
      toastSuccess('Books Started', `${business.name} is kept on this device.`);
      return { name: 'moved', planned, moved };
    });
  }

  return {
    step,
    draft,
    problems,
    change: setDraft,
    read: (files: readonly File[]) => void read(files),
    plan,
    move,
    again: () => setStep({ name: 'choose' }),
    backTo: (opened: Opened) => setStep({ name: 'business', opened }),
    cancel: () => void work.cancel(),
    isUnfinished: () => !isMoved.current && step.name !== 'choose',
  };
}

type TaskOptions = Readonly<{ signal: AbortSignal; onProgress: (done: number, total: number) => void }>;
