import { afterEach, beforeEach, expect, it } from 'vitest';
import { checkBooks } from '#data/books/audit/check-books.ts';
import { duesIn } from '#data/books/projections/dues.ts';
import { verifyEdits } from '#data/books/audit/edits.ts';
import { planTallyImport } from '#data/books/exchange/plan-tally-import.ts';
import { createBooksFromTally } from '#data/books/exchange/books-from-tally.ts';
import { numberingOn } from '#data/books/vouchers/numbering.ts';
import { createItem } from '#data/books/masters/items.ts';
import { allocateOpening } from '#data/books/masters/opening-advance.ts';
import { createParty } from '#data/books/masters/parties.ts';
import { createVoucher, updateVoucher } from '#data/books/vouchers/vouchers.ts';
import {
  blankInvoice,
  blankPurchase,
  documentParty,
  lineItem,
  withParty,
} from '#domain/books/documents/blank-document.ts';
import { BLANK_ITEM } from '#domain/books/masters/item.ts';
import { blankParty } from '#domain/books/masters/party.ts';
import { voucherInput } from '#domain/books/vouchers/voucher.ts';
import { asPaise } from '#domain/money.ts';
import { listBooks } from '#data/books/copies/books-on-device.ts';
import { trialBalanceOn } from '#data/books/reports/financial-statements.ts';
import { booksStore, openBooks } from '#data/books/store.ts';
import { tallyFiles } from '#data/books/exchange/tally-export.ts';
import { tallyImport } from '#data/books/exchange/tally-import.ts';
import { businessFrom } from '#domain/books/masters/business.ts';
import { balanceOfDue } from '#domain/books/payments/due.ts';
import { aBooksBusiness, emptyShelf, freshBooks } from '../../../support/fresh-books.ts';
import { aBought, aLine, OURS as TERMS } from '../../../support/documents.ts';
import { move, receive } from '../../../support/posted.ts';
import { readable, savedFile } from '../../../support/books-copies.ts';
import { ledger, tallyFile, voucher } from '../../../support/tally-files.ts';
import { tradeForTwoYears } from '../../../support/trading-years.ts';

const OURS = { registration: 'Regular', gstin: '27AAPFU0939F1ZV', booksBegin: '2026-04-01' } as const;

beforeEach(async () => {
  await freshBooks(OURS);
});
afterEach(emptyShelf);

it('two years of books go out to Tally and come back with an equal trial balance and equal open documents', async () => {
  await tradeForTwoYears();
  const [trial, open] = [await trialBalanceOn('2028-03-31'), await openDocuments()];
  const { masters, vouchers } = await tallyFiles({ from: '2026-04-01', to: '2028-03-31', begins: '2026-04-01' });
  const files = [new Blob([...masters]), new Blob([...vouchers])];
  const { plan, order } = await planned(files, { ...OURS, name: 'Moved' });
  expect(plan.refused).toEqual([]);
  // All but the journals of Tally are the documents that they were.
  expect(plan.findings.filter(({ sentence }) => sentence.includes('come in as journals'))).toEqual([]);
  const { key, trial: rows } = await createBooksFromTally(order);
  expect(rows.filter(({ file, here }) => file !== here)).toEqual([]);
  await openBooks(key);
  expect(await openDocuments()).toEqual(open);
  const back = await trialBalanceOn('2028-03-31');
  expect(back.lines.map(({ cells }) => cells)).toEqual(trial.lines.map(({ cells }) => cells));
  // The number of the cancelled receipt is not given again.
  expect((await numberingOn('Receipt', '2026-12-01', '')).next).toBe('RCT/26-27/0005');
  expect([await checkBooks(), await verifyEdits()]).toEqual([[], { entries: expect.any(Number) }]);
  await readable(await savedFile());
  expect(await listBooks()).toHaveLength(2);
});

