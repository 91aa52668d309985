import { newRecoveryCode } from '#data/books/staff/recovery.ts';
import { showRecoveryCode } from '#screens/books/parts/staff/recovery-code.tsx';
import { Button } from '#ui/controls/button.tsx';
import { sayFailure } from '#ui/feedback/outcome-toasts.ts';
import { Section } from '#ui/layout/section.tsx';
import { ask } from '#ui/overlays/ask.tsx';

/** A new recovery code, for one that was lost or seen. */
export function NewRecoveryCode() {
  return (
    <Section
      title="Recovery Code"
      sentence="An Owner who forgets her passcode sets a new one by it. Without it a copy, restored as new books, is the only way."
    >
      <Button onClick={() => void renew()}>New Recovery Code</Button>
    </Section>
  );
}

async function renew(): Promise<void> {
  const isSure = await ask({
    title: 'New recovery code?',
    sentences: ['The old one is good for nothing then. The new one is shown once.'],
    verb: 'New Recovery Code',
  });
  if (!isSure) return;
  try {
    await showRecoveryCode(await newRecoveryCode());
  } catch (error) {
    sayFailure(error);
  }
}
