import { Archive, Pencil, Undo2 } from 'lucide';
import { reopenLine, setLineAside } from '#data/books/banking/bank-lines.ts';
import type { Suggestion } from '#domain/books/banking/suggestions.ts';
import { Button } from '#ui/controls/button.tsx';
import { shorten } from '#ui/layout/shorten.ts';
import { RowAction, RowButtons } from '#ui/records/row-actions.tsx';
import { sayDone } from '#ui/feedback/outcome-toasts.ts';
import { acceptSuggestion, actionsOf, type LineEditor, type SuggestedLine } from './line-editor.ts';

/** One press does what is suggested; the others choose, set aside, or take back. */
export function LineActions({ line, open }: { line: SuggestedLine; open: LineEditor['open'] }) {
  const { id, rev, standing } = line;
  const [best] = line.suggestions;
  const called = shorten(line.narration || 'a line without narration');
  if (standing !== 'To do') {
    const name = standing === 'Done' ? 'Take back the match of' : 'Bring back';
    const message = standing === 'Done' ? 'Match taken back' : 'Line brought back';
    return (
      <RowButtons>
        <RowAction
          name={`${name} ${called}`}
          icon={Undo2}
          onPress={() => void sayDone(reopenLine(id, rev), ['Success', message])}
        />
      </RowButtons>
    );
  }
  const [usual = 'Contra'] = actionsOf(line);
  return (
    <div className="flex items-center justify-end gap-1">
      {best && (
        <Button aria-label={`${verbOf(best)}: ${called}`} onClick={() => void acceptSuggestion(line, best)}>
          {verbOf(best)}
        </Button>
      )}
      <RowAction
        name={`Choose for ${called}`}
        icon={Pencil}
        onPress={() => open.createFrom({ line, kind: usual, other: null })}
      />
      <RowAction
        name={`Set aside ${called}`}
        icon={Archive}
        onPress={() => void sayDone(setLineAside(id, rev), ['Success', 'Line set aside'])}
      />
    </div>
  );
}

export function verbOf(one: Suggestion): string {
  return one.of === 'match' ? 'Match' : `Make ${one.choice.kind}`;
}
