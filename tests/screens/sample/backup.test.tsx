import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import { exportBackup } from '#data/sample/backup.ts';
import { createInvoice, deleteInvoices, invoiceTotals } from '#data/sample/invoices.ts';
import { localDay } from '#domain/calendar.ts';
import { recordId } from '#domain/record-id.ts';
import { openApp } from '../../app/open-app.tsx';
import { anInput } from '../../support/sample-records.ts';
import { piecesOf, sealed } from '../../support/backup-files.ts';
import { dumpOf } from '../../support/dump.ts';
import { givenTime } from '../../support/given-time.ts';
import { toastOf } from '../../support/toasts.ts';
import { sampleStore } from '#data/sample/store.ts';

const dialog = page.getByRole('dialog');
const toasts = page.getByRole('region', { name: 'Notifications' });
const button = (name: string) => page.getByRole('button', { name, exact: true });
const saved: File[] = [];
let router: Awaited<ReturnType<typeof openApp>>;

beforeEach(async () => {
  await page.viewport(1280, 900);
  saved.length = 0;
  const made = vi.spyOn(URL, 'createObjectURL');
  vi.spyOn(HTMLAnchorElement.prototype, 'click').mockImplementation(function (this: HTMLAnchorElement) {
    const blob = made.mock.lastCall?.[0];
    if (blob instanceof Blob) saved.push(new File([blob], this.download, { type: blob.type }));
  });
  router = await openApp('/settings?tab=system');
});

afterEach(() => {
  vi.restoreAllMocks();
  vi.unstubAllGlobals();
});

async function exportData(password = ''): Promise<File> {
  if (password === '') {
    await button('Export Data').click();
  } else {
    await button('Export with Password').click();
    await dialog.getByLabelText('Password', { exact: true }).fill(password);
    await dialog.getByRole('button', { name: 'Export' }).click();
  }
  await expect.poll(() => saved.length).toBe(1);
  const [file] = saved;
  if (!file) throw new Error('No file was saved.');
  return file;
}

async function importData(file: File): Promise<void> {
  await button('Import Data').click();
  await choose(file);
}

async function choose(file: File): Promise<void> {
  await userEvent.upload(dialog.getByLabelText('Backup file'), file);
}

const rowOf = (name: string) => dialog.getByRole('row').filter({ hasText: name });

describe('Export Data', () => {
  test('saves a file of today at once and says how many records it holds', async () => {
    const file = await exportData();
    expect(file.name).toBe(`tarazu-${localDay(new Date())}.json`);
    await expect.element(toasts.getByText('Data exported')).toBeVisible();
    await expect.element(toasts.getByText(`124 records in ${file.name}`)).toBeVisible();
    await expect.element(dialog).not.toBeInTheDocument();
    await expect.element(button('Export Data')).toHaveFocus();
  });

  test('saves one file for a double click', async () => {
    await button('Export Data').dblClick();
    await expect.element(toasts.getByText('Data exported')).toBeVisible();
    await givenTime();
    expect(saved).toHaveLength(1);
  });

  test('shows its progress where it takes long; cancelled then, it saves nothing and says so', async () => {
    const worker = stuckWorker();
    await button('Export Data').click();
    const progress = toasts.getByRole('progressbar', { name: 'Writing the file' });
    await expect
      .poll(() => {
        worker.say({ progress: [2400, 10_000] });
        return progress.query()?.ariaValueText;
      })
      .toBe('24%');
    await toasts.getByRole('button', { name: 'Cancel' }).click();
    await expect.element(toastOf('Export cancelled', 'Nothing was saved.')).toBeVisible();
    await expect.element(progress).not.toBeInTheDocument();
    expect(worker.isEnded()).toBe(true);
    expect(saved).toEqual([]);
  });

  test('says why no file could be written, and saves none', async () => {
    const worker = stuckWorker();
    await button('Export Data').click();
    await expect.poll(worker.isStarted).toBe(true);
    worker.say({ refusal: ['Not exported', 'The device has not enough memory for it.'] });
    await expect.element(toastOf('Not exported', 'The device has not enough memory for it.')).toBeVisible();
    expect(saved).toEqual([]);
  });

  test('works without a worker, as after an update that took its file away', async () => {
    vi.stubGlobal(
      'Worker',
      class extends EventTarget {
        terminate = () => {};
        postMessage = () => setTimeout(() => this.dispatchEvent(new Event('error')));
      },
    );
    await importData(await exportData());
    await expect.element(dialog.getByText('holds 124 records', { exact: false })).toBeVisible();
  });
});

