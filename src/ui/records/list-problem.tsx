import { Button } from '#ui/controls/button.tsx';
import { useMoveFocusOnRemoval } from '#ui/navigation/focus.ts';

/** Why a list could not be read, and how to retry. */
export type Problem = Readonly<{ why: string; tryAgain: () => void }>;

/** Replaces rows that could not be read: what happened, what is safe, what to do. The rest of the screen stays. */
export function ListProblem({ problem }: { problem: Problem }) {
  const alert = useMoveFocusOnRemoval<HTMLDivElement>('start');
  return (
    <div ref={alert} role="alert" className="flex max-w-prose flex-col items-start gap-3 border-t px-4 py-8">
      <p className="font-medium">This list could not be read.</p>
      <p className="text-ink-2">The records are as they were; nothing was changed.</p>
      <p className="wrap-anywhere border-thread border-l-2 pl-3 text-ink-2 text-table">{problem.why}</p>
      <Button onClick={problem.tryAgain}>Try again</Button>
    </div>
  );
}
