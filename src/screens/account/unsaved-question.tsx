import { Confirmation } from '#ui/dialog.tsx';
import { useLeaveGuard } from '#ui/leave-guard.ts';

/** Asks before the screen is left over a profile that was changed and not saved. */
export function UnsavedQuestion({ isChanged }: { isChanged: boolean }) {
  const leaving = useLeaveGuard(() => isChanged);
  if (!leaving.isAsked) return null;
  return (
    <Confirmation
      title="Discard changes?"
      verb="Discard"
      refusal="Keep editing"
      onRefuse={leaving.stay}
      onConfirm={leaving.leave}
    >
      <p>What you changed in your profile is not saved yet.</p>
    </Confirmation>
  );
}
