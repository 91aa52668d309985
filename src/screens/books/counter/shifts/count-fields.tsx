import { readRupees } from '#domain/amount-reading.ts';
import { type Pieces, PIECES, sumOfPieces } from '#domain/books/counter/shifts/count.ts';
import { formatPlainRupees } from '#domain/format.ts';
import { exactOrUndefined, type Paise } from '#domain/money.ts';
import { FigureField, type Reading } from '#ui/fields/figure-field.tsx';

/** A count: by pieces, of which the sum follows, or as a sum. */
export type Count = Readonly<{ pieces: Pieces; counted: Paise | null }>;

export const NO_COUNT: Count = { pieces: {}, counted: null };

/** Counts a drawer. A sum that is typed takes the place of the pieces. */
export function CountFields({
  count: { pieces, counted },
  problem,
  onChange,
}: {
  count: Count;
  problem: string | undefined;
  onChange: (count: Count) => void;
}) {
  function changePieces(changed: Pieces) {
    const isNone = PIECES.every((piece) => (changed[piece] ?? null) === null);
    onChange({ pieces: changed, counted: isNone ? null : (exactOrUndefined(() => sumOfPieces(changed)) ?? null) });
  }
  return (
    <fieldset className="flex flex-col gap-3">
      <legend className="mb-2 font-semibold">Count</legend>
      <div className="grid grid-cols-3 gap-3">
        {PIECES.map((piece) => (
          <FigureField
            key={piece}
            label={`Pieces of ₹${piece}`}
            value={pieces[piece] ?? null}
            read={readPieces}
            show={String}
            onChange={(many) => changePieces({ ...pieces, [piece]: many })}
          />
        ))}
      </div>
      <FigureField
        label="Counted"
        isRequired
        help="All notes and coins together; type it where you counted no pieces."
        problem={problem}
        value={counted}
        read={readRupees}
        show={formatPlainRupees}
        onChange={(sum) => onChange({ pieces: {}, counted: sum })}
      />
    </fieldset>
  );
}

function readPieces(text: string): Reading<number> {
  const typed = text.trim();
  if (typed === '') return { kind: 'blank' };
  if (/^\d{1,6}$/.test(typed)) return { kind: 'value', value: Number(typed) };
  return { kind: 'unreadable', why: 'Enter how many there are.' };
}
