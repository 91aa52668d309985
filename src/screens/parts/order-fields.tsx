import { DateField } from '#ui/fields/date-field.tsx';
import { FigureField, type Reading } from '#ui/fields/figure-field.tsx';
import { PickField } from '#ui/fields/pick-field.tsx';
import { TextField } from '#ui/fields/text-field.tsx';

/** The form fields of a sales or purchase order: date, party, amount, status. */
export function OrderFields<Day extends string, Money, Status extends string>({
  order,
  party,
  statuses,
  readDay,
  showDay,
  readMoney,
  showMoney,
  isMissing,
  onChange,
}: {
  order: Readonly<{ date: Day | ''; party: string; amount: Money | null; status: Status }>;
  /** "Customer Name", the message while it is missing, and names to suggest. */
  party: Readonly<{ label: string; problem: string; suggestions: readonly string[] }>;
  statuses: readonly Status[];
  readDay: (text: string) => Reading<Day>;
  showDay: (day: Day) => string;
  readMoney: (text: string) => Reading<Money>;
  showMoney: (amount: Money) => string;
  isMissing: (field: 'date' | 'party' | 'amount') => boolean;
  onChange: (
    change: Partial<Readonly<{ date: Day | ''; party: string; amount: Money | null; status: Status }>>,
  ) => void;
}) {
  return (
    <div className="grid gap-4 sm:grid-cols-2">
      <DateField
        label="Date"
        isRequired
        problem={isMissing('date') ? 'Enter the date of the order.' : undefined}
        value={order.date}
        read={readDay}
        show={showDay}
        onChange={(date) => onChange({ date })}
      />
      <TextField
        label={party.label}
        isRequired
        problem={isMissing('party') ? party.problem : undefined}
        value={order.party}
        suggestions={party.suggestions}
        onChange={(name) => onChange({ party: name })}
      />
      <FigureField
        label="Amount"
        isRequired
        problem={isMissing('amount') ? (order.amount === null ? 'Enter the amount.' : NOT_ZERO) : undefined}
        value={order.amount}
        read={readMoney}
        show={showMoney}
        onChange={(amount) => onChange({ amount })}
      />
      <PickField label="Status" value={order.status} options={statuses} onChange={(status) => onChange({ status })} />
    </div>
  );
}

const NOT_ZERO = 'Enter an amount other than 0.';
