import { useState } from 'react';
import { createParty, partyChoices } from '#data/books/masters/parties.ts';
import { WALK_IN_ID } from '#data/books/ids.ts';
import { useLiveResult } from '#data/books/live.ts';
import { blankParty, type Party } from '#domain/books/masters/party.ts';
import type { Named } from '#domain/books/voucher-head.ts';
import { placeOfCode } from '#domain/state-code.ts';
import { useMayDo } from '#screens/books/parts/use-may.ts';
import { Button } from '#ui/controls/button.tsx';
import { sayFailure } from '#ui/feedback/outcome-toasts.ts';
import { TextField } from '#ui/fields/text-field.tsx';
import { shorten } from '#ui/layout/shorten.ts';
import { Dialog, DialogBody, DialogButtons } from '#ui/overlays/dialog.tsx';

/** Finds the customer by phone, name or GSTIN; of a number that nobody has, makes a customer. */
export function CustomerDialog({
  customer,
  onChoose,
  onClose,
}: {
  customer: Named;
  onChoose: (customer: Named) => void;
  onClose: () => void;
}) {
  const [text, setText] = useState('');
  /** The number of the customer that is being made. */
  const [phone, setPhone] = useState<string>();
  const { value: found, problem } = useLiveResult(['counter customers', text], async () => ({
    text,
    ...(await partyChoices(text, 'Customer')),
  }));
  const isAnswered = found?.text === text;
  const digits = text.replaceAll(/[\s-]/g, '');
  const mayAdd = useMayDo('masters');
  const isNew =
    mayAdd && /^\d{10}$/.test(digits) && isAnswered && !found.parties.some((one) => one.phone.endsWith(digits));

  function choose({ id, name }: Named) {
    onChoose({ id, name });
    onClose();
  }

  if (phone !== undefined) return <NewCustomer phone={phone} onMade={choose} onClose={onClose} />;
  const parties = (found?.parties ?? []).slice(0, MOST_SHOWN);
  const hasMore = found !== undefined && (found.hasMore || found.parties.length > MOST_SHOWN);
  return (
    <Dialog title="Customer" onDismiss={onClose}>
      <form
        noValidate
        className="flex min-h-0 flex-1 flex-col"
        onSubmit={(event) => {
          event.preventDefault();
          const [first] = parties;
          if (isNew) setPhone(digits);
          else if (isAnswered && first && text.trim() !== '') choose(first);
        }}
      >
        <DialogBody>
          <div className="flex flex-col gap-3">
            <TextField
              label="Phone or Name"
              autoFocus
              isForCodes
              inputMode="search"
              help={problem?.why ?? 'Phone, name or GSTIN'}
              value={text}
              onChange={setText}
            />
            <ul aria-label="Customers" className="flex flex-col">
              {parties.map((party) => (
                <li key={party.id}>
                  <button
                    type="button"
                    aria-current={party.id === customer.id || undefined}
                    onClick={() => choose(party)}
                    className="flex min-h-14 w-full flex-col justify-center rounded-control px-3 py-1 text-start hover:bg-wash aria-[current]:bg-peacock-wash forced-colors:aria-[current]:outline-2 forced-colors:aria-[current]:-outline-offset-2"
                  >
                    <span dir="auto" className="wrap-anywhere">
                      {shorten(party.name)}
                    </span>
                    <span className="text-caption text-ink-3 tabular-nums">{detailOf(party)}</span>
                  </button>
                </li>
              ))}
            </ul>
            {isNew && (
              <Button look="primary" onClick={() => setPhone(digits)}>
                Add “{digits}”
              </Button>
            )}
            <p role="status" className="text-ink-2 empty:hidden">
              {hasMore ? MORE : isAnswered && parties.length === 0 && !isNew && 'No customer is called so.'}
            </p>
          </div>
        </DialogBody>
        <DialogButtons>
          <Button onClick={onClose}>Cancel</Button>
          {customer.id !== WALK_IN_ID && (
            <Button onClick={() => choose({ id: WALK_IN_ID, name: 'Walk-in Customer' })}>Walk-in Customer</Button>
          )}
        </DialogButtons>
      </form>
    </Dialog>
  );
}

/** A customer of an unknown number, who is called by it until a name is typed. */
function NewCustomer({
  phone,
  onMade,
  onClose,
}: {
  phone: string;
  onMade: (customer: Named) => void;
  onClose: () => void;
}) {
  const [name, setName] = useState(phone);
  const [isBusy, setBusy] = useState(false);

  async function add() {
    if (isBusy || name.trim() === '') return;
    setBusy(true);
    try {
      onMade(await createParty({ ...blankParty('Customer'), name, phone }));
    } catch (error) {
      sayFailure(error);
    } finally {
      setBusy(false);
    }
  }

  return (
    <Dialog title="Customer" onDismiss={onClose}>
      <form
        noValidate
        className="flex min-h-0 flex-1 flex-col"
        onSubmit={(event) => {
          event.preventDefault();
          void add();
        }}
      >
        <DialogBody>
          <div className="flex flex-col gap-3">
            <p>
              {phone} is new. <span className="text-ink-2">Unregistered</span>
            </p>
            <TextField
              label="Name"
              autoFocus
              isRequired
              problem={name.trim() === '' ? 'Enter the name.' : undefined}
              value={name}
              onChange={setName}
            />
          </div>
        </DialogBody>
        <DialogButtons>
          <Button onClick={onClose}>Cancel</Button>
          <Button look="primary" type="submit">
            Add
          </Button>
        </DialogButtons>
      </form>
    </Dialog>
  );
}

/** "9876543210 · 27AAPFU0939F1ZV · Maharashtra" */
function detailOf({ phone, gstin, state, city }: Party): string {
  return [phone, gstin, placeOfCode(state)?.name ?? city].filter(Boolean).join(' · ');
}

const MOST_SHOWN = 8;
const MORE = 'There are more customers than these. Type more of the phone, name or GSTIN.';
