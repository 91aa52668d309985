import { exactly } from '#data/files/backup/exact-shape.ts';
import { idWith, oneOf, paise, record, text } from '#data/files/backup/fields.ts';
import type { FileForm } from '#data/store/table.ts';
import { csvRupees } from '#domain/csv.ts';
import {
  balanceSide,
  balanceSize,
  LEDGER_PREFIX,
  type LedgerAccount,
  LEDGER_GROUPS,
} from '#domain/sample/ledger-account.ts';

/** The columns of the list as a file, and the shape of a record in a copy. */
export const file: FileForm<LedgerAccount> = {
  columns: {
    head: ['Code', 'Name', 'Group', 'Opening Balance', 'Dr/Cr'],
    cells: ({ code, name, group, balance }) => [
      code,
      name,
      group,
      csvRupees(balanceSize(balance)),
      balanceSide(balance),
    ],
  },
  shape: exactly<LedgerAccount>()(
    record({ id: idWith(LEDGER_PREFIX), code: text, name: text, group: oneOf([...LEDGER_GROUPS, '']), balance: paise }),
  ),
};
