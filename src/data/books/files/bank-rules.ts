import { exactly } from '#data/files/backup/exact-shape.ts';
import { idWith, oneOf, record, text } from '#data/files/backup/fields.ts';
import { BANK_RULE_PREFIX, ID_DIGITS } from '#data/books/ids.ts';
import type { FileForm } from '#data/store/table.ts';
import { type BankRule, LINE_ACTIONS } from '#domain/books/banking/bank-rule.ts';
import { rev } from './shapes.ts';

/** The shape of the record in a copy. */
export const file: FileForm<BankRule> = {
  since: 10,
  shape: exactly<BankRule>()(
    record({ id: idWith(BANK_RULE_PREFIX, ID_DIGITS), rev, words: text, kind: oneOf(LINE_ACTIONS), against: text }),
  ),
};
