import { Paper } from '#ui/documents/paper.tsx';

/** A recovery code, the only time that it can be seen, with what it is for. */
export function CodeToKeep({ code }: { code: string }) {
  return (
    <div className="flex flex-col gap-4">
      <p>
        An Owner who forgets her passcode sets a new one by this code. It is shown only now, is good for once, and ends
        the code before it. Keep it on paper, away from this device.
      </p>
      <p aria-label="Recovery Code" role="group" className={CODE}>
        {code.split('-').map((four, at) => (
          <span key={at}>{four}</span>
        ))}
      </p>
    </div>
  );
}

/** The code as it is printed. */
export function CodeOnPaper({ code, onPrinted }: { code: string; onPrinted: () => void }) {
  return (
    <Paper title="Recovery Code" onPrinted={onPrinted}>
      <h1 className="font-semibold text-title">Recovery Code</h1>
      <p className="my-4">By this code an Owner of the books who forgot her passcode sets a new one, once.</p>
      <p className="font-semibold text-title">{code}</p>
    </Paper>
  );
}

const CODE =
  'flex flex-wrap gap-x-4 gap-y-2 rounded-control bg-wash px-4 py-3 font-mono font-semibold text-title tracking-wider';
