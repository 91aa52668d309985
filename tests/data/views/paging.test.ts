import * as fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import {
  FIRST,
  firstNumber,
  LAST,
  type ListPage,
  PAGE_SIZE,
  pageAfter,
  pageAmong,
  pageBefore,
  pageFrom,
  pageFurther,
  pageInWords,
  pageReread,
} from '#data/views/paging.ts';
import type { RowWindow } from '#data/lists/row-window.ts';

describe('the number of the first row of a page', () => {
  it('is known for every page reached step by step from an end of a list', () => {
    fc.assert(
      fc.property(
        aCount,
        fc.array(fc.constantFrom('next', 'previous', 'first', 'last'), { maxLength: 20 }),
        (count, way) => {
          const rows = rowsUpTo(count);
          let page = FIRST;
          for (const step of way) {
            const before = windowAt(rows, page);
            page = taken(step, page, rows, count);
            const window = windowAt(rows, page);
            if (step === 'next' && before.hasAfter)
              expect(numberIn(rows, window)).toBe(numberIn(rows, before) + before.rows.length);
            if (step === 'previous' && before.hasBefore)
              expect(numberIn(rows, before)).toBe(numberIn(rows, window) + window.rows.length);
            expect(firstNumber(page, window, count)).toBe(numberIn(rows, window));
          }
        },
      ),
    );
  });

  it('is correct or unknown, whenever the rows are counted and wherever the user jumps to', () => {
    const aStep = fc.constantFrom('next', 'previous', 'first', 'last', 'jump');
    fc.assert(
      fc.property(aCount, fc.array(fc.tuple(aStep, fc.boolean(), fc.nat()), { maxLength: 20 }), (count, way) => {
        const rows = rowsUpTo(count);
        let page = FIRST;
        for (const [step, isCounted, place] of way) {
          const total = isCounted ? count : undefined;
          const serial = rows[place % rows.length];
          page = step === 'jump' && serial !== undefined ? pageFrom([serial], UP) : taken(step, page, rows, total);
          const window = windowAt(rows, page);
          expect([undefined, numberIn(rows, window)]).toContain(firstNumber(page, window, total));
        }
      }),
    );
  });

  it('is dropped once there are more or fewer rows than when it was counted', () => {
    const second = pageAfter(FIRST, windowAt(rowsUpTo(200), FIRST), 200);
    expect(second).toMatchObject({ number: 51, of: 200 });
    expect(pageAmong(second, 200)).toBe(second);
    expect(pageAmong(second, undefined)).toBe(second);
    for (const total of [199, 201]) {
      expect(pageAmong(second, total)).toEqual({ start: second.start });
      expect(firstNumber(second, windowAt(rowsUpTo(200), second), total)).toBeUndefined();
    }
  });

  it('holds for the total that was counted after it was known', () => {
    const second = pageAfter(FIRST, windowAt(rowsUpTo(200), FIRST), undefined);
    expect(second).toMatchObject({ number: 51, of: undefined });
    expect(pageAmong(second, 200)).toEqual({ ...second, of: 200 });
  });

  it('is dropped once a row has appeared on the page or left it', () => {
    const rows = rowsUpTo(200);
    const second = pageAfter(FIRST, windowAt(rows, FIRST), 200);
    const read = windowAt(rows, second);
    expect(pageReread(second, read, windowAt(rows, second))).toBe(second);
    const [gone] = read.rows;
    const without = rows.filter((serial) => serial !== gone?.serial);
    expect(pageReread(second, read, windowAt(without, second))).toEqual({ start: second.start });
    const fewer = { ...read, rows: read.rows.slice(1) };
    expect(pageReread(second, read, fewer)).toEqual({ start: second.start });
    expect(pageReread(second, fewer, read)).toEqual({ start: second.start });
  });

  it('is not shown if the rows read do not fit the rows counted', () => {
    const second = pageAfter(FIRST, windowAt(rowsUpTo(200), FIRST), undefined);
    expect(firstNumber(second, windowAt(rowsUpTo(200), second), 99)).toBeUndefined();
    expect(firstNumber(second, windowAt(rowsUpTo(200), second), 101)).toBe(51);
    expect(firstNumber({ ...second, number: 1 }, windowAt(rowsUpTo(200), second), 200)).toBeUndefined();
  });
});

