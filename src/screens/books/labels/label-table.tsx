import { Trash2 } from 'lucide';
import type { MouseEvent } from 'react';
import { makeCode } from '#data/books/counter/own-codes.ts';
import { problemInBars } from '#domain/books/labels/label-bars.ts';
import type { LabelFacts } from '#domain/books/labels/label-facts.ts';
import type { LabelPaper } from '#domain/books/labels/label-paper.ts';
import { barcodeOf } from '#domain/books/masters/item-row.ts';
import { formatName, formatNumber, formatText } from '#domain/format.ts';
import { useMayDo } from '#screens/books/parts/use-may.ts';
import { Button, IconButton } from '#ui/controls/button.tsx';
import { sayFailure } from '#ui/feedback/outcome-toasts.ts';
import { toastSuccess } from '#ui/feedback/toast.tsx';
import { FigureField } from '#ui/fields/figure-field.tsx';
import { focusStart } from '#ui/navigation/focus.ts';
import { readWhole } from './read-whole.ts';
import type { WantedRow } from './use-wanted-labels.ts';

/** The items and packs to label: what each label says, what is wrong with its code, and how many of it are printed. */
export function LabelTable({
  rows,
  paper,
  onCount,
  onRemove,
}: {
  rows: readonly (WantedRow & Readonly<{ facts: LabelFacts }>)[];
  paper: LabelPaper;
  onCount: (key: string, count: number | null) => void;
  onRemove: (key: string) => void;
}) {
  return (
    <div className="rounded-sheet border bg-sheet">
      <table aria-label="Items to Label" className="w-full border-collapse text-table">
        <thead>
          <tr className="text-caption text-ink-2">
            <th scope="col" className="h-10 px-4 text-start font-medium">
              Item
            </th>
            <th scope="col" className="h-10 px-2 text-end font-medium">
              Labels
            </th>
            <th scope="col" className="w-12">
              <span className="sr-only">Actions</span>
            </th>
          </tr>
        </thead>
        <tbody>
          {rows.map(({ key, row, facts, count }) => {
            const name = facts.Name || formatName(row.item.name, 'Unnamed item');
            return (
              <tr key={key} className="border-t align-top">
                <th scope="row" className="px-4 py-2.5 text-start font-normal">
                  <p className="wrap-anywhere font-medium">{name}</p>
                  <p className="wrap-anywhere text-caption text-ink-2">
                    {[formatText(facts.Code), facts.Price, facts.MRP].filter(Boolean).join(' · ')}
                  </p>
                  <CodeState row={row} code={facts.Code} paper={paper} />
                </th>
                <td className="w-28 px-2 py-1 [&_label]:sr-only">
                  <FigureField
                    label={`Labels of ${name}`}
                    value={count}
                    read={(text) => readWhole(text, 0, MOST)}
                    show={formatNumber}
                    onChange={(next) => onCount(key, next)}
                  />
                </td>
                <td className="py-1 pe-2 pt-2">
                  <IconButton
                    name={`Remove ${name}`}
                    icon={Trash2}
                    onClick={(event) => {
                      focusNeighbour(event.currentTarget);
                      onRemove(key);
                    }}
                  />
                </td>
              </tr>
            );
          })}
        </tbody>
      </table>
    </div>
  );
}

/** Says that there is no code, which can be made, or what scanners will think of its bars. */
function CodeState({ row, code, paper }: Pick<WantedRow, 'row'> & { code: string; paper: LabelPaper }) {
  const { item } = row;
  const mayMake = useMayDo('masters');
  const problem = code === '' ? 'There is no code to print as bars.' : problemInBars(code, paper);
  const hasBarcode = barcodeOf(row) !== '';
  if (problem === undefined && hasBarcode) return null;

  async function make({ currentTarget }: MouseEvent<HTMLButtonElement>) {
    const count = fieldIn(currentTarget.closest('tr'));
    try {
      const made = await makeCode(item.id, item.rev);
      // The button is gone then.
      count?.focus();
      toastSuccess('Success', `${formatText(item.name)} has the code ${made}`);
    } catch (error) {
      sayFailure(error);
    }
  }

  return (
    <div className="mt-1 flex flex-wrap items-center gap-x-3 gap-y-1.5">
      {problem !== undefined && <p className="font-medium text-caption text-waiting">{problem}</p>}
      {!hasBarcode && mayMake && (
        <Button aria-label={`Make Code for ${item.name}`} onClick={(event) => void make(event)}>
          Make Code
        </Button>
      )}
    </div>
  );
}

/** Moves the focus from a row that goes to the next one, or the one before it; from the last one to the start of the page. */
function focusNeighbour(button: Element): void {
  const row = button.closest('tr');
  const field = fieldIn(row?.nextElementSibling ?? row?.previousElementSibling);
  if (field) field.focus();
  else focusStart();
}

function fieldIn(row: Element | null | undefined): HTMLInputElement | null | undefined {
  return row?.querySelector('input');
}

const MOST = 9999;
