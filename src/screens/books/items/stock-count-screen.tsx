import { type KeyboardEvent, useState } from 'react';
import { countSheet, goodsToCount } from '#data/books/vouchers/count-sheet.ts';
import { saveCount } from '#data/books/vouchers/count-stock.ts';
import { countDaysChanged } from '#data/books/stock/counted-days.ts';
import { everyGodown } from '#data/books/masters/godowns.ts';
import { MAIN_GODOWN_ID } from '#data/books/ids.ts';
import { useLive, useLiveResult } from '#data/books/live.ts';
import { today } from '#data/clock.ts';
import { countOfScanned } from '#domain/books/counter/code-outcome.ts';
import {
  type CountedRow,
  itemsCounted,
  partsOfCounted,
  type ToCount,
  withCounted,
} from '#domain/books/stock/count-sheet.ts';
import { changedDaysInWords, withMore } from '#domain/books/stock/stock-count.ts';
import type { Named } from '#domain/books/voucher-head.ts';
import { isIsoDate, type MaybeDate } from '#domain/calendar.ts';
import { asQuantity, type Quantity } from '#domain/quantity.ts';
import { useScannedItems } from '#screens/books/parts/stock/scanned-items.tsx';
import { RestedWarnings } from '#screens/books/parts/stock/rested-warnings.tsx';
import { GodownPick } from '#screens/books/parts/stock/godown-pick.tsx';
import { WeekdayDateField } from '#screens/books/parts/weekday-date-field.tsx';
import { sayFailure } from '#ui/feedback/outcome-toasts.ts';
import { Button } from '#ui/controls/button.tsx';
import { Empty } from '#ui/layout/empty.tsx';
import { Page } from '#ui/layout/page.tsx';
import { PageForm } from '#ui/record-forms/page-form.tsx';
import { usePageForm } from '#ui/record-forms/use-page-form.ts';
import { ListProblem } from '#ui/records/list-problem.tsx';
import { SearchBox } from '#ui/fields/search-box.tsx';
import { toastSuccess } from '#ui/feedback/toast.tsx';
import { CountTable } from './count-table.tsx';
import { WhichBatch } from './which-batch.tsx';

/** Goods are counted shelf by shelf; saving adjusts the books to what is there. */
export function StockCountScreen() {
  const godowns = useLive(['godowns'], everyGodown);
  const main = godowns?.find(({ id }) => id === MAIN_GODOWN_ID);
  return (
    <Page
      title="Stock Count"
      subtitle="Type or scan what is there: what differs from the books is written off, or found"
    >
      {main && <Sheet main={{ id: main.id, name: main.name }} />}
    </Page>
  );
}

type Asked = Readonly<{ rows: readonly ToCount[]; by: Quantity }>;
type Count = Readonly<{ date: MaybeDate; godown: Named; counted: Readonly<Record<string, CountedRow>> }>;

