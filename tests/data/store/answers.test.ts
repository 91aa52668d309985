import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { Answers } from '#data/store/answers.ts';

const FIVE_MINUTES = 5 * 60_000;

let answers: Answers;

beforeEach(() => {
  vi.useFakeTimers();
  answers = new Answers();
});

afterEach(() => {
  vi.useRealTimers();
});

it('an answer is kept for five minutes after it was last updated', () => {
  answers.set({ name: 'invoices', value: 14 });
  vi.advanceTimersByTime(FIVE_MINUTES - 1);
  expect(answers.get('invoices')).toEqual({ name: 'invoices', value: 14 });
  answers.set({ name: 'invoices', value: 15 });
  vi.advanceTimersByTime(FIVE_MINUTES - 1);
  expect(answers.get('invoices')?.value).toBe(15);
  vi.advanceTimersByTime(1);
  expect(answers.get('invoices')).toBeUndefined();
});

it('an answer is kept while any screen shows it, and for five minutes after', () => {
  answers.set({ name: 'invoices', value: 14 });
  answers.set({ name: 'products', value: 10 });
  const [release, releaseOther] = [answers.hold('invoices'), answers.hold('invoices')];
  vi.advanceTimersByTime(2 * FIVE_MINUTES);
  expect(answers.get('products')).toBeUndefined();
  release();
  vi.advanceTimersByTime(2 * FIVE_MINUTES);
  answers.set({ name: 'invoices', value: 15 });
  vi.advanceTimersByTime(2 * FIVE_MINUTES);
  expect(answers.get('invoices')?.value).toBe(15);
  releaseOther();
  vi.advanceTimersByTime(FIVE_MINUTES - 1);
  expect(answers.get('invoices')?.value).toBe(15);
  vi.advanceTimersByTime(1);
  expect(answers.get('invoices')).toBeUndefined();
});

it('an answer that is shown again in time is not forgotten by the earlier timer', () => {
  answers.set({ name: 'invoices', value: 14 });
  answers.hold('invoices')();
  vi.advanceTimersByTime(FIVE_MINUTES - 1);
  const release = answers.hold('invoices');
  vi.advanceTimersByTime(FIVE_MINUTES);
  expect(answers.get('invoices')?.value).toBe(14);
  release();
  vi.advanceTimersByTime(FIVE_MINUTES);
  expect(answers.get('invoices')).toBeUndefined();
});

it('only the latest fifty answers that no screen shows are kept', () => {
  const release = answers.hold('shown');
  answers.set({ name: 'shown', value: 0 });
  for (let page = 1; page <= 60; page++) answers.set({ name: `page ${page}`, value: page });
  answers.set({ name: 'page 11', value: 11 });
  answers.set({ name: 'page 61', value: 61 });
  expect(answers.get('page 10')).toBeUndefined();
  expect(answers.get('page 12')).toBeUndefined();
  expect(answers.get('page 11')?.value).toBe(11);
  expect(answers.get('page 13')?.value).toBe(13);
  expect(answers.get('shown')?.value).toBe(0);
  release();
});

it('answers that no screen shows can be forgotten at once', () => {
  const release = answers.hold('shown');
  answers.set({ name: 'shown', value: 1 });
  answers.set({ name: 'left', value: 2 });
  answers.forget();
  expect(answers.get('left')).toBeUndefined();
  expect(answers.get('shown')?.value).toBe(1);
  release();
});
