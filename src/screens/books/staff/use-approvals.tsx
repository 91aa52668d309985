import { useEffect } from 'react';
import { createRoot } from 'react-dom/client';
import { askForApprovalBy } from '#data/books/act.ts';
import { onStaffChange } from '#data/books/staff/access.ts';
import { staffStanding } from '#data/books/staff/guard.ts';
import { approveActs, approversOf } from '#data/books/staff/sign-in.ts';
import type { ActsApproved, ActToApprove } from '#domain/books/staff/approval.ts';
import { ApprovalDialog } from '#screens/books/parts/staff/approval-dialog.tsx';

/** Has every act that needs it approved in the dialog "Approval Needed", wherever the act began. */
export function useApprovals(): void {
  useEffect(() => {
    askForApprovalBy(askForApproval);
    return () => askForApprovalBy(undefined);
  }, []);
}

/**
 * Asks for the approval of acts, and resolves to it; to undefined where nobody gives it, as when the books are locked. A root of its own,
 * as the act may have begun in any dialog, or where nothing is left of what began it.
 */
async function askForApproval(acts: readonly ActToApprove[]): Promise<ActsApproved | undefined> {
  const { session } = staffStanding() ?? {};
  if (!session || session.isLocked) return undefined;
  const place = document.body.appendChild(document.createElement('div'));
  const root = createRoot(place);
  let stop: () => void = () => undefined;
  return new Promise<ActsApproved | undefined>((resolve) => {
    stop = onStaffChange(() => {
      // Who signs in now did not ask for it.
      if (staffStanding()?.session.person !== session.person) resolve(undefined);
    });
    root.render(
      <ApprovalDialog
        sentences={acts.map(({ sentence }) => sentence)}
        approvers={approversOf(acts)}
        hasReason
        onApprove={async (...given) => resolve(await approveActs(acts, ...given))}
        onCancel={() => resolve(undefined)}
      />,
    );
  }).finally(() => {
    stop();
    root.unmount();
    place.remove();
  });
}
