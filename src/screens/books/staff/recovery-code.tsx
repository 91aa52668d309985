import { useState } from 'react';
import { Button } from '#ui/controls/button.tsx';
import { Paper } from '#ui/documents/paper.tsx';

/** A recovery code, the only time that it can be seen: to be printed or written down. */
export function RecoveryCode({ business, code, onKept }: { business: string; code: string; onKept: () => void }) {
  const [isPrinting, setPrinting] = useState(false);
  return (
    <section aria-label="Recovery Code" className="flex flex-col gap-3">
      <p className="text-ink-2">
        Whoever has this code can set the passcode of an Owner. It is shown only now, and it ends the code before it.
        Print it or write it down, and put it where only an Owner finds it.
      </p>
      <p className="wrap-anywhere select-all rounded-control border bg-paper p-4 text-center font-semibold text-title tabular-nums tracking-wide">
        {code}
      </p>
      <div className="flex flex-wrap justify-end gap-2">
        <Button onClick={() => setPrinting(true)}>Print</Button>
        <Button look="primary" onClick={onKept}>
          I have kept it
        </Button>
      </div>
      {isPrinting && (
        <Paper title="Recovery Code" onPrinted={() => setPrinting(false)}>
          <h1 className="font-semibold text-heading">Recovery Code</h1>
          <p className="wrap-anywhere mt-2">
            <bdi>{business}</bdi>
          </p>
          <p className="mt-6 font-semibold text-title tabular-nums">{code}</p>
          <p className="mt-6">Whoever has this code can set the passcode of an Owner of these books, once.</p>
        </Paper>
      )}
    </section>
  );
}
