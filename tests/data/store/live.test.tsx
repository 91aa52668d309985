import { Dexie } from 'dexie';
import { Component, type ReactNode } from 'react';
import { afterEach, describe, expect, test, vi } from 'vitest';
import { render, renderHook } from 'vitest-browser-react';
import {
  changeInvoiceStatus,
  createInvoice,
  deleteInvoices,
  INVOICE_LIST,
  invoiceTotals,
} from '#data/sample/invoices.ts';
import { useLive, useLiveResult } from '#data/sample/live.ts';
import { onStaleChange, refetchAll, staleReason, watch } from '#data/store/live.ts';
import { MOST_CHANGES_KEPT } from '#data/store/many-changes.ts';
import { sample } from '#data/sample/seed/sample.ts';
import { windowOf } from '#data/lists/row-window.ts';
import type { Invoice } from '#domain/sample/invoice.ts';
import { aBusiness, anInput } from '../../support/sample-records.ts';
import { freshMirror } from '../../support/fresh-mirror.ts';
import { openSample, sampleStore } from '#data/sample/store.ts';

afterEach(() => {
  vi.useRealTimers();
  vi.restoreAllMocks();
});

describe('a live read', () => {
  test('is undefined at first, then the answer, and again whenever the data has changed', async () => {
    await freshMirror();
    const shown: unknown[] = [];
    const screen = await renderHook(() => {
      const count = useLive(['count of all'], async () => (await invoiceTotals()).all.count);
      shown.push(count);
      return count;
    });
    await expect.poll(() => screen.result.current).toBe(14);
    await createInvoice(anInput());
    await expect.poll(() => screen.result.current).toBe(15);
    await deleteInvoices(['INV-2024-001']);
    await expect.poll(() => screen.result.current).toBe(14);
    expect(shown[0]).toBeUndefined();
  });

  test('is remembered for a user who returns, unless it must be fresh', async () => {
    await freshMirror();
    const count = () => sampleStore.database().records('invoices').count();
    const first = await renderHook(() => useLive(['all of them'], count));
    await expect.poll(() => first.result.current).toBe(14);
    await first.unmount();
    await createInvoice(anInput());
    const shown: unknown[] = [];
    const back = await renderHook(() => {
      const [asIs = 0, fresh = 0] = [
        useLive(['all of them'], count),
        useLive(['all of them'], count, { isFresh: true }),
      ];
      shown.push([asIs, fresh]);
      return [asIs, fresh];
    });
    await expect.poll(() => back.result.current).toEqual([15, 15]);
    expect(shown[0]).toEqual([14, 0]);
    expect(shown).not.toContainEqual([14, 14]);
  });

  test('is not read again when something else has changed', async () => {
    await freshMirror();
    const customers = vi.fn(() => sampleStore.database().records('customers').toArray());
    const screen = await renderHook(() => ({
      customers: useLive(['only customers'], customers),
      pending: useLive(['pending'], async () => (await invoiceTotals()).Pending.count),
    }));
    await expect.poll(() => screen.result.current).toMatchObject({ customers: sample.customers, pending: 3 });

    await changeInvoiceStatus('INV-2024-001', 'Pending');
    await expect.poll(() => screen.result.current.pending).toBe(4);
    expect(customers).toHaveBeenCalledTimes(1);
  });

  test('is read again after very many changes of others, which a quiet one would keep all of', async () => {
    await freshMirror();
    const customers = vi.fn(() => sampleStore.database().records('customers').count());
    const watched = vi.fn(() => sampleStore.database().records('customers').count());
    await renderHook(() => useLive(['quiet'], customers));
    const stop = watch(watched, () => {});
    await expect.poll(() => [customers.mock.calls.length, watched.mock.calls.length]).toEqual([1, 1]);
    const [invoice] = sample.invoices;
    for (let at = 1; at < MOST_CHANGES_KEPT; at++)
      await sampleStore
        .database()
        .records('invoices')
        .update(invoice?.id ?? '', { notes: String(at) });
    expect(customers.mock.calls.length).toBeLessThanOrEqual(2);
    await sampleStore
      .database()
      .records('invoices')
      .update(invoice?.id ?? '', { notes: 'the last' });
    await expect.poll(() => customers.mock.calls.length).toBeGreaterThanOrEqual(2);
    await expect.poll(() => watched.mock.calls.length).toBeGreaterThanOrEqual(2);
    stop();
  });

  test('notices changes to its last step, even after steps over other tables', async () => {
    await freshMirror();
    const view = { sort: 'customer', direction: 'up', filter: '', find: 'fernandes' } as const;
    const screen = await renderHook(() =>
      useLive(['found'], async () => {
        await sampleStore.database().records('customers').toArray();
        await Promise.all([
          sampleStore.database().totals.get('changes'),
          sampleStore.database().records('users').count(),
        ]);
        const invoices = sampleStore.database().records('invoices');
        return (await windowOf<Invoice>(invoices, INVOICE_LIST, view, { at: 'first' }, 9)).rows.map(
          (row) => row.status,
        );
      }),
    );
    await expect.poll(() => screen.result.current).toEqual(['Paid', 'Paid', 'Paid', 'Pending', 'Draft']);
    // Written directly, so that no total and no count of changes is updated.
    await sampleStore.database().records('invoices').update('INV-2024-001', { status: 'Overdue' });
    await expect.poll(() => screen.result.current).toEqual(['Overdue', 'Paid', 'Paid', 'Pending', 'Draft']);
  });

  test('waits for the mirror, and uses the mirror that was opened last', async () => {
    await freshMirror();
    const screen = await renderHook(() => useLive(['count'], () => sampleStore.database().records('invoices').count()));
    await expect.poll(() => screen.result.current).toBe(14);
    const shown: unknown[] = [];
    await freshMirror(aBusiness());
    const other = await renderHook(() => {
      const count = useLive(['count'], () => sampleStore.database().records('invoices').count());
      shown.push(count);
      return count;
    });
    await expect.poll(() => other.result.current).toBe(0);
    expect(shown).not.toContain(14);
    await expect.poll(() => screen.result.current).toBe(0);
  });

  test('does not show one record for another, not even while that is being read', async () => {
    await freshMirror();
    const shown: unknown[] = [];
    const screen = await renderHook(
      (props?: { id: string }) => {
        const id = props?.id ?? '';
        const invoice = useLive(['one', id], () => sampleStore.database().records('invoices').get(id));
        shown.push([id, invoice?.id]);
        return invoice?.id;
      },
      { initialProps: { id: 'INV-2024-001' } },
    );
    for (const id of ['INV-2024-001', 'INV-2024-002', 'INV-2024-003']) {
      await screen.rerender({ id });
      await expect.poll(() => screen.result.current).toBe(id);
    }
    for (const [asked, answered] of shown as [string, string | undefined][])
      expect([asked, undefined]).toContain(answered);
  });

  test('remembers the latest read, even if an earlier one ends later', async () => {
    await freshMirror();
    let endFirst = (_: string) => {};
    const first = new Promise<string>((resolve) => (endFirst = resolve));
    const query = vi
      .fn<() => Promise<string>>()
      .mockReturnValueOnce(first)
      .mockResolvedValueOnce('later')
      .mockReturnValue(new Promise(() => {}));
    const screen = await renderHook(() => useLive(['overtaken'], query));
    await expect.poll(() => query.mock.calls.length).toBe(1);
    refetchAll();
    await expect.poll(() => screen.result.current).toBe('later');
    endFirst('earlier');
    await first;
    await screen.unmount();
    const shown: unknown[] = [];
    await renderHook(() => shown.push(useLive(['overtaken'], query)));
    expect(shown[0]).toBe('later');
  });

  test('is forgotten after five minutes', async () => {
    await freshMirror();
    const clock = stoppedClock();
    const useAnswer = () => useLive(['forgotten'], async () => 'answer');
    const screen = await renderHook(useAnswer);
    await clock.poll(() => screen.result.current).toBe('answer');
    await screen.unmount();
    await clock.pass(5 * 60_000 - 1000);
    const early = await renderHook(useAnswer);
    expect(early.result.current).toBe('answer');
    await clock.poll(() => early.result.current).toBe('answer');
    await early.unmount();

    await clock.pass(5 * 60_000 + 1);
    const shown: unknown[] = [];
    await renderHook(() => shown.push(useAnswer()));
    expect(shown[0]).toBeUndefined();
  });

  test.each(['focus', 'online'])('is read again on %s', async (event) => {
    await freshMirror();
    const query = vi.fn(async () => 'answer');
    const screen = await renderHook(() => useLive(['again', event], query));
    await expect.poll(() => screen.result.current).toBe('answer');
    const before = query.mock.calls.length;
    window.dispatchEvent(new Event(event));
    await expect.poll(() => query.mock.calls.length).toBe(before + 1);
    expect(screen.result.current).toBe('answer');
  });

  test('also works in memory, in a browser without any storage', async () => {
    const { indexedDB } = Dexie.dependencies;
    try {
      Reflect.set(Dexie.dependencies, 'indexedDB', undefined);
      expect(await openSample(sample)).toBe('memory');
      const screen = await renderHook(() => useLive(['in memory'], async () => (await invoiceTotals()).all.count));
      await expect.poll(() => screen.result.current).toBe(14);
      await createInvoice(anInput());
      await expect.poll(() => screen.result.current).toBe(15);
    } finally {
      Dexie.dependencies.indexedDB = indexedDB;
    }
  });
});