describe('a page', () => {
  it('turned several times before it was read is the same as after as many single steps', () => {
    const anAmount = fc.integer({ min: -6, max: 6 });
    fc.assert(
      fc.property(aCount, fc.constantFrom(FIRST, LAST), anAmount, (count, from, further) => {
        const rows = rowsUpTo(count);
        let page: ListPage = { ...from, further };
        while (page.further) page = pageFurther(page, windowAt(rows, page), count);
        let stepped: ListPage = from;
        for (let step = 0; step < Math.abs(further); step++)
          stepped = taken(further > 0 ? 'next' : 'previous', stepped, rows, count);
        expect(windowAt(rows, page)).toEqual(windowAt(rows, stepped));
        expect(page.start).toEqual(stepped.start);
      }),
    );
  });

  it('stays if the user does not turn it', () => {
    expect(pageFurther(FIRST, windowAt(rowsUpTo(10), FIRST), 10)).toEqual({ ...FIRST, further: 0 });
  });

  it('without rows leads to the first one', () => {
    const window = windowAt([], FIRST);
    expect(pageAfter(LAST, window, 0)).toBe(FIRST);
    expect(pageBefore(LAST, window, 0)).toBe(FIRST);
  });

  it('begins with the requested row, ascending and descending', () => {
    const rows = rowsUpTo(10);
    const start = (page: ListPage) => ('place' in page.start ? [page.start.at, ...page.start.place] : []);
    expect(start(pageFrom(['Mehta', '2024-04-05', 7], UP))).toEqual(['after', 'Mehta', '2024-04-05', 6.5]);
    expect(start(pageFrom(['Mehta', 7], { direction: 'down' }))).toEqual(['after', 'Mehta', 7.5]);
    expect(windowAt(rows, pageFrom([7], UP)).rows[0]?.serial).toBe(7);
  });
});

describe('a page in words', () => {
  it.each([
    [1, 50, '120', '1–50 of 120'],
    [1001, 50, '1,00,000', '1,001–1,050 of 1,00,000'],
    [101, 1, '101', '101 of 101'],
    [undefined, 50, 'many', '50 of many'],
    [undefined, 1234, '2,000', '1,234 of 2,000'],
    [1, 0, '0', 'None'],
    [undefined, 0, 'many', 'None'],
  ])('from %s, %s shown of %s: %s', (from, shown, total, words) => {
    expect(pageInWords(from, shown, total)).toBe(words);
  });
});

type Row = { readonly serial: number };

/** Serials from 1, with gaps as after deletions. */
function rowsUpTo(count: number): readonly number[] {
  return Array.from({ length: count }, (_, at) => 1 + at + Math.floor(at / 3));
}

/** A window over them, as `windowOf` would read it. */
function windowAt(rows: readonly number[], { start }: ListPage): RowWindow<Row> {
  const from = 'place' in start ? Number(start.place.at(-1)) : undefined;
  const isUpwards = start.at === 'before' || start.at === 'last';
  const onwards = rows.filter((serial) => from === undefined || (isUpwards ? serial < from : serial > from));
  const shown = isUpwards ? onwards.slice(-PAGE_SIZE) : onwards.slice(0, PAGE_SIZE);
  const [first, last] = [shown[0], shown.at(-1)];
  const hasMore = onwards.length > PAGE_SIZE;
  return {
    rows: shown.map((serial) => ({ serial, keys: { serial } })),
    edges: first !== undefined && last !== undefined ? [[first], [last]] : undefined,
    hasBefore: isUpwards ? hasMore : start.at === 'after',
    hasAfter: isUpwards ? start.at === 'before' : hasMore,
    found: undefined,
  };
}

/** The page after a step; the same page if the list does not offer the step there. */
function taken(step: string, page: ListPage, rows: readonly number[], total: number | undefined): ListPage {
  const window = windowAt(rows, page);
  if (step === 'first') return FIRST;
  if (step === 'last') return LAST;
  if (step === 'next' && window.hasAfter) return pageAfter(page, window, total);
  if (step === 'previous' && window.hasBefore) return pageBefore(page, window, total);
  return page;
}

function numberIn(rows: readonly number[], window: RowWindow<Row>): number {
  const first = window.rows[0];
  return first ? rows.indexOf(first.serial) + 1 : 1;
}

const aCount = fc.integer({ min: 0, max: 330 });
const UP = { direction: 'up' } as const;
