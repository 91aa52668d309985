import { createBankRule, deleteBankRule, type NamedRule, updateBankRule } from '#data/books/banking/bank-rules.ts';
import { BLANK_RULE, type BankRuleInput, problemsInRule } from '#domain/books/banking/bank-rule.ts';
import { missingIn } from '#domain/required-fields.ts';
import { type RecordEditor, type RecordKind, successMessage } from '#ui/records/use-record-editor.ts';

/** How a rule is made, changed and deleted. */
export const RULE_EDITOR: RecordKind<NamedRule, BankRuleInput, 'words'> = {
  blank: () => BLANK_RULE,
  missing: (input) => missingIn(input, ['words']),
  problems: problemsInRule,
  create: createBankRule,
  created: successMessage('Rule', 'created'),
  existing: {
    draftOf: ({ words, kind, against, name }) => {
      return { words, kind, against: name === '' ? null : { id: against, name } };
    },
    update: ({ id, rev }, input) => updateBankRule(id, rev, input),
    updated: successMessage('Rule', 'updated'),
    remove: ({ id }) => deleteBankRule(id),
    deleted: successMessage('Rule', 'deleted'),
  },
};

export type RuleEditor = RecordEditor<NamedRule, BankRuleInput, 'words'>;
