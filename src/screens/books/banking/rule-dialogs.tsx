import { LINE_ACTIONS } from '#domain/books/banking/bank-rule.ts';
import { PickField } from '#ui/fields/pick-field.tsx';
import { TextField } from '#ui/fields/text-field.tsx';
import { Quoted } from '#ui/layout/quoted.tsx';
import { DeleteConfirmation, RecordForm } from '#ui/record-forms/record-dialogs.tsx';
import { CounterpartyField } from './counterparty-field.tsx';
import type { RuleEditor } from './rule-editor.ts';

/** The dialogs to make, change and delete a rule. */
export function RuleDialogs({ editor }: { editor: RuleEditor }) {
  const { problems, change } = editor;
  return (
    <>
      <RecordForm editor={editor} titles={{ create: 'New Rule', edit: 'Edit Rule' }}>
        {({ words, kind, against }) => (
          <div className="flex flex-col gap-4">
            <TextField
              label="Words"
              isRequired
              help="All of them stand in the narration, in any order: sms charges."
              problem={problems.words}
              value={words}
              onChange={(typed) => change({ words: typed })}
            />
            <PickField
              label="Kind"
              value={kind}
              options={LINE_ACTIONS}
              onChange={(chosen) => change({ kind: chosen, against: null })}
            />
            <CounterpartyField
              key={kind}
              kind={kind}
              problem={problems.against}
              value={against}
              onChange={(chosen) => change({ against: chosen })}
            />
          </div>
        )}
      </RecordForm>
      <DeleteConfirmation editor={editor} title="Delete rule">
        {({ words }) => (
          <>
            <p>What was made by it stays. The next lines with these words are suggested without it.</p>
            <p className="text-ink">
              <Quoted>{words}</Quoted>
            </p>
          </>
        )}
      </DeleteConfirmation>
    </>
  );
}
