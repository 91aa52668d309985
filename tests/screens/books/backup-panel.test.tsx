import { createMemoryHistory, createRootRoute, createRouter, RouterProvider } from '@tanstack/react-router';
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import { render } from 'vitest-browser-react';
import '#ui/style/app.css';
import { createParty } from '#data/books/masters/parties.ts';
import { restoreAsNew } from '#data/books/copies/restore.ts';
import { booksStore, closeBooks, openBooks } from '#data/books/store.ts';
import { localDay } from '#domain/calendar.ts';
import { blankParty } from '#domain/books/masters/party.ts';
import { BackupPanel } from '#screens/books/settings/backup-panel.tsx';
import { RestoreButton, SaveCopyButton } from '#screens/books/parts/copies-buttons.tsx';
import { Toasts } from '#ui/feedback/toast.tsx';
import { type CopyPieces, readable, savedFile, sealedCopy, wholeOf } from '../../support/books-copies.ts';
import { type BooksDatabase, emptyShelf, freshBooks } from '../../support/fresh-books.ts';
import { lastCopyAsLeft } from '../../support/last-copy.ts';
import { toastOf } from '../../support/toasts.ts';

const dialog = page.getByRole('dialog');
const button = (name: string) => page.getByRole('button', { name, exact: true });
const inDialog = (name: string) => dialog.getByRole('button', { name, exact: true });
const saved: File[] = [];
let db: BooksDatabase;
let address: () => string;

beforeEach(async () => {
  await page.viewport(1280, 900);
  saved.length = 0;
  const made = vi.spyOn(URL, 'createObjectURL');
  vi.spyOn(HTMLAnchorElement.prototype, 'click').mockImplementation(function (this: HTMLAnchorElement) {
    const blob = made.mock.lastCall?.[0];
    if (blob instanceof Blob) saved.push(new File([blob], this.download, { type: blob.type }));
  });
  db = await freshBooks();
  await createParty({ ...blankParty('Customer'), name: 'Ravi' });
});

afterEach(async () => {
  vi.restoreAllMocks();
  vi.unstubAllGlobals();
  await emptyShelf();
});

async function show(part: () => React.ReactNode): Promise<void> {
  const history = createMemoryHistory({ initialEntries: ['/books/asha-stores/settings'] });
  const root = createRootRoute({ component: part, notFoundComponent: part });
  const router = createRouter({ routeTree: root, history });
  address = () => history.location.pathname;
  document.getElementById('toasts')?.remove();
  const toasts = document.createElement('div');
  toasts.id = 'toasts';
  document.body.append(toasts);
  await render(
    <>
      <RouterProvider router={router as never} />
      <Toasts />
    </>,
  );
}

describe('Save a copy', () => {
  const password = dialog.getByLabelText('Password', { exact: true });

  test('saves a file of today, without a password if none is typed, and says when the last copy was saved', async () => {
    await show(BackupPanel);
    await expect.element(page.getByText('No copy of these books was ever saved.')).toBeVisible();
    await button('Save a copy').click();
    await expect.element(password).toHaveFocus();
    await inDialog('Save').click();
    await expect
      .poll(() => saved.map(({ name }) => name))
      .toEqual([`asha-stores-${localDay(new Date())}.tarazu-books.json`]);
    await expect.element(dialog).not.toBeInTheDocument();
    await expect.element(page.getByText(/^The last copy is of .* Nothing has changed since\.$/)).toBeVisible();
    await expect.element(toastOf('Copy saved', saved[0]?.name ?? '')).toBeVisible();
    expect(await saved[0]?.text()).toContain('Ravi');
  });

  test('notes the copy with the file: who leaves the page at once finds it noted', async () => {
    const lastCopy = await lastCopyAsLeft(booksStore.database().name);
    let left: Promise<unknown> | undefined;
    vi.mocked(HTMLAnchorElement.prototype.click).mockImplementation(() => void (left = lastCopy()));
    await show(BackupPanel);
    await button('Save a copy').click();
    await inDialog('Save').click();
    await expect.element(dialog).not.toBeInTheDocument();
    expect(await left).toEqual(expect.any(Number));
  });

  test('asks whether the file came, which no page can see: one that is missing is no copy, one that is there is', async () => {
    const lastOne = page.getByText(/^The last copy is of .* Nothing has changed since\.$/);
    const save = async () => {
      await button('Save a copy').click();
      await inDialog('Save').click();
      await expect.element(page.getByText(/no page can see whether it did/)).toBeVisible();
    };
    await show(BackupPanel);
    await save();
    await expect.element(lastOne).toBeVisible();
    await button('The File Is Missing').click();
    await expect.element(page.getByText('No copy of these books was ever saved.')).toBeVisible();
    await expect.element(button('I Have the File')).not.toBeInTheDocument();
    await save();
    await button('I Have the File').click();
    await expect.element(button('I Have the File')).not.toBeInTheDocument();
    await expect.element(lastOne).toBeVisible();
  });

  test('notes none where the browser takes no file, and says why', async () => {
    vi.mocked(URL.createObjectURL).mockImplementation(() => {
      throw new Error('The browser took no file.');
    });
    await show(BackupPanel);
    await button('Save a copy').click();
    await inDialog('Save').click();
    await expect.element(dialog.getByRole('alert')).toHaveTextContent('The browser took no file.');
    await expect.element(page.getByText('No copy of these books was ever saved.')).toBeVisible();
  });

  test('saves the file all the same where that cannot be noted', async () => {
    await show(BackupPanel);
    await button('Save a copy').click();
    vi.spyOn(IDBObjectStore.prototype, 'put').mockImplementation(() => {
      throw new DOMException('There is no room', 'QuotaExceededError');
    });
    await inDialog('Save').click();
    await expect.poll(() => saved.length).toBe(1);
    await expect.element(dialog).not.toBeInTheDocument();
    await expect.element(page.getByText('No copy of these books was ever saved.')).toBeVisible();
  });

  test('encrypts the file with the password that is typed', async () => {
    await show(BackupPanel);
    await button('Save a copy').click();
    await password.fill('s3cret');
    await inDialog('Save').click();
    await expect.poll(() => saved.length).toBe(1);
    expect(await saved[0]?.text()).not.toContain('Ravi');
  });
});

