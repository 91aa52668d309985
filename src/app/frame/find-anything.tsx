import { trimPathRight, useRouter } from '@tanstack/react-router';
import { Search } from 'lucide';
import { startTransition, useEffect, useEffectEvent, useRef, useState } from 'react';
import { todayOpening } from '#app/frame/open-signals.ts';
import { QuietBoundary } from '#app/frame/quiet-boundary.tsx';
import { useUserActions } from '#app/frame/user-actions.ts';
import { isOpenPlace } from '#app/workspaces/open-places.ts';
import { useWorkspace } from '#app/workspaces/use-workspace.ts';
import { focusStart } from '#ui/navigation/focus.ts';
import { useCheckedNavigate } from '#ui/navigation/checked-navigate.ts';
import { useOnNavigate } from '#ui/navigation/on-navigate.ts';
import { Icon } from '#ui/controls/icon.tsx';
import { KeyCaps } from '#ui/keys/key-caps.tsx';
import { KEYS, keyShortcuts, keyWords } from '#ui/keys/keys.ts';
import { useKeys } from '#ui/keys/use-keys.ts';
import { lazyDialog } from '#ui/overlays/lazy-dialog.tsx';
import { beginOpening, endOpening } from '#ui/overlays/opening.ts';
import { whyNot } from '#ui/feedback/outcome-toasts.ts';
import { toastSuccess, toastError } from '#ui/feedback/toast.tsx';
import type { PaletteEntry } from '#app/palette/palette-entries.ts';
import { type PaletteDialog, PALETTE_DIALOGS } from '#app/palette/palette-dialogs.ts';
import { useQuestionMark } from '#app/palette/question-mark-shortcut.ts';
import { holdKeys, releaseKeys } from '#app/palette/key-buffer.ts';

/**
 * The button and the keys that open the palette and the list of keys. All page-wide keys are handled here, except the
 * sidebar's. `isBare` at the counter: it has keys of its own in the place of those of new vouchers, and no button.
 */
