import { type KeyboardEvent, useEffect, useEffectEvent, useLayoutEffect, useRef, useState } from 'react';
import { hostOf } from './anchor.ts';
import { goOn } from '#ui/keys/go-on.ts';
import { namedBy } from './beginnings.ts';
import { type Choosing, keyOf, type Row } from './choosing.ts';
import { isLastOfComposition, stepOf } from './combobox-keys.ts';

/**
 * The state of a combobox. Text that is no option stays in the field and is `isUnread` until it becomes one, is cleared,
 * or Escape brings the chosen name back: an old choice under a new name would be saved by mistake. Enter and leaving the
 * field wait for the options of the full text, because a scanner is faster than any list.
 */
export function useCombobox<Id extends string>(choosing: Choosing<Id>) {
  const {
    value,
    isRequired = false,
    text,
    options,
    isLoading = false,
    onType,
    onChoose,
    onAgain,
    onAdd,
    onText,
  } = choosing;
  const field = useRef<HTMLInputElement>(null);
  const isAdding = useRef(false);
  /** Enter has chosen: where Enter goes on to the next field, it does so once the choice stands in this one. */
  const goesOn = useRef(false);
  /** Undefined while the chosen name stands in the field. */
  const [typed, setTyped] = useState<string>();
  const [pointed, setPointed] = useState<{ key: string; isByKey: boolean }>();
  const [host, setHost] = useState<Element>();
  const [waiting, setWaiting] = useState<'enter' | 'leave'>();
  const [isTold, setTold] = useState(false);
  const [seen, setSeen] = useState(value);
  const [answered, setAnswered] = useState({ options, text: '' });

  const sought = typed ?? '';
  const isAnswered = !isLoading && text === sought;
  if (isAnswered && answered.options !== options) setAnswered({ options, text: sought });
  if (value?.id !== seen?.id) {
    setSeen(value);
    if ((value?.name ?? '') !== typed) forget();
  }

  // The options from before stay until the next ones come: a list that empties and fills at every letter would flicker.
  const list = isAnswered ? options : answered.options;
  const isChanged = typed !== undefined && typed.trim() !== (value?.name ?? '');
  const named = typed === undefined ? undefined : namedBy(list, typed);
  // Whether there is one of that name is known once the answer has come, or from the options of its beginning.
  const isKnown = isAnswered || (answered.text !== '' && sought.startsWith(answered.text));
  const isAddOffered = onAdd !== undefined && isChanged && sought.trim() !== '' && isKnown && !named;
  const rows: readonly Row<Id>[] = isAddOffered ? [...list, 'add'] : list;
  const best = isChanged && sought !== '' && !onText ? (named ?? rows[0]) : list.find(({ id }) => id === value?.id);
  const pointedRow = rows.find((row) => keyOf(row) === pointed?.key);
  const active: Row<Id> | undefined = pointedRow ?? best;

  function forget() {
    setTyped(undefined);
    setPointed(undefined);
    setWaiting(undefined);
    setTold(false);
  }

  function restore() {
    forget();
    setHost(undefined);
    if (text) onType('');
  }

  function open() {
    if (text !== sought) onType(sought);
    if (field.current) setHost(hostOf(field.current));
  }

  function type(next: string) {
    forget();
    setTyped(next);
    onType(next);
    if (field.current) setHost(hostOf(field.current));
    if (onText) onText(next);
    else if (next === '' && !isRequired && value) onChoose(null);
  }

  function take(row: Row<Id>) {
    if (row === 'add') {
      isAdding.current = true;
      setHost(undefined);
      onAdd?.(sought.trim());
    } else {
      restore();
      if (row.id !== value?.id) onChoose(row.id);
      else if (isChanged) onAgain?.(row.id);
    }
  }

  /** Takes the only option that can be meant, or says that there is none. */
  function settle() {
    const picked = pointed?.isByKey && pointedRow !== 'add' ? pointedRow : undefined;
    const meant = picked ?? named ?? (list.length === 1 ? list[0] : undefined);
    setWaiting(undefined);
    if (meant) take(meant);
    else setTold(true);
  }

  const answer = useEffectEvent(() => {
    const first = named ?? list[0];
    if (waiting === 'enter' && first) {
      goesOn.current = document.activeElement === field.current;
      take(first);
    } else settle();
  });
  useEffect(() => {
    // oxlint-disable-next-line react/set-state-in-effect -- the answer comes from outside, and to choose is a deed
    if (waiting && isAnswered) answer();
  }, [waiting, isAnswered]);

  // Before what was chosen is seen: the next key must not find the focus here still.
  useLayoutEffect(() => {
    if (!goesOn.current || !field.current) return;
    goesOn.current = false;
    goOn(field.current);
  });

  function leave() {
    // When the whole window loses focus, the input stays the active element and the user will come back to it.
    if (document.activeElement === field.current) return;
    setHost(undefined);
    // The focus has gone to the dialog that adds the record.
    if (isAdding.current) isAdding.current = false;
    else if (!isChanged || onText || sought.trim() === '') restore();
    else if (isAnswered || pointed?.isByKey) settle();
    else setWaiting(waiting ?? 'leave');
  }

  /** True if the key was for the list, and neither the form nor the dialog is to have it. */
  function enter(): boolean {
    const isOpen = host !== undefined;
    setHost(undefined);
    if (pointedRow && isOpen) takeByEnter(pointedRow);
    else if (onText || !(isChanged && sought.trim() !== '')) {
      const isChosen = isOpen && active !== undefined;
      goesOn.current = isChosen;
      restore();
      return isChosen;
    } else if (!isAnswered || !isOpen) {
      // What the list would choose is not known yet, or not seen.
      open();
      if (!isAnswered) setWaiting('enter');
    } else if (active) takeByEnter(active);
    else setTold(true);
    return true;
  }

  function takeByEnter(row: Row<Id>) {
    goesOn.current = row !== 'add';
    take(row);
  }

  function escape(): boolean {
    if (host) setHost(undefined);
    else if (isChanged && !onText) restore();
    else return false;
    return true;
  }

  function step(key: string): boolean {
    if (!(host && rows.length > 0) && !key.startsWith('Arrow')) return false;
    // Down after typing means the one option that there is, not to make another: that takes one press more.
    const isOne = key === 'ArrowDown' && !pointedRow && isAddOffered && list.length === 1;
    const next = isOne ? list[0] : stepOf(key, rows, active);
    if (!host) open();
    // The first arrow opens the list at what is chosen.
    if (next && (host || !active)) setPointed({ key: keyOf(next), isByKey: true });
    return true;
  }

  function onKeyDown(event: KeyboardEvent<HTMLInputElement>) {
    const { key, shiftKey, ctrlKey, metaKey } = event;
    if (isLastOfComposition(event) || shiftKey || ctrlKey || metaKey) return;
    const isTaken =
      key === 'Enter'
        ? enter()
        : key === 'Escape'
          ? escape()
          : /^(Arrow(Up|Down)|Page|Home|End)/.test(key) && step(key);
    if (!isTaken) return;
    event.preventDefault();
    event.stopPropagation();
  }

  return {
    field,
    host,
    rows,
    active,
    /** What stands in the field. */
    shown: typed ?? value?.name ?? '',
    sought: sought.trim(),
    isAnswered,
    /** Whether the text is no option, and whether the user is to hear of it. */
    isUnread: isChanged && !onText,
    isTold,
    open,
    close: () => setHost(undefined),
    type,
    take,
    point: (row: Row<Id>) => setPointed({ key: keyOf(row), isByKey: false }),
    leave,
    tell: () => setTold(true),
    onKeyDown,
  };
}
