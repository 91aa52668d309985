import { ArrowLeft, Printer } from 'lucide';
import { type ReactNode, useEffect, useRef } from 'react';
import { cashOffers } from '#domain/books/counter/cash-offers.ts';
import { settleRefund } from '#domain/books/counter/refund.ts';
import { restFor, settleBill } from '#domain/books/counter/settle.ts';
import { TENDER_WORDS, TENDERS, type Tender, type Tenders } from '#domain/books/counter/tender.ts';
import { readRupees } from '#domain/amount-reading.ts';
import { formatPlainRupees, formatRupees } from '#domain/format.ts';
import type { Paise } from '#domain/money.ts';
import { Button, IconButton } from '#ui/controls/button.tsx';
import { Icon } from '#ui/controls/icon.tsx';
import { FigureField } from '#ui/fields/figure-field.tsx';
import { TextField } from '#ui/fields/text-field.tsx';
import { keyShortcuts, keyWords } from '#ui/keys/keys.ts';

/** How a bill is paid: a row for each tender, none of which changes another, and what remains or is given back. */
export function Pay({
  total,
  isRefund,
  tenders,
  problems,
  notices,
  customer,
  onTenders,
  onQr,
  onSave,
  onBack,
}: {
  total: Paise;
  /** Whether it is given back. */
  isRefund: boolean;
  tenders: Tenders;
  /** What the last save refused, by tender. */
  problems: Readonly<Partial<Record<Tender, string>>>;
  /** What is wrong, or looks so, with the bill as a whole. */
  notices: ReactNode;
  customer: ReactNode;
  onTenders: (change: (before: Tenders) => Tenders) => void;
  /** Shows the code by which a UPI app pays its row; undefined where the business has no UPI ID. */
  onQr: (() => void) | undefined;
  onSave: (prints: boolean) => void;
  onBack: () => void;
}) {
  const region = useRef<HTMLElement>(null);
  const { remaining, change, problems: wrong } = isRefund ? settleRefund(total, tenders) : settleBill(total, tenders);
  useEffect(() => {
    // Under a finger the keyboard would cover what is to be pressed.
    const field = matchMedia('(any-pointer: coarse)').matches ? null : region.current?.querySelector('input');
    (field ?? region.current)?.focus();
  }, []);

  const set = (tender: Tender, amount: Paise | null) => onTenders((before) => ({ ...before, [tender]: amount }));
  const inCash = restFor('cash', total, tenders);
  return (
    <section
      ref={region}
      aria-label="Pay"
      tabIndex={-1}
      className="flex min-h-0 flex-1 flex-col gap-3 overflow-y-auto px-4 py-3 focus-visible:outline-none"
    >
      <div className="flex items-center gap-2">
        <IconButton name="Back" icon={ArrowLeft} onClick={onBack} />
        {customer}
      </div>
      <dl className="grid grid-cols-3 gap-x-4 border-y py-2">
        <Figure term="Total" amount={total} />
        <Figure term="Remaining" amount={remaining} isStrong={remaining > 0} />
        <Figure term="Change" amount={change} isStrong={change > 0} />
      </dl>
      {isRefund && (
        <p className="font-medium">Give back {formatRupees(total)}: the goods that come back are worth more.</p>
      )}
      {notices}
      {TENDERS.map((tender) => (
        <div
          key={tender}
          className="grid grid-cols-[minmax(0,1fr)_9rem] items-start gap-x-2 gap-y-2 sm:grid-cols-[minmax(0,14rem)_9rem_minmax(0,1fr)]"
        >
          <FigureField
            label={TENDER_WORDS[tender]}
            problem={wrong[tender] ?? problems[tender]}
            value={tenders[tender]}
            read={readRupees}
            show={formatPlainRupees}
            onChange={(amount) => set(tender, amount)}
          />
          <Button className="mt-5 px-2!" onClick={() => set(tender, restFor(tender, total, tenders))}>
            Fill {TENDER_WORDS[tender]}
          </Button>
          <div className="max-sm:col-span-2">
            {tender === 'cash' && inCash > 0 && (
              <div role="group" aria-label="Cash taken" className="flex flex-wrap gap-2 sm:mt-5">
                <Button className="px-3!" onClick={() => set('cash', inCash)}>
                  Exact
                </Button>
                {(isRefund ? [] : cashOffers(inCash)).map((offer) => (
                  <Button key={offer} className="px-3! tabular-nums" onClick={() => set('cash', offer)}>
                    {formatRupees(offer)}
                  </Button>
                ))}
              </div>
            )}
            {tender === 'upi' && (tenders.upi ?? 0) > 0 && (
              <Reference
                label="UPI Reference"
                value={tenders.upiReference}
                onChange={(upiReference) => onTenders((before) => ({ ...before, upiReference }))}
              >
                {onQr && <Button onClick={onQr}>UPI QR</Button>}
              </Reference>
            )}
            {tender === 'card' && (tenders.card ?? 0) > 0 && (
              <Reference
                label="Card Reference"
                value={tenders.cardReference}
                onChange={(cardReference) => onTenders((before) => ({ ...before, cardReference }))}
              />
            )}
          </div>
        </div>
      ))}
      <div className="sticky bottom-0 mt-auto flex gap-2 bg-paper pt-2 pb-1">
        <Button className="min-h-16! px-5!" onClick={() => onSave(false)}>
          Save
        </Button>
        <Button
          look="primary"
          className="min-h-16! flex-1 text-title!"
          aria-keyshortcuts={keyShortcuts('pay')}
          title={`Save and Print (${keyWords('pay')})`}
          onClick={() => onSave(true)}
        >
          <Icon of={Printer} /> Save and Print
        </Button>
      </div>
    </section>
  );
}

function Figure({ term, amount, isStrong = false }: { term: string; amount: Paise; isStrong?: boolean }) {
  return (
    <div className="min-w-0">
      <dt className="text-caption text-ink-2">{term}</dt>
      <dd
        className={`truncate font-semibold text-figure tabular-nums ${isStrong ? 'text-peacock' : amount === 0 ? 'text-ink-3' : ''}`}
      >
        {formatRupees(amount)}
      </dd>
    </div>
  );
}

function Reference({
  label,
  value,
  onChange,
  children,
}: {
  label: string;
  value: string;
  onChange: (value: string) => void;
  children?: ReactNode;
}) {
  return (
    <div className="flex items-end gap-2">
      <div className="min-w-0 flex-1">
        <TextField label={label} isForCodes value={value} onChange={onChange} />
      </div>
      {children}
    </div>
  );
}
