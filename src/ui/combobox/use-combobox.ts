import { type KeyboardEvent, useEffect, useEffectEvent, useLayoutEffect, useRef, useState } from 'react';
import { hostOf } from '#ui/overlays/anchor.ts';
import { goOn } from '#ui/keys/next-field.ts';
import { namedBy } from './option-search.ts';
import { type ComboboxProps, rowKey, type ComboboxRow } from './combobox-props.ts';
import { isLastOfComposition, stepOf } from './combobox-keys.ts';

/**
 * The state of a combobox. Text that is no option stays in the field and is `isUnread` until it becomes one, is cleared,
 * or Escape brings the chosen name back: an old choice under a new name would be saved by mistake. Enter and leaving the
 * field wait for the options of the full text, because a scanner is faster than any list.
 */
export function useCombobox<Id extends string>(props: ComboboxProps<Id>) {
  const {
    value,
    isRequired = false,
    text,
    options,
    isLoading = false,
    hasMore = false,
    onType,
    onChoose,
    onAgain,
    onAdd,
    onText,
  } = props;
  const field = useRef<HTMLInputElement>(null);
  const isAdding = useRef(false);
  /** Enter has chosen: where Enter goes on to the next field, it does so once the choice stands in this one. */
  const goesOn = useRef(false);
  /** Undefined while the chosen name stands in the field. */
  const [typed, setTyped] = useState<string>();
  const [pointed, setPointed] = useState<{ key: string; isByKey: boolean }>();
  const [host, setHost] = useState<Element>();
  const [pendingStep, setPendingStep] = useState<'enter' | 'leave'>();
  const [isUnreadShown, setUnreadShown] = useState(false);
  const [seen, setSeen] = useState(value);
  const [lastAnswer, setLastAnswer] = useState({ options, text: '', hasMore });

  const query = typed ?? '';
  const isAnswered = !isLoading && text === query;
  if (isAnswered && lastAnswer.options !== options) setLastAnswer({ options, text: query, hasMore });
  if (value?.id !== seen?.id) {
    setSeen(value);
    if ((value?.name ?? '') !== typed) forget();
  }

  // The options from before stay until the next ones come: a list that empties and fills at every letter would flicker.
  const list = isAnswered ? options : lastAnswer.options;
  const isChanged = typed !== undefined && typed.trim() !== (value?.name ?? '');
  const match = typed === undefined ? undefined : namedBy(list, typed);
  // Whether there is one of that name is known once the answer has come, or from the options of its beginning.
  const isKnown = isAnswered || (lastAnswer.text !== '' && query.startsWith(lastAnswer.text));
  const isAddOffered = onAdd !== undefined && isChanged && query.trim() !== '' && isKnown && !match;
  const rows: readonly ComboboxRow<Id>[] = isAddOffered ? [...list, 'add'] : list;
  const best = isChanged && query !== '' && !onText ? (match ?? rows[0]) : list.find(({ id }) => id === value?.id);
  const pointedRow = rows.find((row) => rowKey(row) === pointed?.key);
  const active: ComboboxRow<Id> | undefined = pointedRow ?? best;

  function forget() {
    setTyped(undefined);
    setPointed(undefined);
    setPendingStep(undefined);
    setUnreadShown(false);
  }

  function restore() {
    forget();
    setHost(undefined);
    if (text) onType('');
  }

  function open() {
    if (text !== query) onType(query);
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

  function take(row: ComboboxRow<Id>) {
    if (row === 'add') {
      isAdding.current = true;
      setHost(undefined);
      onAdd?.(query.trim());
    } else {
      restore();
      if (row.id !== value?.id) onChoose(row.id);
      else if (isChanged) onAgain?.(row.id);
    }
  }

  /** Takes the only option that can be meant, or says that there is none. */
  function settle() {
    const picked = pointed?.isByKey && pointedRow !== 'add' ? pointedRow : undefined;
    const meant = picked ?? match ?? (list.length === 1 ? list[0] : undefined);
    setPendingStep(undefined);
    if (meant) take(meant);
    else setUnreadShown(true);
  }

  const answer = useEffectEvent(() => {
    const first = match ?? list[0];
    if (pendingStep === 'enter' && first) {
      goesOn.current = document.activeElement === field.current;
      take(first);
    } else settle();
  });
  useEffect(() => {
    // oxlint-disable-next-line react/set-state-in-effect -- the answer comes from outside, and to choose is an action
    if (pendingStep && isAnswered) answer();
  }, [pendingStep, isAnswered]);

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
    else if (!isChanged || onText || query.trim() === '') restore();
    else if (isAnswered || pointed?.isByKey) settle();
    else setPendingStep(pendingStep ?? 'leave');
  }

  /** True if the key was for the list, and neither the form nor the dialog is to have it. */
  function enter(): boolean {
    const isOpen = host !== undefined;
    setHost(undefined);
    if (pointedRow && isOpen) takeByEnter(pointedRow);
    else if (onText || !(isChanged && query.trim() !== '')) {
      const isChosen = isOpen && active !== undefined;
      goesOn.current = isChosen;
      restore();
      return isChosen;
    } else if (!isAnswered || !isOpen) {
      // What the list would choose is not known yet, or not seen.
      open();
      if (!isAnswered) setPendingStep('enter');
    } else if (active) takeByEnter(active);
    else setUnreadShown(true);
    return true;
  }

  function takeByEnter(row: ComboboxRow<Id>) {
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
    if (next && (host || !active)) setPointed({ key: rowKey(next), isByKey: true });
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
    /** The text in the field. */
    shown: typed ?? value?.name ?? '',
    query: query.trim(),
    isAnswered,
    /** Whether there are more options than are listed. */
    hasMore: isAnswered ? hasMore : lastAnswer.hasMore,
    /** Whether the text is no option, and whether the user is to hear of it. */
    isUnread: isChanged && !onText,
    isUnreadShown,
    open,
    close: () => setHost(undefined),
    type,
    take,
    point: (row: ComboboxRow<Id>) => setPointed({ key: rowKey(row), isByKey: false }),
    leave,
    showUnread: () => setUnreadShown(true),
    onKeyDown,
  };
}
