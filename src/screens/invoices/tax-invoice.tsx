import { amountInWords } from '#domain/amount-in-words.ts';
import type { Company } from '#domain/company.ts';
import { BLANK, formatDay, formatNumber, formatPlainRupees, formatRupees, formatText } from '#domain/format.ts';
import { type Invoice, taxHeads } from '#domain/invoice.ts';
import { stateOf } from '#domain/state-code.ts';
import { Figure } from '#ui/figure.tsx';

/** The invoice on A4, with the particulars of rule 46 of the CGST Rules that the sample business records. */
export function TaxInvoice({
  invoice,
  supplier,
  recipientGstin,
}: {
  invoice: Invoice;
  supplier: Company | undefined;
  recipientGstin: string | undefined;
}) {
  const placeOfSupply = stateOf(recipientGstin ?? supplier?.gstin ?? '');
  return (
    <article lang="en-IN" className="text-[9.5pt] leading-[1.45]">
      <header className="flex items-start justify-between gap-8 border-current border-b-2 pb-3">
        <div>
          <p className="font-semibold text-[15pt] leading-tight">{supplier?.name}</p>
          <p>{supplier?.address}</p>
          <p>GSTIN {formatText(supplier?.gstin ?? '')}</p>
        </div>
        <div className="shrink-0 text-end">
          <p className="font-semibold text-[13pt] leading-tight">Tax Invoice</p>
          <p className="text-[8pt]">Original for recipient</p>
        </div>
      </header>

      <div className="grid grid-cols-2 gap-8 py-3">
        <div>
          <p className="text-[8pt]">Billed to</p>
          <p className="wrap-anywhere font-semibold">{formatText(invoice.customerName)}</p>
          <p>GSTIN {recipientGstin ?? BLANK}</p>
        </div>
        <dl className="grid grid-cols-[auto_1fr] gap-x-4">
          <Fact name="Invoice no." value={invoice.id} />
          <Fact name="Date" value={formatDay(invoice.date)} />
          <Fact name="Due date" value={formatDay(invoice.dueDate)} />
          <Fact
            name="Place of supply"
            value={placeOfSupply ? `${placeOfSupply.name} (${placeOfSupply.code})` : BLANK}
          />
          <Fact name="Reverse charge" value="No" />
        </dl>
      </div>

      <table className="w-full border-collapse">
        <thead className="table-header-group">
          <tr className="whitespace-nowrap border-current border-y text-[8pt]">
            <th className="py-1 pe-2 text-start font-semibold">No.</th>
            <th className="w-full py-1 text-start font-semibold">Description</th>
            <th className="px-2 py-1 text-end font-semibold">Quantity</th>
            <th className="px-2 py-1 text-end font-semibold">Rate ₹</th>
            <th className="py-1 ps-2 text-end font-semibold">Taxable value ₹</th>
          </tr>
        </thead>
        <tbody>
          {invoice.items.map((item, at) => (
            <tr key={at} className="break-inside-avoid border-b border-[#bbb] align-top">
              <td className="py-1 pe-2">{at + 1}</td>
              <td className="wrap-anywhere py-1">{formatText(item.name)}</td>
              <td className="whitespace-nowrap px-2 py-1 text-end">{formatNumber(item.quantity)}</td>
              <td className="whitespace-nowrap px-2 py-1 text-end">
                <Figure>{formatPlainRupees(item.rate)}</Figure>
              </td>
              <td className="whitespace-nowrap py-1 ps-2 text-end">
                <Figure>{formatPlainRupees(item.amount)}</Figure>
              </td>
            </tr>
          ))}
        </tbody>
      </table>

      <div className="flex break-inside-avoid justify-between gap-8 pt-3">
        <div className="max-w-[60%]">
          <p className="text-[8pt]">Amount in words</p>
          <p>{amountInWords(invoice.totalAmount)}</p>
        </div>
        <dl className="grid shrink-0 grid-cols-[auto_auto] whitespace-nowrap">
          <Fact name="Taxable value" value={formatRupees(invoice.amount)} isFigure />
          {taxHeads(invoice.gstType, invoice.taxAmount).map((head) => (
            <Fact key={head.name} name={`${head.name} ${head.percent} %`} value={formatRupees(head.amount)} isFigure />
          ))}
          <dt className="mt-1 border-current border-t border-b-[3px] py-1 pe-8 font-semibold [border-bottom-style:double]">
            Total
          </dt>
          <dd className="mt-1 border-current border-t border-b-[3px] py-1 text-end font-semibold [border-bottom-style:double]">
            <Figure>{formatRupees(invoice.totalAmount)}</Figure>
          </dd>
        </dl>
      </div>

      <footer className="mt-14 ms-auto w-64 break-inside-avoid text-center">
        <p className="border-current border-t pt-1">For {supplier?.name}</p>
        <p className="text-[8pt]">Authorised signatory</p>
      </footer>
    </article>
  );
}

function Fact({ name, value, isFigure = false }: { name: string; value: string; isFigure?: boolean }) {
  return (
    <>
      <dt className={isFigure ? 'pe-8' : ''}>{name}</dt>
      <dd className={isFigure ? 'text-end' : 'font-medium'}>{isFigure ? <Figure>{value}</Figure> : value}</dd>
    </>
  );
}
