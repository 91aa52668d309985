import { DiscardQuestion } from '#ui/overlays/dialog.tsx';
import { useLeaveGuard } from '#ui/navigation/leave-guard.ts';

/** Asks before the user leaves the screen with unsaved changes to the profile. */
export function UnsavedQuestion({ isChanged }: { isChanged: boolean }) {
  const leaving = useLeaveGuard(() => isChanged);
  if (!leaving.isAsked) return null;
  return (
    <DiscardQuestion onStay={leaving.stay} onDiscard={leaving.leave}>
      <p>What you changed in your profile is not saved yet.</p>
    </DiscardQuestion>
  );
}
