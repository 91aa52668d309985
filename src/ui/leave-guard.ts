import { type RouterHistory, useRouter } from '@tanstack/react-router';
import { useEffect, useEffectEvent, useRef, useState } from 'react';
import { endReturn, returnTo, stepsBetween } from './return-to.ts';

/**
 * Asks before an address is left over what is not saved: `isAsked` until that is answered, by `stay`, by `leave`, or by
 * another step Back or Forward, as Back puts a question away on a phone. `ask` asks it where nobody goes anywhere.
 *
 * A browser takes a step Back or Forward before anybody can be asked. It is taken back at once, so that the next one meets
 * the question, too, and does not leave the page with all its records; who then leaves takes it anew. The router never
 * hears of it: it would take it back with the answer only, and trust the browser to do so.
 */
export function useLeaveGuard(holdsSomething: () => boolean) {
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

  const isHeldBack = useEffectEvent((journey: Journey): boolean | Promise<boolean> => {
    if (!holdsSomething()) return false;
    if (journey.action === 'PUSH' || journey.action === 'REPLACE') {
      return new Promise((holdBack) => ask((mayLeave) => holdBack(!mayLeave)));
    }
    const here = journey.currentLocation.state;
    const there = journey.nextLocation.state;
    if (there.key === here.key) endReturn();
    // A part of the page, typed behind its address, has an entry that is none of the router's, and leaves nothing.
    else if (there.key === window.history.state?.key) {
      returnTo(here);
      askOfStep(stepsBetween(here, there));
    }
    // The router waits for the answer before it does anything.
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

  useEffect(() => history.block({ blockerFn: (journey) => isHeldBack(journey), enableBeforeUnload: false }), [history]);

  return {
    isAsked,
    ask: () => ask(() => {}),
    stay: () => answer(false),
    leave: () => answer(true),
  };
}

/** What is to be done with the answer. */
type Question = (mayLeave: boolean) => void;
type Journey = Parameters<Parameters<RouterHistory['block']>[0]['blockerFn']>[0];
