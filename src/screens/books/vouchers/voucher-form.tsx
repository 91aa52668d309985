import { type KeyboardEvent, useEffect } from 'react';
import type { VoucherState } from '#domain/books/voucher-head.ts';
import { Button } from '#ui/controls/button.tsx';
import { focusFirstToFill } from '#ui/navigation/focus.ts';
import { useLeaveGuard } from '#ui/navigation/leave-guard.ts';
import { goOnByEnter, goOnFromPickList } from '#ui/keys/next-field.ts';
import { KeyCaps } from '#ui/keys/key-caps.tsx';
import { isPressed, KEYS } from '#ui/keys/keys.ts';
import { useKeys } from '#ui/keys/use-keys.ts';
import { DiscardQuestion } from '#ui/overlays/dialog.tsx';
import { SaveConflict } from './save-conflict.tsx';
import type { NewMasterRequest } from '#screens/books/parts/masters/new-master.ts';
import { NewMasters } from '#screens/books/parts/masters/new-masters.tsx';
import { CountedGoods, ShortGoods } from './goods-warnings.tsx';
import type { VoucherFormState } from './use-voucher-form.ts';
import { VoucherFields } from './voucher-fields.tsx';

/**
 * The form of a voucher, for the hands: Enter goes on, Ctrl+Enter saves and begins the next, F2 goes to the date, Escape
 * leaves. Leaving it with changes asks first.
 */
export function VoucherForm({
  state,
  storedState,
  first,
  onCancel,
}: {
  state: VoucherFormState;
  /** How the voucher stands that is changed; undefined for a new one. */
  storedState?: VoucherState;
  /** The master to be made before all else, such as the supplier of a bill. */
  first?: NewMasterRequest | undefined;
  onCancel: () => void;
}) {
  const { form, draft, save, isChanged, theirs, filling } = state;
  const leaving = useLeaveGuard(isChanged, state.draftKeeper);
  const quick = storedState === undefined ? 'next' : 'open';

  useEffect(() => {
    if (form.current) focusFirstToFill(form.current);
  }, [form]);

  useKeys({
    date() {
      const field = form.current?.querySelector<HTMLElement>('[data-day] input');
      if (!field || document.querySelector('[aria-modal="true"]')) return false;
      field.focus();
      return true;
    },
  });

  function onKeyCapture(event: KeyboardEvent<HTMLFormElement>) {
    // React hands on the keys of a dialog that was opened from it, too.
    if (!isInside(event)) return;
    const isInList = event.target instanceof Element && event.target.closest('[role="listbox"]') !== null;
    if (isInList || event.nativeEvent.isComposing) return;
    if (!isPressed(event.nativeEvent, 'saveNext')) return goOnFromPickList(event);
    event.preventDefault();
    event.stopPropagation();
    if (!event.repeat) void save('Issued', quick);
  }

  function onKey(event: KeyboardEvent<HTMLFormElement>) {
    goOnByEnter(event);
    if (event.key !== 'Escape' || !isInside(event) || event.isDefaultPrevented() || event.nativeEvent.isComposing)
      return;
    // The same Escape would dismiss the question that it brings up.
    event.preventDefault();
    event.stopPropagation();
    onCancel();
  }

  return (
    <NewMasters first={first}>
      {theirs && (
        <SaveConflict mine={draft} theirs={theirs} onKeepMine={state.keepMine} onTakeTheirs={state.takeTheirs} />
      )}
      {/* oxlint-disable-next-line jsx-a11y/no-noninteractive-element-interactions -- the keys are those of its fields */}
      <form
        ref={form}
        noValidate
        data-goes-on
        aria-label={draft.kind}
        className={SHEET}
        onKeyDownCapture={onKeyCapture}
        onKeyDown={onKey}
        onSubmit={(event) => {
          event.preventDefault();
          void save('Issued', 'open');
        }}
      >
        <VoucherFields key={filling} state={state} isGiven={storedState === 'Issued'} />
        {storedState === 'Issued' && <ShortGoods id={state.id} input={draft} />}
        <CountedGoods id={state.id} input={draft} />
        <Buttons
          quick={quick}
          canDraft={storedState !== 'Issued'}
          onDraft={() => void save('Draft', 'open')}
          onCancel={onCancel}
        />
      </form>
      {leaving.isAsked && (
        <DiscardQuestion onStay={leaving.stay} onDiscard={leaving.leave}>
          <p>What you typed is not saved yet.</p>
        </DiscardQuestion>
      )}
    </NewMasters>
  );
}

function isInside({ target, currentTarget }: KeyboardEvent<HTMLFormElement>): boolean {
  return target instanceof Node && currentTarget.contains(target);
}

/** Pressing one does not blur the focused field first: a message that appears on blur would move it from under the pointer. */
function Buttons({
  quick,
  canDraft,
  onDraft,
  onCancel,
}: {
  quick: 'next' | 'open';
  canDraft: boolean;
  onDraft: () => void;
  onCancel: () => void;
}) {
  return (
    // oxlint-disable-next-line jsx-a11y/no-static-element-interactions -- only keeps the focus where it is
    <div
      className="-mx-5 -mb-5 sticky bottom-0 z-10 low:static flex flex-wrap items-center justify-end gap-2 rounded-b-sheet border-t bg-sheet px-5 py-3.5 max-sm:-mx-4 max-sm:-mb-4 max-sm:px-4"
      onMouseDown={(event) => event.preventDefault()}
    >
      <p className="me-auto flex items-center gap-2 text-caption text-ink-3 @max-[34rem]:hidden touch:hidden">
        <KeyCaps chord={KEYS.saveNext.chords[0]} />
        {quick === 'next' ? 'saves and begins the next' : 'saves'}
      </p>
      <Button className="max-sm:me-auto" onClick={onCancel}>
        Cancel
      </Button>
      {canDraft && <Button onClick={onDraft}>Save Draft</Button>}
      <Button look="primary" type="submit">
        Save
      </Button>
    </div>
  );
}

/**
 * Save stays in sight above `--foot`, and the sums above it, where the window is high enough; a field that takes the focus has
 * room above both.
 */
const SHEET =
  '[--foot:calc(var(--spacing-control)+1.75rem)] low:[--foot:0px] @container flex max-w-[64rem] flex-col gap-5 rounded-sheet border bg-sheet p-5 max-sm:p-4 [&_:is(input,textarea,button)]:scroll-mb-44';
