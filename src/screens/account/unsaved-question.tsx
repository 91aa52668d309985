import { useBlocker } from '@tanstack/react-router';
import { Confirmation } from '#ui/dialog.tsx';

/** Asks before the screen is left over a profile that was changed and not saved. */
export function UnsavedQuestion({ isChanged }: { isChanged: boolean }) {
  const leaving = useBlocker({ shouldBlockFn: () => isChanged, enableBeforeUnload: false, withResolver: true });
  if (leaving.status !== 'blocked') return null;
  return (
    <Confirmation
      title="Discard changes?"
      verb="Discard"
      refusal="Keep editing"
      onRefuse={leaving.reset}
      onConfirm={leaving.proceed}
    >
      <p>What you changed in your profile is not saved yet.</p>
    </Confirmation>
  );
}
