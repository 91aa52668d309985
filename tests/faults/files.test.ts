import { afterAll, afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { exportBackup } from '#data/sample/backup.ts';
import { listAsCsv, selectedAsCsv } from '#data/files/list-as-csv.ts';
import { Refusal } from '#data/store/refusal.ts';
import { SALES_ORDER_LIST } from '#data/sample/sales-orders.ts';
import { sample } from '#data/sample/seed/sample.ts';
import { taxInvoiceOf } from '#data/sample/tax-invoices.ts';
import { anInvoice } from '../support/sample-records.ts';
import { dumpOf } from '../support/dump.ts';
import { freshMirror } from '../support/fresh-mirror.ts';
import { callsTried } from './calls-tried.ts';
import { KINDS, endFault, injectFault } from './storage-faults.ts';
import { printFaultCount } from './tell-figures.ts';
import { FEW } from './verbs.ts';

afterAll(() => printFaultCount('while a copy, a list and a paper are made'));

afterEach(endFault);

beforeEach(() => {
  // Dexie logs failures to the console; here they are expected.
  for (const way of ['trace', 'warn'] as const) vi.spyOn(console, way).mockReturnValue();
});

describe.each(Object.entries(files()))('%s', (_, make) => {
  it.each(KINDS)('when %s, is complete, or refused with a message, and complete on the next try', async (kind) => {
    const db = await freshMirror(FEW);
    const before = await dumpOf(db);
    const counting = injectFault(0, kind);
    const whole = await make();
    const { calls } = counting.end();
    for (const at of callsTried(calls, [1, calls], kind)) {
      const fault = injectFault(at, kind);
      const made = await make().catch((error: unknown) => error);
      expect(fault.end().wasHit, `call ${at}`).toBe(true);
      if (made instanceof Error) {
        expect(made).toBeInstanceOf(Refusal);
        expect(made.message).toMatch(/^[A-Z].*Please try again\.$|no room left/);
      } else expect(made).toEqual(whole);
      expect(await dumpOf(db), `call ${at}`).toEqual(before);
      expect(await make(), `call ${at}, the next try`).toEqual(whole);
    }
    await db.delete();
  });
});

/** Everything that is made from records as a file or on paper, as text. */
function files(): Readonly<Record<string, () => Promise<string>>> {
  const view = { sort: 'amount', direction: 'down', filter: '', find: '' } as const;
  const ids = sample.salesOrders.slice(0, 2).map(({ id }) => id);
  return {
    'a copy of everything': async () => withoutMoment(await textOf(await exportBackup())),
    'a list as CSV': async () => textOf(await listAsCsv(SALES_ORDER_LIST, view, 3, {})),
    'a list as cells': async () => textOf(await listAsCsv(SALES_ORDER_LIST, view, 3, {}, 'cells')),
    'selected records as CSV': async () => textOf(await selectedAsCsv(SALES_ORDER_LIST, view, ids)),
    'the paper of an invoice': async () => JSON.stringify(await taxInvoiceOf(anInvoice())),
  };
}

function textOf({ parts }: { parts: readonly BlobPart[] }): Promise<string> {
  return new Blob([...parts]).text();
}

function withoutMoment(text: string): string {
  return text.replace(/"created":"[^"]*"/, '');
}
