import { type RouterHistory, useRouter } from '@tanstack/react-router';
import { useEffect, useEffectEvent, useRef, useState } from 'react';
import { endReturn, returnTo, stepsBetween } from './return-to.ts';
import { noteWork, type UnsavedWork } from './unsaved-work.ts';

/**
 * Asks before the user leaves an address with unsaved changes. `isAsked` is true until the question is answered, by
 * `stay`, by `leave`, or by another step Back or Forward: on a phone, Back dismisses the question. `ask` asks without a
 * navigation.
 *
 * The browser has already moved when popstate fires. We go back at once, without the router noticing (the returned
 * promise never settles), and repeat the step if the user confirms. So a second Back meets the question too, instead of
 * leaving the page with all its records. The router itself would go back only after the answer, and rely on the browser
 * to do so.
 *
 * `keeper` returns how the work is saved as a draft, where it can become one.
 */
export function useLeaveGuard(hasUnsaved: () => boolean, keeper?: () => UnsavedWork['keep']) {
  const { history } = useRouter();
  const question = useRef<Question>(undefined);
  const [isAsked, setAsked] = useState(false);

  function ask(next: Question) {
    answer(false);
    question.current = next;
    setAsked(true);
  }

  function answer(mayLeave: boolean) {
    const asked = question.current;
    question.current = undefined;
    setAsked(false);
    asked?.(mayLeave);
  }

  const isBlocked = useEffectEvent((navigation: Navigation): boolean | Promise<boolean> => {
    if (!hasUnsaved()) return false;
    if (navigation.action === 'PUSH' || navigation.action === 'REPLACE') {
      return new Promise((block) => ask((mayLeave) => block(!mayLeave)));
    }
    const here = navigation.currentLocation.state;
    const there = navigation.nextLocation.state;
    if (there.key === here.key) endReturn();
    // A hash typed into the address bar has a history entry that is not the router's, and leaves nothing.
    else if (there.key === window.history.state?.key) {
      returnTo(here);
      askOfStep(stepsBetween(here, there));
    }
    // The router does nothing until this settles.
    return new Promise(() => {});
  });

  function askOfStep(steps: number) {
    if (question.current) return answer(false);
    ask((mayLeave) => {
      if (!mayLeave) return;
      endReturn();
      history.go(steps, { ignoreBlocker: true });
    });
  }

  useEffect(
    () => history.block({ blockerFn: (navigation) => isBlocked(navigation), enableBeforeUnload: false }),
    [history],
  );

  const work = useEffectEvent(() => (hasUnsaved() ? { keep: keeper?.() } : undefined));
  useEffect(() => noteWork(() => work()), []);

  return {
    isAsked,
    ask: () => ask(() => {}),
    stay: () => answer(false),
    leave: () => answer(true),
  };
}

/** Receives the answer. */
type Question = (mayLeave: boolean) => void;
type Navigation = Parameters<Parameters<RouterHistory['block']>[0]['blockerFn']>[0];
