import { useState } from 'react';
import { currentBooksKey } from '#data/books/store.ts';
import { formatNumber } from '#domain/format.ts';
import { PeriodFields } from '#screens/books/parts/reports/period-fields.tsx';
import { usePeriod } from '#screens/books/parts/reports/use-period.ts';
import { useWork } from '#screens/books/parts/use-work.ts';
import { Button } from '#ui/controls/button.tsx';
import { CheckField } from '#ui/fields/check-field.tsx';
import { fetchPart } from '#ui/lazy-part.tsx';
import { Percentage } from '#ui/feedback/progress.tsx';
import { saveFile } from '#ui/feedback/save-file.ts';
import { toastSuccess } from '#ui/feedback/toast.tsx';
import { Section } from '#ui/layout/section.tsx';
import { makePack, type AccountantPack } from './make-pack.ts';

/** One button for all that an accountant asks for at the end of a period. */
export function PackPanel() {
  const period = usePeriod('Accountant’s Pack');
  const [withInvoices, setWithInvoices] = useState(true);
  const { work, run, cancel } = useWork<AccountantPack>();
  const days = period.shown;

  function save() {
    const fileName = `${currentBooksKey() ?? 'books'}-accountants-pack-${days.from}-to-${days.to}.zip`;
    void run(async (onProgress, signal) => {
      const writer = await fetchPart(import('#ui/documents/save-document.ts'));
      const pack = await makePack(days, withInvoices, writer, { onProgress, signal });
      signal.throwIfAborted();
      saveFile(fileName, [pack.zip], 'application/zip');
      toastSuccess('Pack saved', fileName);
      return pack;
    });
  }

  return (
    <Section
      title="Accountant’s pack"
      sentence="One ZIP with the statements, the registers, what is owed, the day book, every ledger, GSTR-1 of each month with sales, the files for Tally, and the edit log with its hash."
    >
      <div className="flex flex-col items-start gap-4">
        <PeriodFields period={period} />
        <CheckField
          label="Invoices and credit notes as PDF"
          help="A file each, which takes a while where there are hundreds."
          value={withInvoices}
          onChange={setWithInvoices}
        />
        <div className="flex flex-wrap gap-2">
          <Button look="primary" aria-disabled={work.name === 'running'} onClick={save}>
            Save Pack
          </Button>
          {work.name === 'running' && <Button onClick={cancel}>Cancel</Button>}
        </div>
        {work.name === 'running' && (
          <div className="w-full max-w-80">
            <Percentage label="Making the pack" progress={work.progress} />
          </div>
        )}
        {work.name === 'failed' && <p role="alert">{work.why}</p>}
        {work.name === 'done' && <Contents pack={work.result} />}
      </div>
    </Section>
  );
}

function Contents({ pack: { names, notes } }: { pack: AccountantPack }) {
  const invoices = names.filter((name) => name.startsWith('invoices/')).length;
  const others = names.filter((name) => !name.startsWith('invoices/'));
  return (
    <div className="text-table">
      <p role="status" className="font-medium text-good">
        Saved: {others.join(', ')}
        {invoices > 0 && ` and ${invoices} in invoices/`}
      </p>
      <ul aria-label="Notes on the pack" className="mt-2 flex list-disc flex-col gap-1 ps-5 text-ink-2">
        {notes.slice(0, MOST).map((note) => (
          <li key={note} className="wrap-anywhere">
            {note}
          </li>
        ))}
        {notes.length > MOST && <li>and {formatNumber(notes.length - MOST)} more, all in read-me.txt</li>}
      </ul>
    </div>
  );
}

/** All of them stand in its read-me.txt. */
const MOST = 20;
