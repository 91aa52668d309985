import type { Database } from '#data/store/database.ts';
import type { LedgerRole } from '#domain/books/ledger-role.ts';
import type { TaxHeads } from '#domain/books/documents/line-tax.ts';
import type { Report } from '#domain/books/ledger/report.ts';
import { agreementReport, agrees } from '#domain/books/returns/tax-agreement.ts';
import { advancesOf, sumOfAdvances } from '#domain/books/returns/advances.ts';
import { type FilingState, filingId, filedStatement, stateOfFiling } from '#domain/books/returns/filing.ts';
import { gstr3bFile, gstr3bFileName } from '#domain/books/returns/gstr3b-file.ts';
import { creditReport, inwardReport, outwardReport, setOffReport } from '#domain/books/returns/gstr3b-reports.ts';
import { gstr3bOf } from '#domain/books/returns/gstr3b.ts';
import { lessTax, NO_HEADS, sumOfTax } from '#domain/books/returns/tax-heads.ts';
import type { ReturnProblem } from '#domain/books/returns/return-problem.ts';
import { sumOfSupplies, taxOnSales } from '#domain/books/returns/outward-supplies.ts';
import { daysOfMonth, type Month } from '#domain/books/returns/return-month.ts';
import { isReported, type Sale } from '#domain/books/returns/sale-section.ts';
import { roleOf, setOffJournal } from '#domain/books/returns/set-off-journal.ts';
import { type CreditChoice, problemInChoice, setOff } from '#domain/books/returns/set-off.ts';
import { type JournalInput, setOffKey, titleOf } from '#domain/books/vouchers/voucher.ts';
import type { IsoDate } from '#domain/calendar.ts';
import type { Paise } from '#domain/money.ts';
import { purchasesBetween } from '#data/books/vouchers/purchases-between.ts';
import { creditOfMonth } from './credit-of-month.ts';
import { RETURN_TABLES, gstr1OfMonth } from './gstr1-of-month.ts';
import type { Rows } from '#data/books/tables.ts';
import { inputTaxReversals } from './input-tax-reversals.ts';
import { belowZeroBefore } from './below-zero.ts';
import { choiceIn, creditAt, openingTax, taxInLedgers, taxLedgers } from './tax-ledgers.ts';

/** `chosen` is what the user chose where the law leaves a choice in the set-off; what a posted one chose goes before it. */
export type Gstr3bOrder = Readonly<{ month: Month; chosen?: Paise | undefined }>;

/** GSTR-3B of a month as a screen shows it and a file has it, and how its tax is paid. */
export type Gstr3bRead = Readonly<{
  /** The changes that the books had when it was read. */
  changes: number;
  state: FilingState;
  filedOn: IsoDate | '';
  /** The ids of the purchases and debit notes whose tax it counts. */
  counted: readonly string[];
  outward: Report;
  credit: Report;
  inward: Report;
  setOff: Report;
  /** Undefined where the law leaves none. */
  choice: CreditChoice | undefined;
  /** Why what was chosen is not what the set-off takes. */
  choiceProblem: string | undefined;
  agreement: Report;
  agrees: boolean;
  /** As it was filed, where it was. */
  file: string;
  fileName: string;
  /** The credit that the GSTR-2B of the month, if it was opened, does not have. */
  problems: readonly ReturnProblem[];
  advisory: number;
  /** The journal that set credit against tax, if it is posted. */
  posted: Readonly<{ id: string; title: string }> | undefined;
  /** The journal that is to be posted; undefined where there is nothing to set off. */
  journal: JournalInput | undefined;
}>;

/**
 * Reads the return as the books are at one moment. Credit is what the input ledgers have at the end of the month. Once GSTR-1
 * is filed, GSTR-3B takes what that said: the portal does, too, and lets nobody change it.
 */
export function readGstr3b(db: Database<Rows>, { month, chosen }: Gstr3bOrder): Promise<Gstr3bRead> {
  return db.transaction('r', [...RETURN_TABLES, 'sums', 'gstr2bs', 'matches', 'edits'], async () => {
    const { changes, locks, filing, sales, advances, gstr1, business } = await gstr1OfMonth(db, month);
    const own = await db.records('filings').get(filingId('GSTR-3B', month));
    const { from, to } = daysOfMonth(month);
    const entered = await purchasesBetween(db, from, to);
    const { counted, waiting, problems } = await creditOfMonth(db, month, entered);
    const supplies = filing ? filedStatement(filing).supplies : gstr1.supplies;
    const gstr3b = gstr3bOf({
      gstin: gstr1.gstin,
      month,
      supplies,
      sales,
      purchases: counted,
      entered,
      reversed: await inputTaxReversals(db, { from, to }),
    });
    const ledgers = await taxLedgers(db);
    const posted = await db.records('vouchers').where('keys.bill').equals(setOffKey(month)).first();
    const { reverseCharge } = gstr3b.credit;
    const credit = await creditAt(db, month, business.state, ledgers, posted);
    const counts = {
      documents: sumOfTax([taxOfSales(sales), sumOfAdvances(advancesOf({ from, to }, advances))]),
      gstr1: taxOnSales(sumOfSupplies([supplies.own, supplies.earlier])),
      gstr3b: taxOnSales(gstr3b.outward),
      ofEarlier: taxOnSales(supplies.earlier),
      ledgers: await taxInLedgers(db, month, ledgers, posted, reverseCharge),
    };
    const choice = posted ? choiceIn(posted, ledgers) : chosen;
    const before = await belowZeroBefore(db, month, business.booksBegin, openingTax(ledgers));
    const owed = {
      liability: sumOfTax([counts.gstr3b, before.sales]),
      reverseCharge: sumOfTax([reverseCharge, before.reverseCharge]),
      credit: lessTax(credit, waiting),
    };
    const set = setOff(month, owed, choice);
    const ledgerOf = (role: LedgerRole) => ledgers.get(role);
    return {
      changes,
      state: stateOfFiling('GSTR-3B', month, locks, own),
      filedOn: own?.on ?? '',
      counted: counted.map(({ id }) => id),
      outward: outwardReport(gstr3b),
      credit: creditReport(gstr3b),
      inward: inwardReport(gstr3b),
      setOff: setOffReport(month, set, before, waiting),
      choice: set.choice,
      choiceProblem: posted ? undefined : problemInChoice(month, set, chosen),
      agreement: agreementReport(month, counts, (head) => ledgerOf(roleOf('output', head, business.state))?.id),
      agrees: agrees(counts),
      file: own?.file.join('') ?? gstr3bFile(gstr3b),
      fileName: gstr3bFileName(gstr3b),
      problems: problems.slice(0, MOST_SHOWN),
      advisory: problems.length,
      posted: posted && { id: posted.id, title: titleOf(posted) },
      journal: setOffJournal(month, set, business.state, ledgerOf),
    };
  });
}

/** The tax that the documents of a month bear, added up from the documents alone. */
function taxOfSales(sales: readonly Sale[]): TaxHeads {
  return sumOfTax(
    sales.filter(isReported).map((sale) => (sale.kind === 'Invoice' ? sale.sums : lessTax(NO_HEADS, sale.sums))),
  );
}

/** More than anybody puts right before looking again. */
const MOST_SHOWN = 100;