describe('Export with Password', () => {
  const password = dialog.getByLabelText('Password', { exact: true });

  test('encrypts the file, lets the user see the password, and warns that it must not be lost', async () => {
    await button('Export with Password').click();
    await expect.element(page.getByRole('dialog', { name: 'Export with Password' })).toBeVisible();
    await expect.element(dialog.getByText('If you lose the password, nobody can open the file again.')).toBeVisible();
    await password.fill('s3cret');
    await dialog.getByRole('button', { name: 'Show password' }).click();
    await expect.element(password).toHaveAttribute('type', 'text');
    await dialog.getByRole('button', { name: 'Export' }).click();
    await expect.poll(() => saved.length).toBe(1);
    expect(saved[0]?.name).toBe(`tarazu-${localDay(new Date())}-encrypted.json`);
    await expect.element(toasts.getByText('Data exported')).toBeVisible();
    await expect.element(button('Export with Password')).toHaveFocus();
    expect(document.documentElement.outerHTML).not.toContain('s3cret');
  });

  test('starts in its field, so that a password can be typed at once', async () => {
    await button('Export with Password').click();
    await expect.element(password).toHaveFocus();
  });

  test('without a password saves nothing and asks for one', async () => {
    await button('Export with Password').click();
    await dialog.getByRole('button', { name: 'Export' }).click();
    await expect.element(dialog.getByText('Enter a password.')).toBeVisible();
    await expect.element(password).toHaveAttribute('aria-invalid', 'true');
    await expect.element(password).toHaveFocus();
    await password.fill('s3cret');
    await expect.element(password).not.toHaveAttribute('aria-invalid', 'true');
    expect(saved).toEqual([]);
  });

  test('that is cancelled saves nothing and gives the focus back', async () => {
    await button('Export with Password').click();
    await dialog.getByRole('button', { name: 'Cancel' }).click();
    await expect.element(dialog).not.toBeInTheDocument();
    await expect.element(button('Export with Password')).toHaveFocus();
    expect(saved).toEqual([]);
  });

  test('shows its progress; cancelled then, it saves nothing and keeps the password', async () => {
    const worker = stuckWorker();
    await button('Export with Password').click();
    await password.fill('s3cret');
    await userEvent.keyboard('{Control>}{Enter}{/Control}');
    worker.say({ progress: [2400, 10_000] });
    const progress = dialog.getByRole('progressbar', { name: 'Writing the file' });
    await expect.element(progress).toHaveAttribute('aria-valuetext', '2,400 of 10,000 records');
    await expect.element(password).toHaveFocus();
    await userEvent.keyboard('{Enter}');
    await expect.element(password).toHaveAttribute('readonly');
    await dialog.getByRole('button', { name: 'Cancel' }).click();
    await expect.element(progress).not.toBeInTheDocument();
    await expect.element(password).toHaveValue('s3cret');
    await expect.element(password).not.toHaveAttribute('readonly');
    expect(worker.isEnded()).toBe(true);
    expect(saved).toEqual([]);
  });

  test('left by Back while the file is written, says that nothing was saved', async () => {
    const worker = stuckWorker();
    await button('Export with Password').click();
    await password.fill('s3cret');
    await dialog.getByRole('button', { name: 'Export' }).click();
    await expect.element(dialog.getByRole('progressbar')).toBeVisible();
    await router.navigate({ to: '/sales' });
    await expect.element(toastOf('Export cancelled', 'Nothing was saved.')).toBeVisible();
    expect(worker.isEnded()).toBe(true);
  });
});

