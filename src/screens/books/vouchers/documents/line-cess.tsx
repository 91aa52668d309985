import type { Cess, DocumentLine } from '#domain/books/documents/document.ts';
import { asRate, formatRate, readRate } from '#domain/books/rate.ts';
import { formatPercent } from '#domain/format.ts';
import { readPercent } from '#domain/amount-reading.ts';
import { FigureField } from '#ui/fields/figure-field.tsx';

/** Compensation cess of a line: so much of its value, and so much for each unit. Enter passes over it: few goods had any. */
export function LineCess({
  cess,
  problem,
  onChange,
}: Pick<DocumentLine, 'cess'> & {
  problem: string | undefined;
  onChange: (patch: Pick<DocumentLine, 'cess'>) => void;
}) {
  const change = (patch: Partial<Cess>) => {
    const next = { percent: 0, perUnit: asRate(0), ...cess, ...patch };
    onChange({ cess: next.percent === 0 && next.perUnit === 0 ? null : next });
  };
  const isOfUnit = cess !== null && cess.perUnit < 0 && cess.percent >= 0;
  return (
    <div
      data-passed={problem === undefined || undefined}
      className="col-span-full grid min-w-0 grid-cols-2 gap-x-3 @4xl:gap-x-1.5 @4xl:[&_label]:not-sr-only!"
    >
      <FigureField
        label="Cess Rate"
        inputMode="text"
        problem={isOfUnit ? undefined : problem}
        value={cess?.percent || null}
        read={readPercent}
        show={formatPercent}
        onChange={(percent) => change({ percent: percent ?? 0 })}
      />
      <FigureField
        label="Cess per Unit"
        problem={isOfUnit ? problem : undefined}
        value={cess?.perUnit || null}
        read={readRate}
        show={formatRate}
        onChange={(perUnit) => change({ perUnit: perUnit ?? asRate(0) })}
      />
    </div>
  );
}
