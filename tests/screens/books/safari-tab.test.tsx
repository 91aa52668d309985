import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import { startBooks } from '#data/books/copies/books-on-device.ts';
import { openBooksAt } from '../../app/open-app.tsx';
import { savedFile } from '../../support/books-copies.ts';
import { type BrowserName, pretendToBe } from '../../support/browsers.ts';
import { aBooksBusiness, emptyShelf, freshBooks } from '../../support/fresh-books.ts';

const main = page.getByRole('main');
const dialog = page.getByRole('dialog');
const stay = page.getByRole('button', { name: 'Go On in This Tab' });
const restore = main.getByRole('button', { name: 'Restore from a copy' });
const line = page.getByRole('banner').getByRole('link', { name: /books|Kept/ });
const HOME =
  'In a tab, Safari removes books after seven days without a visit. Add Tarazu to the Home Screen (Share, Add to Home Screen), open it there, and start the books in it.';
const DOCK =
  'In a tab, Safari removes books after seven days without a visit. Add Tarazu to the Dock (Share, Add to Dock), open it there, and start the books in it.';

beforeEach(async () => {
  await page.viewport(1280, 900);
  await emptyShelf();
});
afterEach(async () => {
  vi.restoreAllMocks();
  vi.unstubAllGlobals();
  await emptyShelf();
});

const IN_A_TAB = [
  ['Safari on an iPhone', HOME],
  ['Chrome on an iPhone', HOME],
  ['Safari on an iPad that says it is a Mac', HOME],
  ['Safari on a Mac', DOCK],
] as const satisfies [BrowserName, string][];
const ELSEWHERE = [
  'Chrome on a Mac',
  'the Home Screen of an iPhone',
  'the Home Screen of an iPad',
  'the Dock of a Mac',
  'Chrome on Android',
  'Chrome on Windows',
] as const satisfies BrowserName[];

describe('before books are started', () => {
  test.each(IN_A_TAB)('%s leads to where they are spared; the form comes for who goes on', async (name, words) => {
    pretendToBe(name);
    await openBooksAt('/books/new');
    await expect.element(main.getByText(words)).toBeVisible();
    await expect.element(main.getByRole('textbox')).not.toBeInTheDocument();
    await stay.click();
    await expect.element(main.getByLabelText('Business Name')).toBeVisible();
    await userEvent.tab();
    await expect.element(main.getByLabelText('Business Name')).toHaveFocus();
    await expect.element(main.getByText(words)).not.toBeInTheDocument();
  });

  test.each(ELSEWHERE)('%s shows the form at once', async (name) => {
    pretendToBe(name);
    await openBooksAt('/books/new');
    await expect.element(main.getByLabelText('Business Name')).toBeVisible();
    await expect.element(stay).not.toBeInTheDocument();
  });

  test('the way in from Tally says so, too', async () => {
    pretendToBe('Safari on an iPhone');
    await openBooksAt('/books/new/tally');
    await expect.element(main.getByText(HOME)).toBeVisible();
    await expect.element(main.getByLabelText('Tally files')).not.toBeInTheDocument();
    await stay.click();
    await expect.element(main.getByLabelText('Tally files')).toBeVisible();
    await userEvent.tab();
    await expect.element(main.getByLabelText('Tally files')).toHaveFocus();
  });
});

describe('before books are restored', () => {
  test.each(IN_A_TAB)(
    '%s leads to where they are spared; a file is asked for from who goes on',
    async (name, words) => {
      pretendToBe(name);
      await openBooksAt('/books');
      await restore.click();
      await expect.element(dialog.getByText(words)).toBeVisible();
      await expect.element(dialog.getByLabelText('Copy', { exact: true })).not.toBeInTheDocument();
      await stay.click();
      await expect.element(dialog.getByLabelText('Copy', { exact: true })).toHaveFocus();
    },
  );

  test.each(ELSEWHERE)('%s asks for the file at once', async (name) => {
    pretendToBe(name);
    await openBooksAt('/books');
    await restore.click();
    await expect.element(dialog.getByLabelText('Copy', { exact: true })).toBeVisible();
  });

  test('those that are in the tab already can be restored in place without a word', async () => {
    await freshBooks();
    pretendToBe('Safari on an iPhone');
    await openBooksAt('/books/asha-stores/settings?tab=backup');
    await restore.click();
    await expect.element(dialog.getByLabelText('Copy', { exact: true })).toBeVisible();
  });
});

