import { useEffect, useEffectEvent, useRef, useState } from 'react';
import { keepBeforeAnother } from '#data/books/staff/guard.ts';
import type { Person } from '#domain/books/staff/person.ts';
import { shorten } from '#ui/layout/shorten.ts';
import { toastError } from '#ui/feedback/toast.tsx';
import { whyNot } from '#ui/feedback/outcome-toasts.ts';
import { type UnsavedWork, unsavedWork } from '#ui/navigation/unsaved-work.ts';

/**
 * What the person who locked has not saved, in sentences, and `keep`, by which it becomes a draft where it can. What could not become
 * one goes the next time, and the sentence says so.
 */
export function useUnsaved(locked: Person | undefined) {
  const works = useRef<readonly UnsavedWork[]>([]);
  const [sentences, setSentences] = useState<readonly string[]>([]);
  const name = locked?.name;

  useEffect(() => {
    works.current = name === undefined ? [] : unsavedWork();
    setSentences(works.current.map((work) => wordsOf(name ?? '', work.keep !== undefined)));
  }, [name]);

  const keepAll = useEffectEvent(async () => {
    try {
      await keep();
    } catch (error) {
      toastError('Not saved', whyNot(error));
    }
  });
  useEffect(() => keepBeforeAnother(() => keepAll()), []);

  return { sentences, keep };

  async function keep(): Promise<void> {
    for (const work of works.current) {
      try {
        await work.keep?.();
      } catch (error) {
        works.current = [];
        setSentences([wordsOf(name ?? '', false)]);
        throw new Error(`No draft was saved: ${whyNot(error)}`, { cause: error });
      }
    }
    works.current = [];
  }
}

function wordsOf(person: string, becomesDraft: boolean): string {
  const what = `${shorten(person, 80)}’s changes to ${shorten(nameOfWork(), 80)} are not saved.`;
  return becomesDraft
    ? `${what} They become a draft when someone else signs in.`
    : `${what} They go when someone else signs in.`;
}

/** What the form beneath is about: the name that stands in it, else the title of its dialog or page. */
function nameOfWork(): string {
  const form = [...document.querySelectorAll('[data-panel] form')].at(-1) ?? document.querySelector('main form');
  const label = [...(form?.querySelectorAll('label') ?? [])].find(({ textContent }) =>
    /^(Business )?Name$/.test(textContent),
  );
  const typed = label?.control instanceof HTMLInputElement ? label.control.value.trim() : '';
  if (typed !== '') return typed;
  return (
    (form?.closest('[data-panel]') ?? document.querySelector('main'))?.querySelector('h1, h2')?.textContent ??
    'this page'
  );
}
