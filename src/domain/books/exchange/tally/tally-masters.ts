import type { IsoDate } from '#domain/calendar.ts';
import { daysBetween } from '#domain/calendar.ts';
import { fraction, negative, type Paise, sumOf, ZERO } from '#domain/money.ts';
import { OTHER_COUNTRY, placeOfCode } from '#domain/state-code.ts';
import type { Godown } from '#domain/books/masters/godown.ts';
import type { Item } from '#domain/books/masters/item.ts';
import type { Ledger } from '#domain/books/masters/ledger.ts';
import type { LedgerRole } from '#domain/books/ledger-role.ts';
import { groupOfParty, type Party } from '#domain/books/masters/party.ts';
import { asRate } from '#domain/books/rate.ts';
import { addQuantities } from '#domain/quantity.ts';
import type { PartyRegistration } from '#domain/books/registration.ts';
import { type UnitCode, unitName } from '#domain/books/unit.ts';
import { ON_ACCOUNT, type OpeningOfBill } from './tally-bills.ts';
import { godownNames, type OpeningGoods, type TallyBooks, tallyNameOf } from './tally-books.ts';
import { element, field, message, tallyAmount, tallyDay, tallyQuantity, tallyRate, yesOrNo } from './tally-text.ts';

/** The masters in the order in which Tally needs them: what stands under something comes after it. One message each. */
export function masterMessages(books: TallyBooks): readonly string[] {
  const goods = books.items.filter(({ kind }) => kind === 'Goods');
  const [, ...godowns] = books.godowns;
  return [
    ...[...new Set(goods.map(({ unit }) => unit))].map(unitMessage),
    ...godowns.map(godownMessage),
    ...goods.map((item) => itemMessage(item, books)),
    ...books.ledgers.map((ledger) => ledgerMessage(ledger, books)),
    ...books.parties.map((party) => partyMessage(party, books)),
  ];
}

function unitMessage(unit: UnitCode): string {
  return message(
    element(
      'UNIT',
      [
        field('NAME', unit),
        field('ORIGINALNAME', unitName(unit)),
        field('ISSIMPLEUNIT', 'Yes'),
        field('GSTREPUOM', `${unit}-${unitName(unit).toUpperCase()}`),
        field('DECIMALPLACES', '3'),
      ],
      { NAME: unit },
    ),
  );
}

function godownMessage({ name }: Godown): string {
  return message(element('GODOWN', [field('NAME', name)], { NAME: name }));
}

function itemMessage(item: Item, { openingStock, godowns, begins }: TallyBooks): string {
  const { id, name, sku, unit, hsn, mrp } = item;
  const opening = openingStock.get(id);
  const isIn = godownNames(godowns);
  return message(
    element(
      'STOCKITEM',
      [
        field('GUID', id),
        namesElement(name, sku),
        field('BASEUNITS', unit),
        field('GSTAPPLICABLE', 'Applicable'),
        field('HSNCODE', hsn),
        ...(mrp === undefined ? [] : [mrpElement(mrp, unit, begins)]),
        ...(opening ? openingGoods(opening, unit) : []),
        ...[...inGodownsOfTally(opening, isIn)].map(([godown, own]) =>
          element('BATCHALLOCATIONS.LIST', [
            field('GODOWNNAME', godown),
            field('BATCHNAME', PRIMARY_BATCH),
            ...openingGoods(own, unit),
          ]),
        ),
      ],
      { NAME: name },
    ),
  );
}

/** The opening stock by the godowns of Tally. What parties have of challans, which do not go there, is in the first for it. */
function inGodownsOfTally(
  opening: OpeningGoods | undefined,
  isIn: (godown: string) => string,
): ReadonlyMap<string, Pick<OpeningGoods, 'quantity' | 'value'>> {
  const godowns = new Map<string, Pick<OpeningGoods, 'quantity' | 'value'>>();
  for (const [id, { quantity, value }] of opening?.godowns ?? []) {
    const had = godowns.get(isIn(id));
    godowns.set(isIn(id), {
      quantity: had ? addQuantities(had.quantity, quantity) : quantity,
      value: had ? sumOf([had.value, value]) : value,
    });
  }
  return godowns;
}

/** In every State, from the day on which the books begin: a pack has no day. */
function mrpElement(mrp: Paise, unit: UnitCode, begins: IsoDate): string {
  const rate = element('MRPRATEDETAILS.LIST', [field('MRPRATE', tallyRate(asRate(mrp * 100), unit))]);
  return element('MRPDETAILS.LIST', [field('FROMDATE', tallyDay(begins)), rate]);
}