describe('books that are in a tab', () => {
  test.each([
    ['Safari on an iPhone', 'Home Screen'],
    ['Chrome on an iPhone', 'Home Screen'],
    ['Safari on an iPad that says it is a Mac', 'Home Screen'],
    ['Safari on a Mac', 'Dock'],
  ] as const)('of %s count as removable whatever the browser answers, also after a copy', async (name, place) => {
    await freshBooks();
    await savedFile();
    vi.spyOn(navigator.storage, 'persisted').mockResolvedValue(true);
    pretendToBe(name);
    await openBooksAt('/books/asha-stores');
    await expect.element(line).toHaveTextContent(`The browser may remove these books · Move to the ${place}`);
    await line.click();
    await main.getByRole('button', { name: `Move to the ${place}` }).click();
    vi.spyOn(HTMLAnchorElement.prototype, 'click').mockReturnValue();
    await dialog.getByRole('button', { name: 'Save', exact: true }).click();
    await expect.element(page.getByText('Copy saved')).toBeVisible();
    const steps = page.getByRole('dialog', { name: `Move to the ${place}` });
    await expect.element(steps).toBeVisible();
    expect(
      steps
        .getByRole('listitem')
        .elements()
        .map((step) => step.textContent),
    ).toEqual([
      `Press Share, then Add to ${place}.`,
      `Open Tarazu from the ${place}.`,
      'In it choose Books, then All books: there you start your books, or restore them from a copy.',
    ]);
    await steps.getByRole('button', { name: 'Close' }).click();
    await expect.element(page.getByText(/^The last copy is of .* Nothing has changed since\.$/)).toBeVisible();
    await expect.element(line).toHaveTextContent(`The browser may remove these books · Move to the ${place}`);
  });

  test('take no change after they were moved until their owner says so, and keep what was typed', async () => {
    await freshBooks();
    pretendToBe('Safari on an iPhone');
    await openBooksAt('/books/asha-stores/settings?tab=backup');
    await main.getByRole('button', { name: 'Move to the Home Screen' }).click();
    vi.spyOn(HTMLAnchorElement.prototype, 'click').mockReturnValue();
    await dialog.getByRole('button', { name: 'Save', exact: true }).click();
    await dialog.getByRole('button', { name: 'Close' }).click();
    const moved = page.getByText(
      /^These books were moved to the Home Screen\. What is written in this tab is not there/,
    );
    await expect.element(moved).toBeVisible();
    await page.getByRole('navigation').getByRole('link', { name: 'Parties' }).click();
    await main.getByRole('button', { name: 'New Party' }).click();
    await dialog.getByLabelText('Name', { exact: true }).fill('Ravi');
    await dialog.getByRole('button', { name: 'Save', exact: true }).click();
    await expect.element(page.getByText(/^These books were moved to the installed app/).first()).toBeVisible();
    await expect.element(dialog.getByLabelText('Name', { exact: true })).toHaveValue('Ravi');
    await dialog.getByRole('button', { name: 'Cancel' }).click();
    await page.getByRole('button', { name: 'Write Here All the Same' }).click();
    await expect.element(moved).not.toBeInTheDocument();
  });

  test.each(ELSEWHERE)('of %s are what the browser says', async (name) => {
    await startBooks(aBooksBusiness());
    vi.spyOn(navigator.storage, 'persisted').mockResolvedValue(true);
    pretendToBe(name);
    await openBooksAt('/books/asha-stores/settings?tab=backup');
    await expect.element(line).toHaveTextContent('Kept on this device · no copy yet');
    await expect.element(main.getByRole('button', { name: 'Save a copy' })).toBeVisible();
    await expect.element(main.getByRole('button', { name: /^Move to/ })).not.toBeInTheDocument();
  });

  test('are not called kept until their owner deletes them', async () => {
    pretendToBe('Safari on an iPhone');
    await openBooksAt('/books');
    await expect.element(main.getByText(/until Safari removes them: after seven days without a visit/)).toBeVisible();
  });
});

describe('the installed app without books', () => {
  test.each([
    'the Home Screen of an iPhone',
    'the Home Screen of an iPad',
    'the Dock of a Mac',
    'the installed app on Android',
  ] as const)('on %s offers to restore as much as to start', async (name) => {
    pretendToBe(name);
    await openBooksAt('/books');
    await expect.element(main.getByText(/^No books in this app yet\. Those of a browser/)).toBeVisible();
    expect(lookOf(restore.element())).toEqual(
      lookOf(main.getByRole('button', { name: 'Start your own books' }).element()),
    );
  });

  test('with books offers it quietly, as a tab does', async () => {
    await startBooks(aBooksBusiness());
    pretendToBe('the Home Screen of an iPhone');
    await openBooksAt('/books');
    await expect.element(main.getByRole('button', { name: 'Open Asha Stores' })).toBeVisible();
    expect(lookOf(restore.element())).not.toEqual(
      lookOf(main.getByRole('button', { name: 'Start your own books' }).element()),
    );
  });
});

function lookOf(button: Element): readonly (string | number)[] {
  const { backgroundColor, fontSize } = getComputedStyle(button);
  return [backgroundColor, fontSize, button.getBoundingClientRect().height];
}
