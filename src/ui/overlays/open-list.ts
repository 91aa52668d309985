import { type FocusEvent, type KeyboardEvent, useEffectEvent, useId, useLayoutEffect, useRef, useState } from 'react';
import { useOnNavigate } from '#ui/navigation/on-navigate.ts';
import { hostOf } from './anchor.ts';
import { beginOpening, callOffOpening, endOpening, type Opener, useOverToasts } from './opening.ts';

/** An open list or menu: its button, where it is drawn, and the letter that has opened it, or ''. */
export type Opened = Readonly<{ button: HTMLButtonElement; host: Element; letter: string; onClosed: () => void }>;

/**
 * The button of a list or a menu. A press, Space, an arrow or, with `findsLetters`, a letter opens it, once what
 * `prepare` does is done. Until then Escape, leaving the button, and whatever else opens call it off.
 */
export function useListButton({
  findsLetters = false,
  prepare,
}: {
  findsLetters?: boolean;
  prepare?: () => Promise<void>;
} = {}) {
  const button = useRef<HTMLButtonElement>(null);
  const [opened, setOpened] = useState<Opened>();
  const isOpen = opened !== undefined;
  // A navigation in the same moment as the press comes before the list is drawn.
  const isAsked = useRef(false);
  useOnNavigate(() => isAsked.current && close());

  function close() {
    isAsked.current = false;
    setOpened(undefined);
  }

  const preparing = useRef<Opener>(undefined);
  function callOff() {
    if (preparing.current) endOpening(preparing.current);
    preparing.current = undefined;
  }

  async function open(letter = '') {
    callOffOpening();
    if (prepare) {
      const opener = {};
      preparing.current = opener;
      beginOpening(opener, callOff);
      await prepare();
      if (preparing.current !== opener) return;
      callOff();
    }
    if (!button.current) return;
    isAsked.current = true;
    setOpened({ button: button.current, host: hostOf(button.current), letter, onClosed: close });
  }

  return {
    opened,
    buttonProps: {
      ref: button,
      'aria-expanded': isOpen,
      // A press would take the focus from the open list, which would close and be opened again.
      onMouseDown: (event: { preventDefault: () => void }) => isOpen && event.preventDefault(),
      onClick: () => (isOpen ? button.current?.focus() : void open()),
      onBlur: callOff,
      onKeyDown(event: KeyboardEvent) {
        const isFinding = findsLetters && isOneLetter(event);
        const isCallingOff = event.key === 'Escape' && preparing.current !== undefined;
        if (isCallingOff) callOff();
        else if (!isFinding && event.key !== ' ' && !/^Arrow(Up|Down)$/.test(event.key)) return;
        event.preventDefault();
        event.stopPropagation();
        if (!isCallingOff && !event.repeat) void open(isFinding ? event.key : '');
      },
      // In Firefox the Space that has chosen in the list would press the button.
      onKeyUp: (event: KeyboardEvent) => event.key === ' ' && event.preventDefault(),
    },
  };
}

/**
 * The focus and the keys of a list or menu while it is mounted, which is while it is open. Arrows, Home and End move
 * through its items, letters find one by its beginning, Enter and Space take one by its place, Escape and leaving it
 * close it. The letter that has opened it begins what is typed.
 */