export function FindAnything({
  onToggleSidebar = () => {},
  isBare = false,
}: {
  onToggleSidebar?: () => void;
  isBare?: boolean;
}) {
  const [openDialog, setOpenDialog] = useState<PaletteDialog>();
  const chosen = useRef<PaletteEntry['goes']>(undefined);
  const router = useRouter();
  const goTo = useCheckedNavigate();
  const questionMark = useQuestionMark();
  const workspace = useWorkspace();
  const { replayTour, signOut } = useUserActions();
  const actions = {
    'toggle sidebar': onToggleSidebar,
    'go to notifications': goToNotifications,
    'show keys': () => void open('keys'),
    'show today': todayOpening.emit,
    'replay tour': replayTour,
    'sign out': signOut,
  };

  function open(what: PaletteDialog): true {
    if (openDialog !== what) beginOpening(PALETTE_DIALOGS[what], close);
    if (what === 'palette' && openDialog !== 'palette') holdKeys(cancelOpening);
    startTransition(() => setOpenDialog(what));
    return true;
  }

  useKeys({
    // Works over an open form too, as navigating from it asks first. A confirmation must be answered before anything else.
    find: () => !isPresent('[role="alertdialog"]') && open('palette'),
    keys: () => questionMark.isOn && !isPresent(MODAL) && open('keys'),
    create() {
      const button = document.querySelector<HTMLElement>('[data-create]');
      if (!button || isPresent(MODAL)) return false;
      button.focus();
      button.click();
      return true;
    },
    contra: () => createVoucher('contra'),
    payment: () => createVoucher('payment'),
    receipt: () => createVoucher('receipt'),
    journal: () => createVoucher('journal'),
    invoice: () => workspace.name === 'books' && createVoucher('invoice'),
    purchase: () => workspace.name === 'books' && createVoucher('purchase'),
  });

  function createVoucher(type: string): boolean {
    if (isBare || isPresent(MODAL)) return false;
    if (workspace.name === 'books') return beginVoucher(workspace.booksKey, type);
    if (!isAt('/accounting')) return false;
    void router.navigate({ to: '/accounting', search: { new: type }, replace: true });
    return true;
  }

  /** Where one of its kind is being entered already, that one goes on. */
  function beginVoucher(key: string, kind: string): boolean {
    const path = `/books/${key}/vouchers/new/${kind}`;
    if (!isOpenPlace(path)) return false;
    if (!isAt(path)) void router.navigate({ to: '/books/$key/vouchers/new/$kind', params: { key, kind } });
    return true;
  }

  function isAt(path: string): boolean {
    return trimPathRight(router.state.location.pathname) === path;
  }

  function choose({ goes }: PaletteEntry) {
    chosen.current = goes;
    setOpenDialog(undefined);
  }

  async function go(goes: PaletteEntry['goes']) {
    if ('action' in goes) {
      await actions[goes.action]();
      return;
    }
    // The row that is shown, or the form that opens, takes the focus from `main`.
    if (!isPresent(MODAL)) document.querySelector('main')?.focus({ preventScroll: true });
    // On the screen the user is on already, another history entry would be one more press of Back to leave it.
    const hasArrived = await goTo({ ...goes, replace: isAt(goes.to) });
    if (hasArrived && !goes.search && !document.activeElement?.matches('main *')) focusStart();
  }

  // The closing palette first restores the focus; only after that can the target take it.
  const goToChosen = useEffectEvent(() => {
    const goes = chosen.current;
    chosen.current = undefined;
    if (goes) setTimeout(() => void go(goes));
  });
  useEffect(() => {
    if (openDialog === undefined) goToChosen();
  }, [openDialog]);

  function cancelOpening() {
    endOpening();
    close();
  }

  function close() {
    releaseKeys();
    setOpenDialog(undefined);
  }
  useOnNavigate(() => openDialog !== undefined && close());

  function reportFailure(error: unknown) {
    close();
    toastError('Not opened', whyNot(error));
  }

  const palette = { onChoose: choose, onClose: () => startTransition(close) };
  return (
    <>
      <button
        type="button"
        hidden={isBare}
        aria-label="Find anything"
        aria-haspopup="dialog"
        aria-keyshortcuts={keyShortcuts('find')}
        title={`Find anything (${keyWords('find')})`}
        onClick={() => open('palette')}
        className={BUTTON}
      >
        <Icon of={Search} className="shrink-0 xl:size-4" />
        <span className="grow text-start max-xl:hidden">Find anything</span>
        <span aria-hidden className="max-lg:hidden touch:hidden">
          <KeyCaps chord={KEYS.find.chords[0]} />
        </span>
      </button>
      <QuietBoundary until={openDialog !== undefined} onFail={reportFailure}>
        {openDialog === 'palette' && workspace.name === 'sample' && <SamplePalette {...palette} />}
        {openDialog === 'palette' && workspace.name !== 'sample' && (
          <BooksPalette booksKey={workspace.name === 'books' ? workspace.booksKey : undefined} {...palette} />
        )}
        {openDialog === 'keys' && <KeysDialog onClose={() => setOpenDialog(undefined)} />}
      </QuietBoundary>
    </>
  );
}

/** Focuses the toasts, as the key Alt+T does; without any, opens the notifications of the bell. */
function goToNotifications(): void {
  const toasts = document.querySelector<HTMLElement>('#toasts ol');
  if (toasts) toasts.focus();
  else if (isPresent(MODAL))
    toastSuccess('Nothing was said just now', 'The list of notifications opens where no form stands open.');
  else document.querySelector<HTMLElement>('[data-tour="notifications"]')?.click();
}

function isPresent(selector: string): boolean {
  return document.querySelector(selector) !== null;
}

const MODAL = '[aria-modal="true"]';
const SamplePalette = lazyDialog(async () => (await import('#app/palette/sample-palette.tsx')).SamplePalette);
const BooksPalette = lazyDialog(async () => (await import('#app/palette/books-palette.tsx')).BooksPalette);
const KeysDialog = lazyDialog(async () => (await import('#app/palette/keys-dialog.tsx')).KeysDialog);
const BUTTON =
  'inline-flex h-control min-w-control shrink-0 items-center justify-center gap-2 rounded-control px-2 text-ink-2 hover:bg-wash hover:text-ink xl:w-60 xl:border xl:bg-sheet xl:ps-3';
