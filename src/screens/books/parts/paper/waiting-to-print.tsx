import { useEffect } from 'react';
import { dropPrint, type Print, waitingPrints } from '#data/books/printing/prints.ts';
import { useLive } from '#data/books/live.ts';
import { Button } from '#ui/controls/button.tsx';
import { leftPrints, sendDirectly } from './send-directly.ts';

/** The prints that a printer did not take, each with what to do about it; nothing while there are none. */
export function WaitingToPrint() {
  useEffect(() => void leftPrints(), []);
  const waiting = useLive(['waiting to print'], waitingPrints) ?? [];
  const left = waiting.filter(({ state }) => state !== 'sending');
  if (left.length === 0) return null;
  return (
    <section aria-label="Waiting to Print" className="max-h-48 overflow-y-auto rounded-control border bg-waiting-wash">
      <div role="alert">
        <ul className="divide-y">
          {left.map((print) => (
            <WaitingPrint key={print.id} print={print} />
          ))}
        </ul>
      </div>
    </section>
  );
}

function WaitingPrint({ print }: { print: Print }) {
  const { id, of, state, why } = print;
  const isUnsure = state === 'unsure';
  return (
    <li className="flex flex-wrap items-center gap-x-3 gap-y-1 px-3 py-2 text-table">
      <p className="wrap-anywhere min-w-48 flex-1">
        <span className="font-medium">{of.title}: </span>
        {isUnsure ? (
          'It may be printed: the page was left while it was. Look at the paper.'
        ) : (
          <>
            Not printed. Print again. <span className="text-ink-2">{why}</span>
          </>
        )}
      </p>
      <div className="flex gap-2">
        <Button aria-label={`Print Again ${of.title}`} onClick={() => void sendDirectly(of, false)}>
          Print Again
        </Button>
        <Button
          aria-label={`${isUnsure ? 'It Is Printed' : 'Do Not Print'} ${of.title}`}
          onClick={() => void dropPrint(id, isUnsure)}
        >
          {isUnsure ? 'It Is Printed' : 'Do Not Print'}
        </Button>
      </div>
    </li>
  );
}