export function useOpenList({
  opened: { button, letter, onClosed },
  start,
  onTake,
}: {
  opened: Opened;
  start: number;
  onTake: (at: number) => void;
}) {
  const id = useId();
  const list = useRef<HTMLDivElement>(null);
  const [active, setActive] = useState(start);
  const typed = useRef({ letters: letter.toLowerCase(), time: 0, isFound: true });
  useOverToasts();

  function names(): readonly string[] {
    return [...(list.current?.querySelectorAll(ITEM) ?? [])].map((item) => item.textContent.trim().toLowerCase());
  }

  function go(at: number) {
    typed.current = { letters: '', time: 0, isFound: true };
    setActive(Math.max(0, Math.min(at, names().length - 1)));
  }

  /** Goes to the next item that begins so; `isOn` if the active one may be meant still. */
  function find(letters: string, time: number, isOn: boolean) {
    const all = names();
    const from = isOn ? Math.max(0, active) : active + 1;
    const found = all.map((_, by) => (from + by) % all.length).find((at) => all[at]?.startsWith(letters));
    typed.current = { letters, time, isFound: found !== undefined };
    if (found !== undefined) setActive(found);
  }

  /** The button has the focus before anything happens: a dialog that opens returns it there. */
  function close() {
    button.focus({ preventScroll: true });
    onClosed();
  }

  function take(at: number) {
    close();
    if (at >= 0) onTake(at);
  }

  function act({ key, repeat, timeStamp }: KeyboardEvent): boolean {
    const isOn = typed.current.letters !== '' && timeStamp - typed.current.time < TYPING_MS;
    const isLetter = key.length === 1 && (key !== ' ' || isOn);
    if (isLetter) find((isOn ? typed.current.letters : '') + key.toLowerCase(), timeStamp, isOn);
    else if (key === 'Enter' || (key === ' ' && !repeat)) take(active);
    else if (key === 'Escape' || key === 'Tab') close();
    else if (key === 'ArrowDown') go(active + 1);
    else if (key === 'ArrowUp') go(active < 0 ? Number.POSITIVE_INFINITY : active - 1);
    else if (key === 'Home' || key === 'PageUp') go(0);
    else if (key === 'End' || key === 'PageDown') go(Number.POSITIVE_INFINITY);
    else return key === ' ';
    return !isLetter || key === ' ';
  }

  const begin = useEffectEvent(() => {
    list.current?.focus({ preventScroll: true });
    if (letter !== '') find(typed.current.letters, performance.now(), false);
  });
  useLayoutEffect(() => begin(), []);

  // On each render, because the items may come after the letters that ask for one of them.
  const findAgain = useEffectEvent(() => {
    const { letters, time, isFound } = typed.current;
    if (!isFound) find(letters, time, true);
  });
  useLayoutEffect(() => findAgain());

  const leave = useEffectEvent(({ target }: Event) => {
    if (target instanceof Node && !list.current?.contains(target) && !button.contains(target)) close();
  });
  useLayoutEffect(() => {
    const takeFocus = () => list.current?.focus({ preventScroll: true });
    document.addEventListener('pointerdown', leave, true);
    window.addEventListener('afterprint', takeFocus);
    return () => {
      document.removeEventListener('pointerdown', leave, true);
      window.removeEventListener('afterprint', takeFocus);
    };
  }, []);

  useLayoutEffect(() => {
    list.current?.querySelectorAll(ITEM)[active]?.scrollIntoView({ block: 'nearest' });
  }, [active]);

  return {
    list,
    close,
    listProps: {
      ref: list,
      tabIndex: 0,
      'aria-activedescendant': active < 0 ? undefined : `${id}-${active}`,
      onKeyDown(event: KeyboardEvent) {
        const isHeld = event.ctrlKey || event.altKey || event.metaKey;
        if (event.nativeEvent.isComposing || (isHeld && event.key !== 'Enter') || !act(event)) return;
        event.stopPropagation();
        // Tab goes on from the button.
        if (event.key !== 'Tab') event.preventDefault();
      },
      // The list stays open while the whole window has lost the focus, and while it is hidden because the page is printed.
      onBlur({ currentTarget }: FocusEvent<HTMLElement>) {
        const isSeen = currentTarget.checkVisibility({ visibilityProperty: true });
        if (isSeen && document.activeElement !== currentTarget) onClosed();
      },
    },
    itemProps: (at: number) => ({
      id: `${id}-${at}`,
      'data-focus': at === active || undefined,
      onPointerMove: () => at !== active && setActive(at),
      onClick: () => take(at),
    }),
  };
}

function isOneLetter({ key, altKey, ctrlKey, metaKey }: KeyboardEvent): boolean {
  return /^[\p{L}\p{N}]$/u.test(key) && !altKey && !ctrlKey && !metaKey;
}

const ITEM = '[role="option"], [role="menuitem"]';
/** The most between two letters of one word. */
const TYPING_MS = 350;
