import { isBlankDocumentLine } from '#domain/books/documents/document.ts';
import { problemsInDocument } from '#domain/books/documents/document-problems.ts';
import {
  fieldProblems,
  problemInDate,
  problemInNumber,
  problemInStanding,
  type Masters,
  type VoucherProblems,
  type VoucherRules,
} from '#domain/books/field-problems.ts';
import { asTrade } from './as-trade.ts';
import { type ChallanInput, dueOf, type GoodsBackInput, type PricedOrderInput } from './order.ts';

/** Returns all that keeps an order from being issued: a sentence by field, in the order of the form. */
export function problemsInOrder(order: PricedOrderInput, rules: VoucherRules): VoucherProblems {
  const { billNumber: _, billDate: __, party, ...others } = problemsInDocument(asTrade(order), rules);
  const due = dueOf(order);
  return fieldProblems({
    ...(order.kind === 'Delivery Challan' ? challanChecks(order, party) : { party }),
    ...others,
    [DUE_FIELDS[order.kind]]: due !== '' && due < order.date ? 'Enter a day that is not before the date.' : undefined,
  });
}

function challanChecks(challan: ChallanInput, party: string | undefined) {
  const services = challan.lines.flatMap((line, at) =>
    line.item?.kind === 'Service' && !isBlankDocumentLine(line)
      ? [[`lines.${at}.item`, `${line.item.name} is a service, which no challan goes with. Choose goods.`] as const]
      : [],
  );
  if (challan.purpose !== 'To Own Godown') {
    return {
      party: challan.party ? party : 'Choose the party that the goods go to.',
      against: challan.purpose === 'Return of Goods' && !challan.against ? CHOOSE_PURCHASE : undefined,
      ...Object.fromEntries(services),
    };
  }
  const { godown, toGodown } = challan;
  const isThere = toGodown && godown?.id === toGodown.id;
  return {
    toGodown: !toGodown
      ? 'Choose the godown that the goods go to.'
      : isThere
        ? `The goods are in ${toGodown.name} already. Choose another one.`
        : undefined,
    ...Object.fromEntries(services),
  };
}

/** Returns all that keeps Goods Back from being issued. What is left of the challan is asked where it is saved. */
export function problemsInGoodsBack(input: GoodsBackInput, { booksBegin }: VoucherRules): VoucherProblems {
  const isSomething = input.lines.some(({ quantity }) => (quantity ?? 0) > 0);
  return fieldProblems({
    challan: input.challan ? undefined : 'Choose the challan.',
    date:
      problemInDate(input.date, booksBegin) ??
      (input.challan && input.date < input.challan.date
        ? `${input.challan.number} is of a later day. Enter that day or a later one.`
        : undefined),
    ...Object.fromEntries(
      input.lines.map(({ quantity }, at) => [
        `lines.${at}.quantity`,
        (quantity ?? 0) < 0 ? 'Enter the quantity without a minus.' : undefined,
      ]),
    ),
    ...(input.challan &&
      !isSomething && { 'lines.0.quantity': 'Enter the quantity that came back in at least one line.' }),
    number: problemInNumber(input.number),
  });
}

/** Returns the problems of the masters that an order names. */
export function problemsInOrderMasters(order: PricedOrderInput, masters: Masters): VoucherProblems {
  const { ledgerOf, itemOf, godownOf } = masters;
  const [godown, toGodown] = order.kind === 'Delivery Challan' ? [order.godown, order.toGodown] : [];
  return fieldProblems({
    party: order.party ? problemInStanding(ledgerOf(order.party.id)) : undefined,
    godown: godown && problemInStanding(godownOf(godown.id)),
    toGodown: toGodown ? problemInStanding(godownOf(toGodown.id)) : undefined,
    ...Object.fromEntries(
      order.lines.map(({ item }, at) => [`lines.${at}.item`, item ? problemInStanding(itemOf(item.id)) : undefined]),
    ),
  });
}

/** Returns the problem of the godown that goods come back to. The other masters are the challan's, which may be inactive since. */
export function problemsInGoodsBackMasters({ toGodown }: GoodsBackInput, { godownOf }: Masters): VoucherProblems {
  return fieldProblems({ toGodown: toGodown ? problemInStanding(godownOf(toGodown.id)) : undefined });
}

const CHOOSE_PURCHASE = 'Choose the purchase whose goods go back.';

/** The field of the day by which each kind is to be done. */
export const DUE_FIELDS = {
  Quotation: 'validUntil',
  'Sales Order': 'deliverBy',
  'Delivery Challan': 'dueBack',
  'Purchase Order': 'expectedBy',
} as const;