describe('Import Data', () => {
  test('shows what the file holds and what it replaces, and replaces it once confirmed', async () => {
    const file = await exportData();
    await createInvoice(anInput());
    await deleteInvoices(['INV-2024-001']);
    await deleteInvoices(['INV-2024-002']);
    await importData(file);

    await expect.element(rowOf('Invoices')).toHaveTextContent('Invoices1413');
    await expect.element(dialog.getByText('All records are replaced', { exact: false })).toBeVisible();
    await expect.element(dialog.getByText('the 3 changes made here', { exact: false })).toBeVisible();
    await expect.element(dialog.getByText('stay those of the sample', { exact: false })).toBeVisible();
    await expect.element(dialog.getByRole('button', { name: 'Cancel' })).toHaveFocus();
    expect((await invoiceTotals()).all.count).toBe(13);

    await dialog.getByRole('button', { name: 'Replace' }).click();
    await expect.element(toasts.getByText('Data imported')).toBeVisible();
    await expect.element(toasts.getByText(`124 records from ${file.name}`)).toBeVisible();
    await expect.element(dialog).not.toBeInTheDocument();
    await expect.element(button('Import Data')).toHaveFocus();
    expect((await invoiceTotals()).all.count).toBe(14);
    await expect.element(page.getByText('4 changes', { exact: false })).toBeVisible();
  });

  test('shows at once on a screen with the records', async () => {
    const { parts } = await exportBackup();
    await deleteInvoices(['INV-2024-001']);
    await importData(new File([...parts], 'copy.json'));
    await dialog.getByRole('button', { name: 'Replace' }).click();
    await expect.element(dialog).not.toBeInTheDocument();
    await page.getByRole('link', { name: 'Invoices' }).first().click();
    await expect.element(page.getByRole('group', { name: 'Total', exact: true })).toHaveTextContent('14');
    await expect.element(page.getByRole('button', { name: 'Delete INV-2024-001' })).toBeInTheDocument();
  });

  test('names the place where a file is wrong, changes nothing, and accepts another file', async () => {
    const { parts } = await exportBackup();
    const text = await new Blob([...parts]).text();
    const before = await dumpOf(sampleStore.database());
    await importData(new File([text.replace('"2024-05-05"', '"soon"')], 'bad.json'));
    const alert = dialog.getByRole('alert');
    await expect.element(alert).toHaveTextContent('invoices, record 1, dueDate: expected a day such as 2024-04-05');
    await expect.element(alert).toHaveTextContent('Nothing was changed.');
    await choose(new File(['PK'], 'book.json'));
    await expect.element(alert).toHaveTextContent('The file: it is a workbook or another zip');
    expect(await dumpOf(sampleStore.database())).toEqual(before);
    await choose(new File([text], 'good.json'));
    await expect.element(dialog.getByRole('button', { name: 'Replace' })).toBeVisible();
    await expect.element(alert).not.toBeInTheDocument();
  });

  test('asks for the password of an encrypted file, and says when it is wrong', async () => {
    const file = await exportData('right one');
    await expect.element(dialog).not.toBeInTheDocument();
    await importData(file);
    const password = dialog.getByLabelText('Password', { exact: true });
    await password.fill('wrong one');
    await dialog.getByRole('button', { name: 'Open' }).click();
    await expect.element(dialog.getByText('This is not the password')).toBeVisible();
    await expect.element(password).toHaveAttribute('aria-invalid', 'true');
    await password.fill('right one');
    await userEvent.keyboard('{Enter}');
    await expect.element(dialog.getByRole('button', { name: 'Replace' })).toBeVisible();
  });

  test('that is cancelled while the file is checked returns to choosing a file', async () => {
    const { parts } = await exportBackup();
    const worker = stuckWorker();
    await importData(new File([...parts], 'copy.json'));
    worker.say({ progress: [42, 100] });
    const progress = dialog.getByRole('progressbar', { name: 'Checking the file' });
    await expect.element(progress).toHaveAttribute('aria-valuenow', '42');
    await userEvent.keyboard('{Escape}');
    await expect.element(dialog.getByLabelText('Backup file')).toBeVisible();
    expect(worker.isEnded()).toBe(true);
    await userEvent.keyboard('{Escape}');
    await expect.element(dialog).not.toBeInTheDocument();
  });

  test('that fails to write keeps the dialog, says why and changes no record', async () => {
    const { parts } = await exportBackup();
    await importData(new File([...parts], 'copy.json'));
    await expect.element(dialog.getByRole('button', { name: 'Replace' })).toBeVisible();
    const before = await dumpOf(sampleStore.database());
    const failing = vi.spyOn(IDBObjectStore.prototype, 'add').mockImplementation(() => {
      throw new DOMException('Full', 'QuotaExceededError');
    });
    await dialog.getByRole('button', { name: 'Replace' }).click();
    await expect.element(dialog.getByRole('alert')).toHaveTextContent('The device has no room left');
    expect(await dumpOf(sampleStore.database())).toEqual(before);
    failing.mockRestore();
    await dialog.getByRole('button', { name: 'Replace' }).click();
    await expect.element(dialog).not.toBeInTheDocument();
  });

  test('can be cancelled while the records are replaced, and changes none', async () => {
    await importData(await aLargeFile());
    await expect.element(rowOf('Customers').first()).toHaveTextContent('20,0003');
    const before = await dumpOf(sampleStore.database());
    await dialog.getByRole('button', { name: 'Replace' }).click();
    await expect.element(dialog.getByRole('progressbar', { name: 'Replacing the records' })).toBeVisible();
    await userEvent.keyboard('{Escape}');
    await expect.element(dialog.getByRole('button', { name: 'Replace' })).toBeVisible();
    expect(await dumpOf(sampleStore.database())).toEqual(before);
  });

  test('left by Back while the file is checked, says that nothing was changed', async () => {
    const { parts } = await exportBackup();
    const worker = stuckWorker();
    await importData(new File([...parts], 'copy.json'));
    await expect.element(dialog.getByRole('progressbar', { name: 'Checking the file' })).toBeVisible();
    await router.navigate({ to: '/sales' });
    await expect.element(toastOf('Import cancelled', 'Nothing was changed.')).toBeVisible();
    expect(worker.isEnded()).toBe(true);
  });

  test('left by Back while the records are replaced, replaces none and says so', async () => {
    await importData(await aLargeFile());
    const before = await dumpOf(sampleStore.database());
    await dialog.getByRole('button', { name: 'Replace' }).click();
    await expect.element(dialog.getByRole('progressbar', { name: 'Replacing the records' })).toBeVisible();
    await router.navigate({ to: '/sales' });
    await expect.element(toastOf('Import cancelled', 'Nothing was changed.')).toBeVisible();
    expect(await dumpOf(sampleStore.database())).toEqual(before);
  });

  test('fits a phone', async () => {
    await page.viewport(390, 844);
    const { parts } = await exportBackup();
    await importData(new File([...parts], `${'long'.repeat(60)}.json`));
    await expect.element(dialog.getByRole('button', { name: 'Replace' })).toBeVisible();
    expect(document.documentElement.scrollWidth).toBeLessThanOrEqual(390);
  });
});

