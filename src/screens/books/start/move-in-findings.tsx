import { FileDown } from 'lucide';
import type { MoveOutline } from '#data/books/exchange/outline-tally-import.ts';
import type { Finding } from '#domain/books/exchange/tally-in/import-report.ts';
import { CSV_START, csvLine } from '#domain/csv.ts';
import { formatNumber } from '#domain/format.ts';
import { Button } from '#ui/controls/button.tsx';
import { Icon } from '#ui/controls/icon.tsx';
import { saveFile } from '#ui/feedback/save-file.ts';
import { saveWithToast } from '#ui/feedback/save-with-toast.ts';

/** How much of what there is, what is otherwise than in Tally, what has no place, and what is refused and why. */
export function MoveInFindings({ of }: { of: MoveOutline }) {
  const { findings, noPlace, refused, counts } = of;
  const hasFindings = findings.length + noPlace.length + refused.length > 0;
  return (
    <>
      <dl aria-label="How much" className="grid w-full grid-cols-[repeat(auto-fill,minmax(7rem,1fr))] gap-x-6 gap-y-2">
        {counts.map(([what, count]) => (
          <div key={what}>
            <dt className="text-ink-2 text-table">{what}</dt>
            <dd className="font-medium tabular-nums">{formatNumber(count)}</dd>
          </div>
        ))}
      </dl>
      <List name="Refused" of={refused.map(({ what, why }) => `${what}: ${why}.`)} />
      <List name="Has no place here" of={noPlace.map(findingInWords)} />
      <List name="Otherwise than in Tally" of={findings.map(findingInWords)} />
      {hasFindings && (
        <Button onClick={() => save(of)} className="self-start">
          <Icon of={FileDown} />
          Save these lists
        </Button>
      )}
    </>
  );
}

function List({ name, of }: { name: string; of: readonly string[] }) {
  if (of.length === 0) return undefined;
  return (
    <section aria-label={name} className="w-full">
      <h3 className="font-medium">{name}</h3>
      <ul aria-label={name} className="mt-1 flex list-disc flex-col gap-1 ps-5 text-table marker:text-ink-3">
        {of.slice(0, MOST).map((sentence) => (
          <li key={sentence} className="wrap-anywhere">
            {sentence}
          </li>
        ))}
      </ul>
      {of.length > MOST && <p className="mt-1 text-ink-2 text-table">and {formatNumber(of.length - MOST)} more</p>}
    </section>
  );
}

function findingInWords({ sentence, count, examples }: Finding): string {
  const some = examples.slice(0, MOST_EXAMPLES);
  const more = count > some.length ? ' …' : '';
  return `${formatNumber(count)} × ${sentence}${some.length > 0 ? ` (${some.join('; ')}${more})` : ''}`;
}

function save({ business, findings, noPlace, refused }: MoveOutline): void {
  const name = `${business.name.replaceAll(/[^\p{L}\p{N}]+/gu, '-')}-from-tally.csv`;
  void saveWithToast('CSV', name, async () => {
    const some = (title: string, all: readonly Finding[]) =>
      all.map(({ sentence, count, examples }) => csvLine([title, String(count), sentence, examples.join('; ')]));
    const lines = [
      ...refused.map(({ what, why }) => csvLine(['Refused', '1', why, what])),
      ...some('Has no place here', noPlace),
      ...some('Otherwise than in Tally', findings),
    ];
    saveFile(name, [CSV_START, csvLine(['List', 'Count', 'What', 'Of']), ...lines], 'text/csv;charset=utf-8');
    return name;
  });
}

/** A longer list is read as a file. */
const MOST = 50;

/** The file of the findings has all of them. */
const MOST_EXAMPLES = 50;
