import { type RefObject, useRef, useState } from 'react';
import { moveIn, type MovedIn } from '#data/books/exchange/move-in.ts';
import type { PlannedMove, TallyIn } from '#data/books/exchange/plan-tally.ts';
import { tallyIn } from '#data/books/exchange/tally-in.ts';
import { today } from '#data/clock.ts';
import { blankBusiness, type BusinessInput, businessFrom, problemsInBusiness } from '#domain/books/masters/business.ts';
import { firstDayOfYear } from '#domain/calendar.ts';
import { useCancellableWork } from '#screens/parts/use-cancellable-work.ts';
import { useFirstProblem } from '#ui/record-forms/use-first-problem.ts';
import { whyNot } from '#ui/feedback/say-done.ts';
import { toastError, toastSuccess } from '#ui/feedback/toast.tsx';
import { wrongIn } from './use-start.ts';

type Opened = Readonly<{ files: readonly File[]; summary: TallyIn['summary'] }>;

export type MoveInStep =
  | Readonly<{ name: 'choose'; problem?: string }>
  | Readonly<{ name: 'working'; label: string; progress: readonly [done: number, total: number] }>
  | Readonly<{ name: 'business'; opened: Opened; problem?: string }>
  | Readonly<{ name: 'planned'; opened: Opened; planned: PlannedMove; problem?: string }>
  | Readonly<{ name: 'moved'; planned: PlannedMove; moved: MovedIn }>;

/** The way of Tally's files into new books: read, told whose they are, planned, and moved in as a whole. */
export function useMoveIn(form: RefObject<HTMLFormElement | null>) {
  const [step, setStep] = useState<MoveInStep>({ name: 'choose' });
  const [draft, setDraft] = useState(() => blankBusiness(today()));
  const [isTried, setTried] = useState(false);
  const seekProblem = useFirstProblem(form);
  const work = useCancellableWork('Cancelled', 'Nothing was moved in.');
  // Nothing is asked any more once the books are there, also before the screen is drawn with them.
  const isMoved = useRef(false);

  /** Runs one task at a time, and returns to the step before it where the task fails or is cancelled. */
  function run(label: string, before: MoveInStep, task: (watching: ChangeHooks) => Promise<MoveInStep>) {
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
    return run('Reading the files', { name: 'choose' }, async (watching) => {
      const { summary } = await tallyIn({ files, business: undefined }, watching);
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
    const wrong = wrongIn(draft, form.current);
    if (wrong !== undefined) {
      seekProblem();
      setTried(true);
      toastError('Error', wrong);
      return;
    }
    void run('Working out what moves in', { name: 'business', opened }, async (watching) => {
      const { planned } = await tallyIn({ files: opened.files, business: businessFrom(draft) }, watching);
      return planned ? { name: 'planned', opened, planned } : { name: 'business', opened };
    });
  }

  function move(asked: Extract<MoveInStep, { name: 'planned' }>) {
    const { opened, planned } = asked;
    const before: MoveInStep = { name: 'planned', opened, planned };
    void run('Moving in', before, async (watching) => {
      const moved = await moveIn(
        planned.plan,
        opened.files.map(({ name }) => name),
        watching,
      );
      isMoved.current = true;
      toastSuccess('Books Started', `${planned.plan.business.name} is kept on this device.`);
      return { name: 'moved', planned, moved };
    });
  }

  return {
    step,
    draft,
    problems: isTried ? problemsInBusiness(draft) : {},
    change: (next: BusinessInput) => setDraft(next),
    read: (files: readonly File[]) => void read(files),
    plan,
    move,
    again: () => setStep({ name: 'choose' }),
    backTo: (opened: Opened) => setStep({ name: 'business', opened }),
    cancel: () => void work.cancel(),
    isUnfinished: () => !isMoved.current && step.name !== 'choose',
  };
}

type ChangeHooks = Readonly<{ signal: AbortSignal; onProgress: (done: number, total: number) => void }>;