describe('Restore from a copy', () => {
  async function choose(file: Blob): Promise<void> {
    await button('Restore from a copy').click();
    await userEvent.upload(dialog.getByLabelText('Copy', { exact: true }), new File([file], 'copy.json'));
  }

  test('shows the copy beside what is here, asks for the name, restores and ends on the Dashboard', async () => {
    const before = await wholeOf(db);
    const file = await savedFile();
    await createParty({ ...blankParty('Customer'), name: 'After the copy' });
    await show(BackupPanel);
    await choose(file);
    await expect.element(dialog.getByRole('row').filter({ hasText: 'Parties' })).toHaveTextContent('Parties23');
    await expect.element(dialog.getByText(/the one entry of the log made after the copy will be gone/)).toBeVisible();
    await inDialog('Restore').click();
    await expect.element(dialog.getByText('Type “Asha Stores”, exactly as it is written here.')).toBeVisible();
    const name = dialog.getByLabelText('Business Name');
    await expect.element(name).toHaveFocus();
    await name.fill('Asha Stores');
    await inDialog('Restore').click();
    await expect.poll(address).toBe('/books/asha-stores');
    await expect.element(toastOf('Books Restored', 'Asha Stores is as it was on ')).toBeVisible();
    await expect.element(dialog).not.toBeInTheDocument();
    expect(await wholeOf(db)).toEqual(before);
  });

  test('asks for the password of an encrypted copy, and tells a wrong one', async () => {
    const file = await savedFile('s3cret');
    await show(BackupPanel);
    await choose(file);
    const password = dialog.getByLabelText('Password', { exact: true });
    await password.fill('secret');
    await inDialog('Restore').click();
    await expect.element(dialog.getByText('This is not the password that the copy was made with.')).toBeVisible();
    await password.fill('s3cret');
    await inDialog('Restore').click();
    await expect.element(dialog.getByLabelText('Business Name')).toBeVisible();
  });

  test('refuses a damaged copy with the place, and a copy of other books, and changes nothing', async () => {
    const text = await (await savedFile()).text();
    await emptyShelf();
    db = await freshBooks({ name: 'Usha' });
    const before = await wholeOf(db);
    await show(BackupPanel);
    await choose(new Blob([text.replace('Ravi', 'Ravl')]));
    await expect
      .element(dialog.getByRole('alert'))
      .toHaveTextContent(/^copy\.json was refused\. \S+.*: .*Nothing was changed\.$/);
    await userEvent.upload(dialog.getByLabelText('Copy', { exact: true }), new File([text], 'copy.json'));
    await expect.element(dialog.getByRole('alert')).toHaveTextContent(/^This is a copy of other books, “Asha Stores”/);
    expect(await wholeOf(db)).toEqual(before);
  });
});

