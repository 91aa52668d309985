import { FileDown, Printer } from 'lucide';
import { startTransition, useMemo, useRef, useState } from 'react';
import { useLiveResult } from '#data/books/live.ts';
import { today } from '#data/clock.ts';
import { labelFacts } from '#domain/books/labels/label-facts.ts';
import { layOutLabel } from '#domain/books/labels/label-layout.ts';
import { labelSheet, MOST_LABELS } from '#domain/books/labels/label-sheet.ts';
import { formatNumber } from '#domain/format.ts';
import { useScannedItems } from '#screens/books/parts/stock/scanned-items.tsx';
import { Button } from '#ui/controls/button.tsx';
import { Icon } from '#ui/controls/icon.tsx';
import type { LabelSheet } from '#ui/documents/label-sheet.ts';
import { PrintLabels } from '#ui/documents/labels-on-paper.tsx';
import { saveWithToast } from '#ui/feedback/save-with-toast.ts';
import { Empty } from '#ui/layout/empty.tsx';
import { Page } from '#ui/layout/page.tsx';
import { fetchPart } from '#ui/lazy-part.tsx';
import { useSearchParam } from '#ui/navigation/use-search-param.ts';
import { ListProblem } from '#ui/records/list-problem.tsx';
import { LabelItemField } from './label-item-field.tsx';
import { LabelPages } from './label-pages.tsx';
import { LabelSettings } from './label-settings.tsx';
import { LabelTable } from './label-table.tsx';
import { useLabelSettings } from './use-label-settings.ts';
import { useWantedLabels, type Wanted, wantedFrom } from './use-wanted-labels.ts';

/** Labels with barcode and price, of the items that the address names or that are chosen and scanned here. */
export function LabelsScreen() {
  const items = useSearchParam('items') ?? '';
  const purchase = useSearchParam('purchase') ?? '';
  const { value: begun, problem } = useLiveResult(['labels asked for', items, purchase], () =>
    wantedFrom(items, purchase),
  );
  if (problem) {
    return (
      <Page title="Labels">
        <ListProblem problem={problem} />
      </Page>
    );
  }
  if (!begun) return null;
  return <Labels key={`${items} ${purchase}`} begun={begun} />;
}

function Labels({ begun }: { begun: readonly Wanted[] }) {
  const place = useRef<HTMLDivElement>(null);
  const { rows: wanted, issuer, problem, add, setCount, remove } = useWantedLabels(begun);
  const settings = useLabelSettings();
  const { paper, parts, first, right, down } = settings;
  const [printed, setPrinted] = useState<LabelSheet>();
  const { question } = useScannedItems(place, { onScan: ({ row }) => add(row) });
  const day = today();

  const rows = useMemo(
    () =>
      issuer
        ? wanted.map((one) => ({ ...one, facts: labelFacts(one.row, { today: day, own: issuer }, issuer.name) }))
        : [],
    [wanted, issuer, day],
  );
  const sheet = useMemo(() => {
    const labels = rows.map(({ facts, count }) => ({ label: layOutLabel(facts, parts, paper), count: count ?? 0 }));
    return labelSheet('Labels', paper, (first ?? 1) - 1, labels, { x: right ?? 0, y: down ?? 0 });
  }, [rows, parts, paper, first, right, down]);
  const count = sheet.labels.reduce((sum, one) => sum + one.count, 0);
  const isPlaced = first !== null && right !== null && down !== null;
  const isReady = count > 0 && count <= MOST_LABELS && isPlaced && parts.length > 0;

  function save() {
    const fileName = `labels-${day}.pdf`;
    void saveWithToast('Labels', fileName, async () => {
      const { saveLabels } = await fetchPart(import('#ui/documents/save-document.ts'));
      return saveLabels(fileName, sheet);
    });
  }

  return (
    <Page
      title="Labels"
      subtitle="Barcodes and prices for goods and shelves"
      actions={
        <>
          <Button look="primary" disabled={!isReady} onClick={() => startTransition(() => setPrinted(sheet))}>
            <Icon of={Printer} />
            Print
          </Button>
          <Button disabled={!isReady} onClick={save}>
            <Icon of={FileDown} />
            Save PDF
          </Button>
        </>
      }
    >
      {question}
      {problem && <ListProblem problem={problem} />}
      <div ref={place} className="@container">
        <div className="grid grid-cols-[minmax(0,1fr)] items-start gap-6 @3xl:grid-cols-[minmax(0,1fr)_22rem]">
          <div className="flex flex-col gap-4">
            <LabelItemField onChoose={add} />
            {rows.length > 0 ? (
              <LabelTable rows={rows} paper={paper} onCount={setCount} onRemove={remove} />
            ) : (
              <Empty>{issuer && 'Add the items that are to have labels, or choose them in Items.'}</Empty>
            )}
          </div>
          <div className="flex flex-col gap-4">
            <LabelSettings settings={settings} />
            {count > MOST_LABELS ? (
              <p role="alert" className="font-medium text-bad">
                {`These are ${formatNumber(count)} labels. Print at most ${formatNumber(MOST_LABELS)} at a time.`}
              </p>
            ) : (
              count > 0 && parts.length > 0 && <LabelPages sheet={sheet} paper={paper} count={count} />
            )}
          </div>
        </div>
      </div>
      {printed && <PrintLabels labels={printed} onClose={() => setPrinted(undefined)} />}
    </Page>
  );
}
