import { useState } from 'react';
import { item as itemOf, updateItem } from '#data/books/masters/items.ts';
import { today } from '#data/clock.ts';
import { type Item, type ItemInput, itemInput } from '#domain/books/masters/item.ts';
import { blankPack } from '#domain/books/masters/pack.ts';
import { sayFailure } from '#ui/feedback/outcome-toasts.ts';
import { lazyDialog } from '#ui/overlays/lazy-dialog.tsx';
import { GiveCode } from './scans/give-code.tsx';
import { UnknownCode } from './scans/unknown-code.tsx';
import { WhichOne } from './scans/which-one.tsx';
import type { CodeQuestion, Codes } from './use-codes.ts';

/** What a code makes the counter ask: which row it stands for, or what an unknown one is. */
export function CodeQuestions({ codes, question }: { codes: Codes; question: CodeQuestion }) {
  const [step, setStep] = useState<'asked' | 'add' | 'give'>('asked');
  const { code } = question;
  const scans = { waiting: codes.waiting, onScan: (other: string) => void codes.scan(other) };

  /** The item has the code now: it is taken as any other. */
  function takeAgain() {
    setStep('asked');
    codes.again();
  }

  async function give(item: Item) {
    const now = await itemOf(item.id);
    if (!now) return;
    try {
      await updateItem(now.id, now.rev, withCode(itemInput(now, today()), code));
      takeAgain();
    } catch (error) {
      sayFailure(error);
    }
  }

  if (question.kind === 'which') {
    return <WhichOne code={code} rows={question.rows} {...scans} onAnswer={codes.answer} />;
  }
  if (step === 'add') {
    const asked = { of: 'item', isOnly: true, name: '', barcode: code, onMade: takeAgain } as const;
    return <NewMasterDialog asked={asked} onClose={() => setStep('asked')} />;
  }
  if (step === 'give') {
    return <GiveCode code={code} {...scans} onGive={(item) => void give(item)} onClose={() => setStep('asked')} />;
  }
  return (
    <UnknownCode
      code={code}
      {...scans}
      onAdd={() => setStep('add')}
      onGive={() => setStep('give')}
      onSkip={() => codes.answer(undefined)}
    />
  );
}

/** Returns an item with a code more: its barcode, or where it has one a further one of the same. */
function withCode(input: ItemInput, code: string): ItemInput {
  if (input.barcode === '') return { ...input, barcode: code };
  return { ...input, packs: [...input.packs, { ...blankPack(input.unit), code }] };
}

const NewMasterDialog = lazyDialog(
  async () => (await import('#screens/books/parts/masters/new-master-dialog.tsx')).NewMasterDialog,
);