it('one damaged letter of a file leaves every other name as it is, and is told with its place', async () => {
  const names = ['राम ट्रेडर्स', 'शर्मा # और पुत्र'];
  const [before = '', behind = ''] = tallyFile(...names.map((name) => ledger(name, 'Sundry Debtors'))).split('#');
  const file = new File([before, Uint8Array.of(0x92), behind], 'masters.xml');
  const { plan } = await planned([file], { ...OURS, name: 'Moved' });
  expect(plan.parties.slice(1).map(({ name }) => name)).toEqual(['राम ट्रेडर्स', 'शर्मा \ufffd और पुत्र']);
  expect(plan.findings[0]).toEqual({
    sentence: expect.stringMatching(/^Letters that are damaged/),
    count: 1,
    examples: ['masters.xml line 4: शर्मा \ufffd और पुत्र'],
  });
});

it('a file that cannot be UTF-8 is read as Windows writes it, and says so', async () => {
  const [before = '', behind = ''] = tallyFile(ledger('Caf#', 'Sundry Debtors')).split('#');
  const file = new File([before, Uint8Array.of(0xe9), behind], 'old.xml');
  const { plan } = await planned([file], { ...OURS, name: 'Moved' });
  expect(plan.parties.slice(1).map(({ name }) => name)).toEqual(['Café']);
  expect(plan.findings).toEqual([
    { sentence: expect.stringContaining('as Windows writes them'), count: 1, examples: ['old.xml'] },
  ]);
});

it('what opening balances and receipts paid in advance settles its documents there and back, however far between', async () => {
  const soap = lineItem(await createItem({ ...BLANK_ITEM, name: 'Soap', hsn: '3401', percent: 0 }));
  const balance = asPaise(500_00);
  const usha = await createParty({ ...blankParty('Customer'), name: 'Usha', state: '27', balance, side: 'Cr' });
  const mill = await createParty({ ...blankParty('Supplier'), name: 'Mill', state: '27', balance, side: 'Dr' });
  const advance = await receive('2026-04-01', 'Usha', 100);
  // More than are written at a time.
  for (let nth = 0; nth < 45; nth++) await move('2026-04-02', 'Cash', 'Bank', 1);
  const sale = withParty(blankInvoice('2026-04-03', TERMS), documentParty(usha), null);
  const invoice = await createVoucher({ ...sale, lines: [aLine(8, 100, 0, { item: soap })] }, 'Issued');
  const bought = withParty(blankPurchase('2026-04-04', TERMS), documentParty(mill), null);
  const lines = [aBought(3, 100, 0, { item: soap })];
  const bill = await createVoucher({ ...bought, billNumber: 'B-1', billDate: '2026-04-04', lines }, 'Issued');
  const against = [{ document: invoice.id, amount: asPaise(100_00) }];
  await updateVoucher(advance.id, advance.rev, { ...voucherInput(advance), allocations: against } as never, 'Issued');
  expect([await allocateOpening(invoice.id), await allocateOpening(bill.id)]).toEqual([500_00, 300_00]);
  const open = await openDocuments();
  expect(open).toEqual({ 'Usha/BOS/26-27/0001': 200_00 });
  const { masters, vouchers } = await tallyFiles({ from: '2026-04-01', to: '2027-03-31', begins: '2026-04-01' });
  const { order } = await planned([new Blob([...masters]), new Blob([...vouchers])], { ...OURS, name: 'Moved' });
  const { key } = await createBooksFromTally(order);
  await openBooks(key);
  expect(await openDocuments()).toEqual(open);
  const back = await booksStore.records('parties').toArray();
  expect(back.flatMap(({ name, allocations = [] }) => allocations.map(({ amount }) => [name, amount]))).toEqual([
    ['Usha', 500_00],
    ['Mill', 300_00],
  ]);
  expect(await checkBooks()).toEqual([]);
  // A year later the bill is gone, and of the opening balance what was left of it.
  await openBooks('asha-stores');
  const later = await tallyFiles({ from: '2027-04-01', to: '2028-03-31', begins: '2027-04-01' });
  const text = await new Blob([...later.masters]).text();
  const bills = [...text.matchAll(/<BILLALLOCATIONS.LIST>.*?<NAME>(.*?)<.*?<OPENINGBALANCE>(.*?)</gs)];
  expect(bills.map(([, name, amount]) => [name, Number(amount)])).toEqual([
    ['BOS/26-27/0001', -200],
    ['On Account', -200],
  ]);
});