function openingGoods(
  { quantity, value }: Pick<OpeningGoods, 'quantity' | 'value'>,
  unit: UnitCode,
): readonly string[] {
  if (quantity === 0) return [];
  const rate = asRate(fraction(value, 100 * 1000, Math.round(quantity * 1000)));
  return [
    field('OPENINGBALANCE', tallyQuantity(quantity, unit)),
    field('OPENINGRATE', tallyRate(rate, unit)),
    field('OPENINGVALUE', tallyAmount(value)),
  ];
}

function ledgerMessage(ledger: Ledger, { openings }: TallyBooks): string {
  const name = tallyNameOf(ledger);
  return message(
    element(
      'LEDGER',
      [
        field('GUID', ledger.id),
        namesElement(name, ''),
        field('PARENT', ledger.group ?? ''),
        field('ISBILLWISEON', 'No'),
        field('AFFECTSSTOCK', yesOrNo(ledger.group === 'Sales Accounts' || ledger.group === 'Purchase Accounts')),
        ...dutyOf(ledger.role),
        openingField(openings.get(ledger.id) ?? ZERO),
      ],
      { NAME: name },
    ),
  );
}

function partyMessage(party: Party, { openings, openBills, begins, business }: TallyBooks): string {
  const state = placeOfCode(party.state);
  const isAbroad = state?.code === OTHER_COUNTRY.code;
  const opening = openings.get(party.id) ?? ZERO;
  const home = placeOfCode(business.state)?.name ?? '';
  const lines = [party.address, party.city].filter((line) => line !== '').map((line) => field('ADDRESS', line));
  return message(
    element(
      'LEDGER',
      [
        field('GUID', party.id),
        namesElement(party.name, ''),
        field('PARENT', groupOfParty(party.kind)),
        field('ISBILLWISEON', 'Yes'),
        lines.length === 0 ? '' : element('ADDRESS.LIST', lines, { TYPE: 'String' }),
        field('PINCODE', party.pinCode),
        field('LEDSTATENAME', isAbroad ? '' : (state?.name ?? home)),
        field('COUNTRYOFRESIDENCE', isAbroad ? '' : 'India'),
        field('GSTREGISTRATIONTYPE', REGISTRATION[party.registration]),
        field('PARTYGSTIN', party.gstin),
        field('LEDGERMOBILE', party.phone),
        field('EMAIL', party.email),
        field('BILLCREDITPERIOD', party.creditDays === null ? '' : `${party.creditDays} Days`),
        openingField(opening),
        ...billsWithRest(openBills.get(party.id) ?? [], opening, begins).map(openingBill),
      ],
      { NAME: party.name },
    ),
  );
}

/** Adds a bill for the part of an opening balance that none has, an advance or on account: Tally needs bills for all. */
function billsWithRest(bills: readonly OpeningOfBill[], opening: Paise, begins: IsoDate): readonly OpeningOfBill[] {
  const rest = sumOf([opening, negative(sumOf(bills.map(({ amount }) => amount)))]);
  return rest === 0 ? bills : [...bills, { name: ON_ACCOUNT, date: begins, dueDate: '', amount: rest }];
}

function openingBill({ name, date, dueDate, amount }: OpeningOfBill): string {
  return element('BILLALLOCATIONS.LIST', [
    field('BILLDATE', tallyDay(date)),
    field('NAME', name),
    field('BILLCREDITPERIOD', dueDate === '' ? '' : `${daysBetween(date, dueDate)} Days`),
    field('ISADVANCE', yesOrNo(name === ON_ACCOUNT)),
    field('OPENINGBALANCE', tallyAmount(amount)),
  ]);
}

function openingField(amount: Paise): string {
  return field('OPENINGBALANCE', tallyAmount(amount));
}

/** The name, and the alias that people also find it by. */
function namesElement(name: string, alias: string): string {
  return element('LANGUAGENAME.LIST', [
    element('NAME.LIST', [field('NAME', name), field('NAME', alias)], { TYPE: 'String' }),
  ]);
}

function dutyOf(role: LedgerRole | undefined): readonly string[] {
  const head = role === undefined ? undefined : Object.keys(HEADS).find((name) => role.endsWith(name));
  return head === undefined ? [] : [field('TAXTYPE', 'GST'), field('GSTDUTYHEAD', HEADS[head] ?? '')];
}

export const PRIMARY_BATCH = 'Primary Batch';

const REGISTRATION = {
  Regular: 'Regular',
  Composition: 'Composition',
  Unregistered: 'Unregistered/Consumer',
  SEZ: 'Regular - SEZ',
  Overseas: 'Overseas',
} as const satisfies Record<PartyRegistration, string>;

const HEADS: Readonly<Record<string, string>> = {
  Cgst: 'CGST',
  Sgst: 'SGST/UTGST',
  Utgst: 'SGST/UTGST',
  Igst: 'IGST',
  Cess: 'Cess',
};
