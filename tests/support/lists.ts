import { page } from 'vitest/browser';

/** The visible column headings of a table, in order. */
export function headsOf(name: string): readonly string[] {
  const heads = page.getByRole('table', { name }).getByRole('columnheader').elements();
  return heads.map((head) => (head as HTMLElement).innerText);
}

/** The visible heading of a cell's column. */
export function headOf(cell: HTMLTableCellElement): string | undefined {
  return cell.closest('table')?.querySelectorAll('th')[cell.cellIndex]?.innerText;
}

/** Chooses an option in a pick list, by default one in the dialog. */
export async function pick(
  field: string,
  option: string,
  scope: { readonly getByRole: typeof page.getByRole } = page.getByRole('dialog'),
): Promise<void> {
  await scope.getByRole('button', { name: field }).click();
  await page.getByRole('option', { name: option, exact: true }).click();
}