describe('a visit to Settings › System from the palette', () => {
  async function visitAgain() {
    await userEvent.keyboard('{Control>}k{/Control}');
    const palette = page.getByRole('dialog', { name: 'Find anything' });
    await palette.getByRole('combobox').fill('settings system');
    await palette
      .getByRole('option', { name: /System/ })
      .first()
      .click();
    await expect.element(palette).not.toBeInTheDocument();
  }

  test.each(['Export with Password', 'Import Data'])('closes %s, which holds nothing', async (name) => {
    await button(name).click();
    await expect.element(dialog).toBeVisible();
    await visitAgain();
    await expect.element(dialog).not.toBeInTheDocument();
  });

  test('keeps a password that was typed', async () => {
    await button('Export with Password').click();
    const password = dialog.getByLabelText('Password', { exact: true });
    await password.fill('s3cret');
    await visitAgain();
    await givenTime();
    await expect.element(password).toHaveValue('s3cret');
  });

  test('keeps a check that is under way', async () => {
    const { parts } = await exportBackup();
    stuckWorker();
    await importData(new File([...parts], 'copy.json'));
    await expect.element(dialog.getByRole('progressbar')).toBeVisible();
    await visitAgain();
    await givenTime();
    await expect.element(dialog.getByRole('progressbar')).toBeVisible();
  });
});

/** A backup with so many customers that replacing the records takes a while. */
async function aLargeFile(): Promise<File> {
  const { parts } = await exportBackup();
  const pieces = piecesOf(await new Blob([...parts]).text());
  const customers = Array.from({ length: 20_000 }, (_, at) => ({
    id: recordId('CUST-', at + 1),
    name: 'D',
    gstin: '',
  }));
  const file = await sealed({ ...pieces, records: { ...pieces.records, customers } });
  return new File([JSON.stringify(file)], 'large.json');
}

/** A worker that sends only the messages given to `say`. */
function stuckWorker() {
  const workers: EventTarget[] = [];
  let isEnded = false;
  vi.stubGlobal(
    'Worker',
    class extends EventTarget {
      constructor() {
        super();
        workers.push(this);
      }
      postMessage = () => {};
      terminate = () => {
        isEnded = true;
      };
    },
  );
  return {
    say: (data: unknown) => {
      for (const worker of workers) worker.dispatchEvent(new MessageEvent('message', { data }));
    },
    isStarted: () => workers.length > 0,
    isEnded: () => isEnded,
  };
}
