import { useMemo, useState } from 'react';
import { bankRules, type NamedRule } from '#data/books/banking/bank-rules.ts';
import { useLiveResult } from '#data/books/live.ts';
import { useMayDo } from '#screens/books/parts/use-may.ts';
import { Button } from '#ui/controls/button.tsx';
import { lazyDialog } from '#ui/overlays/lazy-dialog.tsx';
import { Empty } from '#ui/layout/empty.tsx';
import { Quoted } from '#ui/layout/quoted.tsx';
import type { Column } from '#ui/records/column.ts';
import { RecordTable } from '#ui/records/record-table.tsx';
import { EditAndDelete } from '#ui/records/row-actions.tsx';
import { useRecordEditor } from '#ui/records/use-record-editor.ts';
import { pagedList, PAGE_SIZE } from './paged-list.ts';
import { RULE_EDITOR, type RuleEditor } from './rule-editor.ts';

/** The rules, learnt or entered: which words in a narration mean whom. */
export function RulesPanel() {
  const editor = useRecordEditor(RULE_EDITOR);
  const mayChange = useMayDo('ledgers');
  const [page, turnTo] = useState(0);
  const { value: rules, problem } = useLiveResult(['bank rules'], bankRules);
  const columns = useMemo(
    () => ruleColumns(editor.open).slice(0, mayChange ? undefined : -1),
    [editor.open, mayChange],
  );
  const rows = rules?.slice(page * PAGE_SIZE, (page + 1) * PAGE_SIZE);
  return (
    <>
      <RecordTable
        name="Rules"
        list={pagedList({ rows, total: rules?.length ?? 0, page, turnTo, problem })}
        columns={columns}
        actions={mayChange ? editor.open : undefined}
        toolbar={mayChange && <Button onClick={editor.open.create}>New Rule</Button>}
        empty={<Empty>No rules yet. What you choose for a line is learnt here.</Empty>}
      />
      {editor.state.name !== 'closed' && <RuleDialogs editor={editor} />}
    </>
  );
}

const RuleDialogs = lazyDialog(async () => (await import('./rule-dialogs.tsx')).RuleDialogs);

function ruleColumns(open: RuleEditor['open']): readonly Column<NamedRule>[] {
  return [
    { title: 'Words', onCard: 'name', cell: ({ words }) => <Quoted>{words}</Quoted> },
    { title: 'Kind', onCard: 'status', cell: ({ kind }) => kind },
    { title: 'Party or Ledger', onCard: 'detail', cell: ({ name }) => name || 'Not there any more' },
    {
      title: 'Actions',
      onCard: 'actions',
      cell: (rule) => <EditAndDelete row={rule} of={rule.words} actions={open} />,
    },
  ];
}