function Sheet({ main }: { main: Named }) {
  const [blank, setBlank] = useState<Count>(() => ({ date: today(), godown: main, counted: {} }));
  const [find, setFind] = useState('');
  const [most, setMost] = useState(AT_A_TIME);
  /** The goods that were scanned, or found by Enter, until they have the focus. */
  const [wanted, setWanted] = useState<string>();
  /** The batches of goods that were scanned, one after the other, until it is said which it was. */
  const [asked, setAsked] = useState<readonly Asked[]>([]);
  const state = usePageForm<Count>(blank, {
    problems: ({ date }) => (isIsoDate(date) ? {} : { date: 'Enter the day of the count.' }),
    save: async ({ date, godown, counted }) => {
      if (!isIsoDate(date)) return;
      const made = await saveCount(date, godown, counted);
      toastSuccess('Success', `${made.join(' and ')} saved`);
    },
    storedOf: (draft) => {
      const next = { ...draft, counted: {} };
      setBlank(next);
      return next;
    },
    saved: ({ counted }) => ['Counted', countInWords(itemsCounted(Object.keys(counted)))],
    verb: 'Save Count',
  });
  const { draft, problems, change } = state;
  const { date, godown, counted } = draft;
  const { value: sheet, problem } = useLiveResult(['count sheet', date, godown.id, find, most], async () =>
    isIsoDate(date) ? countSheet(date, godown.id, find, most) : undefined,
  );

  /** More of goods that were scanned, which are looked up where the sheet does not show them. A code does not say which batch it is. */
  async function countScanned({ id }: Named, by: Quantity) {
    try {
      const rows = isIsoDate(date) ? await goodsToCount(date, godown.id, [id]) : [];
      const [first, ...others] = rows;
      if (first && others.length > 0) setAsked((before) => [...before, { rows, by }]);
      else if (first) countMore(first, by);
    } catch (error) {
      sayFailure(error);
    }
  }

  function countMore({ key, id, name, batch, there }: ToCount, by: Quantity) {
    const first: CountedRow = { counted: asQuantity(0), there, ...(batch && { batch }) };
    change((latest) => {
      const own = latest.counted[key] ?? first;
      return { ...latest, counted: { ...latest.counted, [key]: { ...own, ...withMore(own, by) } } };
    });
    if (!sheet?.goods.some((one) => one.id === id)) setFind(name);
    setWanted(key);
  }

  /** Another day is the same count, to be compared with what the books had on that. */
  async function changeDay(day: MaybeDate) {
    change((latest) => ({ ...latest, date: day }));
    const keys = Object.keys(counted);
    if (!isIsoDate(day) || keys.length === 0) return;
    try {
      const rows = await goodsToCount(
        day,
        godown.id,
        keys.map((key) => partsOfCounted(key).item),
      );
      const there = new Map(rows.map((row) => [row.key, row.there]));
      const anew = ([key, own]: readonly [string, CountedRow]) =>
        [key, { ...own, there: there.get(key) ?? asQuantity(0) }] as const;
      change((latest) => {
        if (latest.date !== day) return latest;
        return { ...latest, counted: Object.fromEntries(Object.entries(latest.counted).map(anew)) };
      });
    } catch (error) {
      sayFailure(error);
    }
  }

  const { question, look } = useScannedItems(state.form, {
    isGoods: true,
    refusal: 'Not counted',
    onScan: (scanned) => void countScanned(scanned.row.item, countOfScanned(scanned, today())),
  });

  /** A barcode that is typed counts as a scan does; otherwise Enter goes to the first of the goods that were found. */
  function takeFound(event: KeyboardEvent) {
    if (event.key !== 'Enter' || event.ctrlKey || event.metaKey || event.nativeEvent.isComposing) return;
    event.preventDefault();
    const [first] = sheet?.goods ?? [];
    void look(find, () => setWanted(first?.key));
  }

  const [firstAsked, ...othersAsked] = asked;
  return (
    <PageForm name="Stock Count" state={state}>
      {question}
      {firstAsked && (
        <WhichBatch
          rows={firstAsked.rows}
          onChoose={(row) => {
            setAsked(othersAsked);
            if (row) countMore(row, firstAsked.by);
          }}
        />
      )}
      <div className="flex flex-wrap items-start gap-4">
        <div className="w-48">
          <WeekdayDateField
            label="Date"
            isRequired
            problem={problems.date}
            value={date}
            onChange={(day) => void changeDay(day)}
          />
        </div>
        <div className="w-48">
          {/* Another godown is another sheet. */}
          <GodownPick
            label="Godown"
            isMainAtFirst
            problem={undefined}
            value={godown}
            onChange={(chosen) => change({ ...draft, godown: chosen, counted: {} })}
          />
        </div>
        <div className="flex min-w-60 flex-1 self-end">
          <SearchBox name="Find goods" text={find} setText={setFind} onKeyDown={takeFound} room="max-w-sm" end="">
            {null}
          </SearchBox>
        </div>
      </div>
      {problem && <ListProblem problem={problem} />}
      {sheet?.goods.length === 0 && (
        <Empty>{find.trim() === '' ? 'There are no goods to count yet.' : 'No goods are called so.'}</Empty>
      )}
      {sheet !== undefined && sheet.goods.length > 0 && (
        <CountTable
          goods={withCounted(sheet.goods, counted)}
          counted={counted}
          wanted={wanted}
          onFocus={() => setWanted(undefined)}
          onCount={(key, own) => {
            const { [key]: _, ...others } = counted;
            change({ ...draft, counted: own === undefined ? others : { ...others, [key]: own } });
          }}
        />
      )}
      {sheet?.goods.some(({ batch }) => batch) === true && (
        <p className="text-ink-2 text-table">
          Only batches that the books have here are listed. If you find another one, enter it in a New Stock Adjustment,
          as Found.
        </p>
      )}
      <RestedWarnings
        about="days that a count changes"
        of={draft}
        find={async (now) => changedDaysInWords(await countDaysChanged(now.date, now.godown.id, now.counted))}
      />
      {sheet?.hasMore === true && (
        <p className="text-ink-2">
          There are more goods. Find them by name, or{' '}
          <Button onClick={() => setMost(most + AT_A_TIME)}>Show More</Button>
        </p>
      )}
    </PageForm>
  );
}

function countInWords(count: number): string {
  return count === 1 ? '1 item was counted.' : `${count} items were counted.`;
}

const AT_A_TIME = 100;