describe('a read that fails', () => {
  test('on a lost connection is retried after 1, 2 and 4 seconds, and then the screen says so', async () => {
    await freshMirror();
    const clock = stoppedClock();
    const query = vi.fn(() => Promise.reject(lost()));
    const screen = await renderCaught(<Boundary>{() => <Reader name="lost for good" query={query} />}</Boundary>);
    await clock.poll(() => query.mock.calls.length).toBe(1);
    for (const [wait, tries] of RETRIES) {
      await clock.pass(wait - 50);
      expect(query).toHaveBeenCalledTimes(tries - 1);
      await clock.pass(50);
      await clock.poll(() => query.mock.calls.length).toBe(tries);
    }
    await expect.element(screen.getByRole('alert')).toHaveTextContent(/no longer.*reload/i);
    await clock.pass(60_000);
    expect(query).toHaveBeenCalledTimes(4);

    // A retry by the user starts with all attempts again.
    await screen.getByRole('button').click();
    await clock.poll(() => query.mock.calls.length).toBe(5);
    await clock.pass(1000);
    await clock.poll(() => query.mock.calls.length).toBe(6);
    expect(screen.getByRole('alert').query()).toBeNull();
  });

  test('has all attempts again when the user returns to a screen that was left between two of them', async () => {
    await freshMirror();
    const clock = stoppedClock();
    const query = vi.fn(() => Promise.reject(lost()));
    const reader = () => <Boundary>{() => <Reader name="left while lost" query={query} />}</Boundary>;
    const left = await renderCaught(reader());
    await clock.poll(() => query.mock.calls.length).toBe(1);
    await clock.pass(1000);
    await clock.poll(() => query.mock.calls.length).toBe(2);
    await left.unmount();
    await clock.pass(60_000);

    query.mockClear();
    await renderCaught(reader());
    await clock.poll(() => query.mock.calls.length).toBe(1);
    for (const [wait, tries] of RETRIES) {
      await clock.pass(wait);
      await clock.poll(() => query.mock.calls.length).toBe(tries);
    }
  });

  test('is answered by the retry that succeeds, with the last answer shown meanwhile', async () => {
    await freshMirror();
    const clock = stoppedClock();
    let answer = () => Promise.resolve('first');
    const screen = await renderHook(() => useLive(['comes back'], () => answer()));
    await clock.poll(() => screen.result.current).toBe('first');

    const failing = vi.fn(() => Promise.reject<string>(lost()));
    answer = failing;
    window.dispatchEvent(new Event('focus'));
    await clock.poll(() => failing.mock.calls.length).toBe(1);
    expect(screen.result.current).toBe('first');
    answer = () => Promise.resolve('second');
    await clock.pass(1000);
    await clock.poll(() => screen.result.current).toBe('second');
  });

  test('waits just as long when other reads fail as well', async () => {
    await freshMirror();
    const clock = stoppedClock();
    const names = ['one', 'two', 'three', 'four'];
    const queries = names.map(() => vi.fn(() => Promise.reject(lost())));
    const tries = () => queries.map((query) => query.mock.calls.length);
    const screen = await renderCaught(
      <Boundary>
        {() => names.map((name, at) => <Reader key={name} name={`beside ${name}`} query={queries[at] ?? never} />)}
      </Boundary>,
    );
    await clock.poll(tries).toEqual([1, 1, 1, 1]);
    await clock.pass(1000);
    await clock.poll(tries).toEqual([2, 2, 2, 2]);
    await clock.pass(1950);
    expect(tries()).toEqual([2, 2, 2, 2]);
    await clock.pass(50);
    await clock.poll(tries).toEqual([3, 3, 3, 3]);
    await clock.pass(3950);
    expect(screen.getByRole('alert').query()).toBeNull();
    await clock.pass(50);
    await expect.element(screen.getByRole('alert')).toBeVisible();
  });

  test('is not given up earlier when the page gets the focus meanwhile', async () => {
    await freshMirror();
    const clock = stoppedClock();
    const query = vi.fn(() => Promise.reject(lost()));
    const screen = await renderCaught(<Boundary>{() => <Reader name="returned to" query={query} />}</Boundary>);
    await clock.poll(() => query.mock.calls.length).toBe(1);
    for (let passed = 0; passed < 6660; passed += 333) {
      window.dispatchEvent(new Event('focus'));
      await clock.pass(333);
      expect(screen.getByRole('alert').query()).toBeNull();
    }
    await clock.pass(340);
    await expect.element(screen.getByRole('alert')).toBeVisible();
  });

  test('because the storage was closed goes to the screen in the end, if there was no answer yet', async () => {
    vi.spyOn(console, 'trace').mockReturnValue();
    const db = await freshMirror();
    const clock = stoppedClock();
    db.close();
    const screen = await renderCaught(
      <Boundary>
        {() => <Reader name="closed" query={() => sampleStore.database().records('invoices').count()} />}
      </Boundary>,
    );
    for (const wait of [0, 1000, 2000, 4000]) await clock.pass(wait);
    await expect.element(screen.getByRole('alert')).toHaveTextContent(/no longer.*reload/i);
  });

  test('after an answer keeps that on screen, however old, and reports it as stale until it is read again', async () => {
    await freshMirror();
    const clock = stoppedClock();
    const told = vi.fn();
    const stop = onStaleChange(told);
    let answer = () => Promise.resolve('first');
    const screen = await renderHook(() => useLive(['stands'], () => answer()));
    await clock.poll(() => screen.result.current).toBe('first');
    await clock.pass(60 * 60_000);
    answer = () => Promise.reject(new TypeError('A fault of ours'));
    refetchAll();
    await clock.poll(staleReason).toBe('A fault of ours');
    expect(screen.result.current).toBe('first');
    answer = () => Promise.resolve('second');
    refetchAll();
    await clock.poll(() => screen.result.current).toBe('second');
    expect(staleReason()).toBeUndefined();
    expect(told).toHaveBeenCalledTimes(2);
    stop();
  });

  test('is reported in its own place before the first answer, and later like any other', async () => {
    await freshMirror();
    const stop = onStaleChange(() => {});
    let answer = () => Promise.reject<string>(new TypeError('A fault of ours'));
    const { result } = await renderHook(() => useLiveResult(['told'], () => answer()));
    await expect.poll(() => result.current.problem?.why).toBe('A fault of ours');
    expect(staleReason()).toBeUndefined();
    answer = () => Promise.resolve('first');
    result.current.problem?.tryAgain();
    await expect.poll(() => result.current).toEqual({ value: 'first' });
    answer = () => Promise.reject(new TypeError('Another fault'));
    refetchAll();
    await expect.poll(() => staleReason()).toBe('Another fault');
    expect(result.current).toEqual({ value: 'first' });
    answer = () => Promise.resolve('second');
    refetchAll();
    await expect.poll(() => result.current).toEqual({ value: 'second' });
    expect(staleReason()).toBeUndefined();
    stop();
  });

  test('shows no earlier answer if it must be fresh, as for a document', async () => {
    await freshMirror();
    const asked = async () => renderHook(() => useLiveResult(['a paper'], () => answer(), { isFresh: true }));
    let answer = () => Promise.resolve('in the old name');
    const before = await asked();
    await expect.poll(() => before.result.current).toEqual({ value: 'in the old name' });
    await before.unmount();
    answer = () => Promise.reject(new TypeError('A fault of ours'));
    const after = await asked();
    await expect.poll(() => after.result.current.problem?.why).toBe('A fault of ours');
    expect(after.result.current.value).toBeUndefined();
  });

  test('is no longer reported once no screen shows the stale answer', async () => {
    await freshMirror();
    let answer = () => Promise.resolve('first');
    const screen = await renderHook(() => useLive(['left'], () => answer()));
    await expect.poll(() => screen.result.current).toBe('first');
    answer = () => Promise.reject(new TypeError('A fault of ours'));
    refetchAll();
    await expect.poll(staleReason).toBe('A fault of ours');
    await screen.unmount();
    expect(staleReason()).toBeUndefined();
  });

  test('for any other reason goes to the screen at once', async () => {
    await freshMirror();
    const query = vi.fn(() => Promise.reject(new TypeError('A fault of ours')));
    const screen = await renderCaught(<Boundary>{() => <Reader name="a fault" query={query} />}</Boundary>);
    await expect.element(screen.getByRole('alert')).toHaveTextContent('A fault of ours');
    expect(query).toHaveBeenCalledTimes(1);
  });
});

