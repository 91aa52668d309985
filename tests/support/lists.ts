import { page } from 'vitest/browser';

/** What is read over the columns of a table, in their order. */
export function headsOf(name: string): readonly string[] {
  const heads = page.getByRole('table', { name }).getByRole('columnheader').elements();
  return heads.map((head) => (head as HTMLElement).innerText);
}

/** What is read over a cell. */
export function headOf(cell: HTMLTableCellElement): string | undefined {
  return cell.closest('table')?.querySelectorAll('th')[cell.cellIndex]?.innerText;
}

/** Chooses from a pick list: one of the dialog's, where nothing else is said. */
export async function pick(
  field: string,
  option: string,
  scope: { readonly getByRole: typeof page.getByRole } = page.getByRole('dialog'),
): Promise<void> {
  await scope.getByRole('button', { name: field }).click();
  await page.getByRole('option', { name: option, exact: true }).click();
}
