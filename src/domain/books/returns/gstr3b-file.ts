import { asPaise } from '#domain/money.ts';
import { isInterStateByPortal } from '#domain/books/law/return-rules.ts';
import type { TaxHeads } from '#domain/books/documents/line-tax.ts';
import type { Gstr3b } from './gstr3b.ts';
import { byHead, type Head, NO_HEADS, sumOfTax, type TaxedValue } from './tax-heads.ts';
import type { InterState } from './inter-state-supplies.ts';
import { daysOfMonth, periodCode, rupeesInFile } from './return-month.ts';

/**
 * The file of GSTR-3B: every row is there, also one of nothing. Interest, late fees and what is paid are entered at the
 * portal. Table 3.2 is left out since the portal fills it by itself.
 */
export function gstr3bFile({ gstin, month, outward, interState, credit }: Gstr3b): string {
  const { taxable, zeroRated, untaxed, nonGst } = outward;
  return JSON.stringify({
    gstin,
    ret_period: periodCode(month),
    sup_details: {
      osup_det: valueInFile(taxable),
      osup_zero: {
        txval: rupeesInFile(zeroRated.taxable),
        iamt: rupeesInFile(zeroRated.igst),
        csamt: rupeesInFile(zeroRated.cess),
      },
      osup_nil_exmp: { txval: rupeesInFile(untaxed) },
      isup_rev: valueInFile(credit.reverseCharge),
      osup_nongst: { txval: rupeesInFile(nonGst) },
    },
    ...(!isInterStateByPortal(daysOfMonth(month).to) && { inter_sup: interStateInFile(interState) }),
    itc_elg: {
      itc_avl: [
        { ty: 'IMPG', ...headsInFile(NO_HEADS) },
        { ty: 'IMPS', ...headsInFile(credit.importOfServices) },
        { ty: 'ISRC', ...headsInFile(credit.onReverseCharge) },
        { ty: 'ISD', ...headsInFile(NO_HEADS) },
        { ty: 'OTH', ...headsInFile(credit.others) },
      ],
      itc_rev: [
        { ty: 'RUL', ...headsInFile(credit.blocked) },
        { ty: 'OTH', ...headsInFile(NO_HEADS) },
      ],
      itc_net: headsInFile(credit.net),
      itc_inelg: [
        { ty: 'RUL', ...headsInFile(NO_HEADS) },
        { ty: 'OTH', ...headsInFile(credit.ofOtherStates) },
      ],
    },
    inward_sup: {
      isup_details: [
        { ty: 'GST', inter: rupeesInFile(credit.inward.gst.inter), intra: rupeesInFile(credit.inward.gst.intra) },
        {
          ty: 'NONGST',
          inter: rupeesInFile(credit.inward.nonGst.inter),
          intra: rupeesInFile(credit.inward.nonGst.intra),
        },
      ],
    },
  });
}

/** Returns the tax that a file says is owed: 3.1(a) and (b) on sales, and 3.1(d). */
export function taxInGstr3bFile(file: string): Readonly<{ sales: TaxHeads; reverseCharge: TaxHeads }> {
  const { sup_details: rows } = JSON.parse(file) as { sup_details: Record<string, Readonly<Record<string, number>>> };
  const of = (name: string) => byHead((head) => asPaise(Math.round((rows[name]?.[NAMES_IN_FILE[head]] ?? 0) * 100)));
  return { sales: sumOfTax([of('osup_det'), of('osup_zero')]), reverseCharge: of('isup_rev') };
}

const NAMES_IN_FILE: Readonly<Record<Head, string>> = { igst: 'iamt', cgst: 'camt', sgst: 'samt', cess: 'csamt' };

/** GSTR3B_27AAPFU0939F1ZV_042026.json. */
export function gstr3bFileName({ gstin, month }: Pick<Gstr3b, 'gstin' | 'month'>): string {
  return `GSTR3B_${gstin}_${periodCode(month)}.json`;
}

function interStateInFile(all: readonly InterState[]) {
  const of = (to: InterState['to']) =>
    all
      .filter((row) => row.to === to)
      .map(({ place, taxable, igst }) => ({ pos: place, txval: rupeesInFile(taxable), iamt: rupeesInFile(igst) }));
  return { unreg_details: of('Unregistered'), comp_details: of('Composition'), uin_details: [] };
}

function valueInFile({ taxable, ...tax }: TaxedValue) {
  return { txval: rupeesInFile(taxable), ...headsInFile(tax) };
}

function headsInFile({ igst, cgst, sgst, cess }: TaxHeads) {
  return { iamt: rupeesInFile(igst), camt: rupeesInFile(cgst), samt: rupeesInFile(sgst), csamt: rupeesInFile(cess) };
}