function Reader({ name, query }: { name: string; query: () => Promise<unknown> }) {
  return <p>{String(useLive([name], query))}</p>;
}

/** React logs every error that a boundary catches; here errors are expected. */
function renderCaught(ui: ReactNode) {
  return render(ui, { createRootOptions: { onCaughtError: () => {} } });
}

/** Like the error view of a route: shows the error and offers a retry. */
class Boundary extends Component<{ children: () => ReactNode }, { error?: Error }> {
  override state: { error?: Error } = {};

  static getDerivedStateFromError(error: Error) {
    return { error };
  }

  override render() {
    if (!this.state.error) return this.props.children();
    return (
      <div role="alert">
        {this.state.error.message}
        <button type="button" onClick={() => this.setState({ error: undefined as unknown as Error })}>
          Try again
        </button>
      </div>
    );
  }
}

async function never() {
  throw new Error('Nobody asks this');
}

function lost(): Error {
  return new DOMException('The connection was closed.', 'InvalidStateError');
}

/** When a read that failed is tried again: after how many milliseconds, and which try it is. */
const RETRIES = [
  [1000, 2],
  [2000, 3],
  [4000, 4],
] as const;

/** What a timer set by a timer takes at least. vitest moves a fake clock on by the interval after each failed try: by no more. */
const A_MOMENT = { interval: 1 };

/** A clock that moves only when told to, so that no test waits. */
function stoppedClock() {
  vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] });
  /** Lets everything that is due settle: promises, rendering and zero timeouts. */
  async function settle(): Promise<void> {
    for (let turn = 0; turn < 20; turn++) {
      await vi.advanceTimersByTimeAsync(0);
      await new Promise<void>((done) => {
        const { port1, port2 } = new MessageChannel();
        port1.addEventListener('message', () => done());
        port1.start();
        port2.postMessage(0);
      });
    }
  }
  return {
    async pass(milliseconds: number): Promise<void> {
      await settle();
      await vi.advanceTimersByTimeAsync(milliseconds);
      await settle();
    },
    poll<T>(read: () => T) {
      return expect.poll(async () => {
        await settle();
        return read();
      }, A_MOMENT);
    },
  };
}
