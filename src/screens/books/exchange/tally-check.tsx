import { FileDown } from 'lucide';
import { currentBooksKey } from '#data/books/store.ts';
import type { TallyFiles } from '#data/books/exchange/write-tally.ts';
import { formatNumber } from '#domain/format.ts';
import type { Days } from '#domain/books/usual-periods.ts';
import { usePages } from '#screens/books/parts/use-pages.ts';
import { Button } from '#ui/controls/button.tsx';
import { Icon } from '#ui/controls/icon.tsx';
import { QuietLink } from '#ui/controls/quiet-link.tsx';
import { saveFile } from '#ui/feedback/save-file.ts';
import { saveWithToast } from '#ui/feedback/save-with-toast.ts';

/** The buttons that save the files for Tally, or the problems to put right before there can be any. */
export function TallyCheck({ files, days, onCheckAgain }: { files: TallyFiles; days: Days; onCheckAgain: () => void }) {
  const { counts, problems } = files;
  const refused = problems.filter(({ isRefused }) => isRefused);
  const notes = problems.filter(({ isRefused }) => !isRefused);
  const isReady = refused.length === 0;
  return (
    <>
      <p role="status" className={`font-medium ${isReady ? 'text-good' : 'text-bad'}`}>
        {isReady
          ? `Checked: ${countOf(counts.masters, 'master')} and ${countOf(counts.vouchers, 'voucher')}`
          : 'Tally would refuse this, so there is no file yet'}
      </p>
      {isReady ? <SaveTallyButtons files={files} days={days} /> : <Button onClick={onCheckAgain}>Check again</Button>}
      <Sentences name="To put right" of={refused} />
      <Sentences name="To know" of={notes} />
      {isReady && <HowTo />}
    </>
  );
}

function SaveTallyButtons({ files, days: { from, to } }: { files: TallyFiles; days: Days }) {
  const save = (what: 'masters' | 'vouchers') => {
    const fileName = `${currentBooksKey() ?? 'books'}-tally-${what}-${from}-to-${to}.xml`;
    void saveWithToast('XML', fileName, async () => {
      saveFile(fileName, files[what], 'application/xml');
      return fileName;
    });
  };
  return (
    <div className="flex flex-wrap gap-2">
      <Button onClick={() => save('masters')}>
        <Icon of={FileDown} />
        Save Masters
      </Button>
      <Button onClick={() => save('vouchers')}>
        <Icon of={FileDown} />
        Save Vouchers
      </Button>
    </div>
  );
}

function Sentences({ name, of }: { name: string; of: TallyFiles['problems'] }) {
  const pages = usePages();
  if (of.length === 0) return undefined;
  const shown = of.slice(0, MOST);
  return (
    <section aria-label={name} className="w-full">
      <h3 className="font-medium">{name}</h3>
      <ul aria-label={name} className="mt-1 flex list-disc flex-col gap-1 ps-5 text-table marker:text-ink-3">
        {shown.map(({ sentence, voucher }, at) => (
          <li key={at} className="wrap-anywhere">
            {sentence} {voucher !== undefined && <QuietLink to={pages.voucher(voucher)}>Open it</QuietLink>}
          </li>
        ))}
      </ul>
      {of.length > MOST && <p className="mt-1 text-ink-2 text-table">and {formatNumber(of.length - MOST)} more</p>}
    </section>
  );
}

function HowTo() {
  return (
    <section aria-label="In Tally" className="text-ink-2 text-table">
      <h3 className="font-medium text-ink">In Tally</h3>
      <ol className="mt-1 flex list-decimal flex-col gap-1 ps-5">
        <li>Open the company, then Import › Masters, and choose the file of masters.</li>
        <li>Import › Transactions, and choose the file of vouchers.</li>
        <li>
          Tally keeps these numbers where a voucher type’s numbering is Manual. Elsewhere it gives numbers of its own.
        </li>
      </ol>
    </section>
  );
}

function countOf(count: number, what: string): string {
  return `${formatNumber(count)} ${count === 1 ? what : `${what}s`}`;
}

/** A list that is longer would be read by nobody; what is left out comes up at the next check. */
const MOST = 100;
