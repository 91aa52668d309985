import type { AmendedDocument, AmendedSmall, Amendments } from './gstr1-amendments.ts';
import { byGroup, gstinIn, invoiceRow, noteRow, ratesIn, typeIn } from './gstr1-file-rows.ts';
import type { Section } from './sale-section.ts';
import { periodCode } from './return-month.ts';

/** The sections of GSTR-1 that change what was filed before, as its file has them. */
export function amendmentsInFile({ documents, small }: Amendments) {
  const of = (name: Section['name']) => documents.filter(({ document }) => document.section.name === name);
  return {
    b2ba: byGroup(of('b2b'), ({ document }) => gstinIn(document)).map(([ctin, group]) => ({
      ctin,
      inv: group.map(amendedInvoice),
    })),
    b2cla: byGroup(of('b2cl'), ({ document }) => document.place).map(([pos, group]) => ({
      pos,
      inv: group.map(amendedInvoice),
    })),
    b2csa: small.map(smallAmendmentRow),
    expa: byGroup(of('exp'), ({ document }) => typeIn(document)).map(([exp_typ, group]) => ({
      exp_typ,
      inv: group.map(amendedInvoice),
    })),
    cdnra: byGroup(of('cdnr'), ({ document }) => gstinIn(document)).map(([ctin, group]) => ({
      ctin,
      nt: group.map(amendedNote),
    })),
    cdnura: of('cdnur').map(amendedNote),
  };
}

function amendedInvoice({ original, document }: AmendedDocument): object {
  return invoiceRow(document, original);
}

function amendedNote({ original, document }: AmendedDocument): object {
  return noteRow(document, original);
}

function smallAmendmentRow({ month, place, isWithin, rows }: AmendedSmall): object {
  return {
    omon: periodCode(month),
    sply_ty: isWithin ? 'INTRA' : 'INTER',
    typ: 'OE',
    pos: place,
    itms: rows.map((row) => ratesIn(row, isWithin ? 'cgst and sgst' : 'igst')),
  };
}
