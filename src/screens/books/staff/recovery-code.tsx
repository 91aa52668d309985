import { useState } from 'react';
import { CodeOnPaper, CodeToKeep } from '#screens/books/parts/staff/code-to-keep.tsx';
import { Button } from '#ui/controls/button.tsx';

/** A new recovery code in the place of the form that made it, until she says that she has it. */
export function RecoveryCode({ code, onDone }: { code: string; onDone: () => void }) {
  const [isPrinting, setPrinting] = useState(false);
  return (
    <section aria-label="Recovery Code" className="flex flex-col gap-4">
      <CodeToKeep code={code} />
      <div className="flex flex-wrap justify-end gap-2">
        <Button onClick={() => setPrinting(true)}>Print</Button>
        <Button look="primary" onClick={onDone}>
          I have kept it
        </Button>
      </div>
      {isPrinting && <CodeOnPaper code={code} onPrinted={() => setPrinting(false)} />}
    </section>
  );
}