it('masters and vouchers in UTF-16, or as Windows writes them, are read like any', async () => {
  const xml = tallyFile(ledger('Café ₹', 'Indirect Expenses', 5_00), ledger('Cash', 'Cash-in-Hand', -5_00));
  const wide = new Uint16Array([0xfeff, ...xml.split('').map((letter) => letter.charCodeAt(0))]);
  const windows = Uint8Array.from(xml.replace('₹', ''), (letter) => letter.charCodeAt(0));
  for (const [file, name] of [
    [new Blob([wide]), 'Café ₹'],
    [new Blob([windows]), 'Café'],
  ] as const) {
    const { plan } = await planned([file]);
    expect(plan.ledgers.find(({ opening }) => opening > 0)?.name).toBe(name);
  }
});

it.each([
  ['a PDF', '%PDF-1.7', /no file of this kind/],
  ['a workbook', new Uint8Array([0x50, 0x4b, 3, 4, 0, 0]), /no file of this kind/],
  ['a file without anything of Tally', '<ENVELOPE><BODY/></ENVELOPE>', /no master and no voucher/],
  ['a cut file', tallyFile(ledger('Cash', 'Cash-in-Hand')).slice(0, -60), /is cut/],
  ['a file with entities', '<!DOCTYPE a [<!ENTITY b "c">]><ENVELOPE/>', /words of its own/],
  ['a million masters', `<ENVELOPE><TALLYMESSAGE>${million()}</TALLYMESSAGE></ENVELOPE>`, /more than three lakh/],
])('%s is refused with what to do, and there are no more books than before', async (_, file, words) => {
  await expect(tallyImport({ files: [new Blob([file])], business: undefined })).rejects.toThrow(words);
  expect(await listBooks()).toHaveLength(1);
});

it('hundreds of parties without a balance and of cancelled vouchers are all there, and each stands in the log', async () => {
  const many = Array.from({ length: 250 }, (_, at) => at + 1);
  const file = tallyFile(
    ledger('Cash', 'Cash-in-Hand'),
    ...many.map((at) => ledger(`Customer ${at}`, 'Sundry Debtors')),
    ...many.map((at) => voucher('Journal', `${at}`, '20260410', [], { more: '<ISCANCELLED>Yes</ISCANCELLED>' })),
  );
  const { plan, order } = await planned([new Blob([file])], { name: 'Moved' });
  const { key } = await createBooksFromTally(order);
  await openBooks(key);
  const counts = await Promise.all([booksStore.records('parties').count(), booksStore.records('vouchers').count()]);
  expect(counts).toEqual([251, 250]);
  const masters = plan.ledgers.length + plan.parties.length + plan.godowns.length;
  // The business, its locks and the numbering of eleven kinds besides.
  expect(await verifyEdits()).toEqual({ entries: masters + 250 + 13 });
  expect(await checkBooks()).toEqual([]);
});

it('a move that is cancelled leaves nothing', async () => {
  const file = new Blob([tallyFile(ledger('Cash', 'Cash-in-Hand'))]);
  const { order } = await planned([file], { name: 'Moved' });
  const ended = new AbortController();
  const moving = createBooksFromTally(order, { signal: ended.signal, onProgress: () => ended.abort() });
  await expect(moving).rejects.toThrow('aborted');
  expect((await listBooks()).map(({ key }) => key)).toEqual(['asha-stores']);
});

async function planned(files: readonly Blob[], said: Parameters<typeof aBooksBusiness>[0] = {}) {
  const order = { files, fileNames: ['a.xml'], business: businessFrom(aBooksBusiness(said)) };
  const { planned: outline } = await planTallyImport(order, () => undefined);
  if (!outline) throw new Error('There is a plan.');
  return { plan: outline.plan, order };
}

function million(): string {
  return Array.from({ length: 310_000 }, (_, at) => `<GODOWN NAME="${at}"/>`).join('');
}

async function openDocuments(): Promise<Readonly<Record<string, number>>> {
  const parties = new Map((await booksStore.records('parties').toArray()).map(({ id, name }) => [id, name]));
  const dues = await duesIn(booksStore.database()).toArray();
  const open = dues.filter(({ state }) => state === 'Open');
  return Object.fromEntries(
    open.map((due) => [
      `${parties.get(due.party)}/${due.number}`,
      due.side === 'receivable' ? balanceOfDue(due) : 0 - balanceOfDue(due),
    ]),
  );
}
