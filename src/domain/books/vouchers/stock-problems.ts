import { problemsInBatches } from '#domain/books/batches/batch-problems.ts';
import {
  fieldProblems,
  type FieldChecks,
  MOST_LINES,
  problemInDate,
  problemInNumber,
  problemInStanding,
  type Masters,
  type VoucherProblems,
  type VoucherRules,
} from '#domain/books/field-problems.ts';
import { isBlankStockLine, type StockVoucherInput, type StockLine } from './stock-voucher.ts';

/** Returns all that keeps a voucher of stock from being issued: a sentence by field, in the order of the form. */
export function problemsInStock(input: StockVoucherInput, { booksBegin }: VoucherRules): VoucherProblems {
  const filled = input.lines.flatMap((line, at) => (isBlankStockLine(line) ? [] : [stockLineChecks(line, at)]));
  return fieldProblems({
    date: problemInDate(input.date, booksBegin),
    ...(input.kind === 'Stock Transfer' ? godownChecks(input) : {}),
    ...Object.assign({}, ...filled),
    ...(input.kind === 'Stock Adjustment' && input.direction === 'Found' && problemsInBatches(input.lines)),
    ...(filled.length === 0 && { 'lines.0.item': 'Choose the item.' }),
    lines:
      filled.length > MOST_LINES ? `It has at most ${MOST_LINES} lines. Enter the rest as another one.` : undefined,
    number: problemInNumber(input.number),
  });
}

/** Returns the problems of the masters that a voucher of stock names. */
export function problemsInStockMasters(input: StockVoucherInput, { itemOf, godownOf }: Masters): VoucherProblems {
  const godown = (named: Readonly<{ id: string }> | null) => named && problemInStanding(godownOf(named.id));
  const lines = [...input.lines].flatMap((line, at): [string, string | undefined][] => [
    [`lines.${at}.item`, line.item ? problemInStanding(itemOf(line.item.id)) : undefined],
    ...('godown' in line
      ? [[`lines.${at}.godown`, godown(line.godown) ?? undefined] as [string, string | undefined]]
      : []),
  ]);
  return fieldProblems({
    ...(input.kind === 'Stock Transfer' && {
      fromGodown: godown(input.fromGodown) ?? undefined,
      toGodown: godown(input.toGodown) ?? undefined,
    }),
    ...Object.fromEntries(lines),
  });
}

function stockLineChecks(line: StockLine, at: number): FieldChecks {
  const { item, quantity } = line;
  // Goods may be as many as were counted.
  const isEnough = (units: number) => units > 0 || (units === 0 && 'counted' in line && line.counted !== undefined);
  return {
    [`lines.${at}.item`]: !item
      ? 'Choose the item.'
      : item.kind === 'Service'
        ? `${item.name} is a service, of which nothing is in stock. Choose goods.`
        : undefined,
    [`lines.${at}.quantity`]: quantity !== null && isEnough(quantity) ? undefined : 'Enter a quantity above 0.',
  };
}

function godownChecks({ fromGodown, toGodown }: Extract<StockVoucherInput, { kind: 'Stock Transfer' }>): FieldChecks {
  if (!toGodown) return { toGodown: 'Choose the godown that the goods go to.' };
  return {
    toGodown:
      fromGodown?.id === toGodown.id ? `The goods are in ${toGodown.name} already. Choose another one.` : undefined,
  };
}