describe('on the shelf', () => {
  test('a copy becomes books of its own, and the Dashboard of them opens', async () => {
    const before = await wholeOf(db);
    const file = await savedFile();
    const onRestored = vi.fn<() => void>();
    await show(() => <RestoreButton onRestored={onRestored} />);
    await button('Restore from a copy').click();
    await userEvent.upload(dialog.getByLabelText('Copy', { exact: true }), new File([file], 'copy.json'));
    await expect
      .element(dialog.getByText(/Each then goes on with its own next numbers: write in one of/))
      .toBeVisible();
    await inDialog('Restore').click();
    await expect.poll(address).toBe('/books/asha-stores-2');
    await expect.element(page.getByText(/The same books are on this device more than once/)).toBeVisible();
    await expect.element(page.getByText(/Automatic copies are off until a folder is chosen/)).toBeVisible();
    expect(onRestored).toHaveBeenCalledOnce();
    expect(await wholeOf(booksStore.database())).toEqual(before);
  });

  test('a copy of books that are on this device replaces them where their name is typed, and a wrong name changes nothing', async () => {
    const before = await wholeOf(db);
    const file = await savedFile();
    await createParty({ ...blankParty('Customer'), name: 'After the copy' });
    closeBooks();
    await show(() => <RestoreButton onRestored={() => undefined} />);
    await button('Restore from a copy').click();
    await userEvent.upload(dialog.getByLabelText('Copy', { exact: true }), new File([file], 'copy.json'));
    await dialog.getByLabelText('Business Name').fill('Asha');
    await inDialog('Restore').click();
    await expect.element(dialog.getByText('Type “Asha Stores”, exactly as it is written here.')).toBeVisible();
    await dialog.getByLabelText('Business Name').fill('Asha Stores');
    await inDialog('Restore').click();
    await expect.poll(address).toBe('/books/asha-stores');
    expect(await wholeOf(booksStore.database())).toEqual(before);
  });

  test('a copy of books that are here twice already asks for no name, and says what three of them do', async () => {
    const file = await savedFile();
    await restoreAsNew(await readable(file));
    await show(() => <RestoreButton onRestored={() => undefined} />);
    await button('Restore from a copy').click();
    await userEvent.upload(dialog.getByLabelText('Copy', { exact: true }), new File([file], 'copy.json'));
    await expect.element(dialog.getByText(/The same books are on this device more than once/)).toBeVisible();
    await expect.element(dialog.getByLabelText('Business Name')).not.toBeInTheDocument();
  });

  test('an encrypted copy of other books becomes books with the one Restore that takes its password', async () => {
    const file = await savedFile('s3cret');
    await emptyShelf();
    await show(() => <RestoreButton onRestored={() => undefined} />);
    await button('Restore from a copy').click();
    await userEvent.upload(dialog.getByLabelText('Copy', { exact: true }), new File([file], 'copy.json'));
    await dialog.getByLabelText('Password', { exact: true }).fill('s3cret');
    await inDialog('Restore').click();
    await expect.poll(address).toBe('/books/asha-stores');
  });

  test('a copy whose figures do not agree with its records is mended, and that is told', async () => {
    const pieces = JSON.parse(await (await savedFile()).text()) as CopyPieces;
    pieces.kept['once counted'] = 7;
    await show(() => <RestoreButton onRestored={() => undefined} />);
    await button('Restore from a copy').click();
    const copy = new File([await sealedCopy(pieces)], 'copy.json');
    await userEvent.upload(dialog.getByLabelText('Copy', { exact: true }), copy);
    await inDialog('Restore').click();
    await expect.element(page.getByText(/did not agree with its records and were mended/)).toBeVisible();
  });

  test('a copy of any set is saved from its row', async () => {
    const onSaved = vi.fn<() => void>();
    await show(() => <SaveCopyButton booksKey="asha-stores" name="Asha Stores" onSaved={onSaved} />);
    await button('Save a copy Asha Stores').click();
    await inDialog('Save').click();
    await expect.poll(() => saved.length).toBe(1);
    await expect.poll(() => onSaved.mock.calls.length).toBe(1);
  });
});

describe('Automatic copies', () => {
  test('where the browser has none, say how to save by hand', async () => {
    vi.stubGlobal('showDirectoryPicker', undefined);
    await show(BackupPanel);
    await expect.element(page.getByText(/^This browser lets no page save into a folder\./)).toBeVisible();
  });

  test('are off in restored books until their folder is chosen again, and that is told', async () => {
    const root = await navigator.storage.getDirectory();
    const folder = await root.getDirectoryHandle('copies', { create: true });
    vi.stubGlobal('showDirectoryPicker', async () => folder);
    const { key } = await restoreAsNew(await readable(await savedFile()));
    await openBooks(key);
    await show(BackupPanel);
    await expect.element(page.getByText(/automatic copies are off until you choose it again\.$/)).toBeVisible();
    await button('Choose Folder').click();
    await expect.element(page.getByText(/^Copies go to the folder “copies”/)).toBeVisible();
    await button('Stop').click();
    await root.removeEntry('copies', { recursive: true });
  });

  test('begin with choosing a folder, and say when it is gone, with one thing to do', async () => {
    const root = await navigator.storage.getDirectory();
    const folder = await root.getDirectoryHandle('copies', { create: true });
    vi.stubGlobal('showDirectoryPicker', async () => folder);
    await show(BackupPanel);
    await button('Choose Folder').click();
    await expect.element(page.getByText(/^Copies go to the folder “copies”\. The last one is of /)).toBeVisible();
    const names: string[] = [];
    for await (const name of folder.keys()) names.push(name);
    expect(names).toEqual([expect.stringMatching(/^asha-stores-\d{4}-\d\d-\d\d-[0-9a-f]{8}\.tarazu-books\.json$/)]);
    await root.removeEntry('copies', { recursive: true });
    await button('Stop').click();
    await expect.element(button('Choose Folder')).toBeVisible();
    await button('Choose Folder').click();
    await expect.element(page.getByRole('alert')).toHaveTextContent(/^The folder is not there any more/);
    await expect.element(button('Choose Folder')).toBeVisible();
  });
});
