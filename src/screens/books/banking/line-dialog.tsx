import { entriesOfAmount } from '#data/books/banking/bank-suggestions.ts';
import { useLiveResult } from '#data/books/live.ts';
import type { Suggestion } from '#domain/books/banking/suggestions.ts';
import type { LineAction } from '#domain/books/banking/bank-rule.ts';
import { nameInNarration } from '#domain/books/banking/narration.ts';
import type { Named } from '#domain/books/voucher-head.ts';
import type { NewMaster } from '#screens/books/parts/masters/new-master.ts';
import { NewMasters, useNewMaster } from '#screens/books/parts/masters/new-masters.tsx';
import { TextButton } from '#ui/controls/text-button.tsx';
import { formatDay, formatRupees, formatText } from '#domain/format.ts';
import { Button } from '#ui/controls/button.tsx';
import { PickField } from '#ui/fields/pick-field.tsx';
import { Quoted } from '#ui/layout/quoted.tsx';
import { RecordForm } from '#ui/record-forms/record-dialogs.tsx';
import { verbOf } from './line-actions.tsx';
import { suggestionInWords } from './line-columns.tsx';
import { CounterpartyField } from './counterparty-field.tsx';
import { MatchLines } from './match-lines.tsx';
import { MatchEntries } from './match-entries.tsx';
import { acceptSuggestion, actionsOf, type LineEditor, type SuggestedLine } from './line-editor.ts';

/** Chooses what a line is: one of what is suggested, or a receipt, payment or contra with whom the user says. */
export function LineDialog({ editor }: { editor: LineEditor }) {
  const { problems, change } = editor;
  return (
    <NewMasters>
      <RecordForm editor={editor} verb="Make" titles={{ create: 'Make Entry', edit: '' }}>
        {({ line, kind, other }) =>
          line && (
            <div className="flex flex-col gap-4">
              <p className="wrap-anywhere">
                {formatDay(line.on)} · {formatRupees(line.amount)}
                <span className="block text-ink-2">
                  <Quoted>{formatText(line.narration)}</Quoted>
                </span>
              </p>
              <Others line={line} onDone={editor.close} />
              <MatchEntries line={line} onDone={editor.close} />
              <MatchLines line={line} onDone={editor.close} />
              <PickField
                label="Kind"
                value={kind}
                options={actionsOf(line)}
                onChange={(chosen) => change({ kind: chosen, other: null })}
              />
              <CounterpartyField
                key={kind}
                kind={kind}
                made={newMasterOf(kind)}
                help="What you choose is learnt, and suggested for the next line like this."
                problem={problems.other}
                value={other}
                onChange={(chosen) => change({ other: chosen })}
              />
              {kind !== 'Contra' && !other && (
                <NewCounterparty line={line} kind={kind} onMade={(made) => change({ other: made })} />
              )}
            </div>
          )
        }
      </RecordForm>
    </NewMasters>
  );
}

/** Makes whom the narration seems to name, as long as nobody is chosen. */
function NewCounterparty({
  line,
  kind,
  onMade,
}: {
  line: SuggestedLine;
  kind: LineAction;
  onMade: (made: Named) => void;
}) {
  const made = newMasterOf(kind);
  const make = useNewMaster(made.of);
  const name = nameInNarration(line.narration);
  if (!make) return null;
  return (
    <p className="text-ink-2 text-table">
      Not there yet?{' '}
      <TextButton onClick={() => make({ ...made, name, onMade })}>
        {name === '' ? 'Make a new one' : `Make “${name}”`}
      </TextButton>
    </p>
  );
}

/** Money comes from customers and goes to suppliers; only cash and banks are moved between. */
function newMasterOf(kind: LineAction): NewMaster {
  if (kind === 'Contra') return { of: 'ledger', group: 'Bank Accounts' };
  return { of: 'party', kind: kind === 'Receipt' ? 'Customer' : 'Supplier' };
}

/** All that is suggested, and then the other entries of the same amount. */
function Others({ line, onDone }: { line: SuggestedLine; onDone: () => void }) {
  const { value: alike } = useLiveResult(['entries like', line.id], () => entriesOfAmount(line));
  const known = new Set(line.suggestions.map((one) => (one.of === 'match' ? one.voucher : '')));
  const others = (alike?.rows ?? []).flatMap(({ voucher, title, name, date }): readonly Suggestion[] => {
    const why = [formatDay(date), name].filter(Boolean).join(' · ');
    return known.has(voucher) ? [] : [{ of: 'match', voucher, title, why, score: 0 }];
  });
  const all = [...line.suggestions, ...others];
  if (all.length === 0) return null;
  return (
    <ul aria-label="Suggestions" className="flex flex-col gap-2 border-y py-3">
      {all.map((one) => (
        <li key={suggestionInWords(one) + one.why} className="flex flex-wrap items-center justify-between gap-2">
          <span className="min-w-0 flex-1">
            <span className="block">{suggestionInWords(one)}</span>
            <span className="block text-caption text-ink-2">{one.why}</span>
          </span>
          <Button
            aria-label={`${verbOf(one)}: ${suggestionInWords(one)}`}
            onClick={() => void acceptSuggestion(line, one).then(onDone)}
          >
            {verbOf(one)}
          </Button>
        </li>
      ))}
      {alike?.hasMore && (
        <li className="text-ink-2 text-table">
          More entries of this amount lie farther from its day. They come up as these are matched.
        </li>
      )}
    </ul>
  );
}
