import { createRoot } from 'react-dom/client';
import { approversOfSet, approveSetAct, waitInSet } from '#data/books/staff/set-approval.ts';
import type { SetAct, SetApproval } from '#data/books/staff/set-staff.ts';
import { ApprovalDialog } from './approval-dialog.tsx';

/** Asks for the approval of an act on a whole set, by one of its staff. Undefined where nobody gives it. */
export async function askForSetApproval(key: string, name: string, act: SetAct): Promise<SetApproval | undefined> {
  const approvers = (await approversOfSet(key, act)) ?? [];
  const place = document.body.appendChild(document.createElement('div'));
  const root = createRoot(place);
  const waitOf = (id: string) => waitInSet(key, id);
  return new Promise<SetApproval | undefined>((resolve) => {
    root.render(
      <ApprovalDialog
        sentences={[`${act} of the books of ${name}`.replace('Delete of', 'Delete')]}
        approvers={approvers}
        waitOf={waitOf}
        onApprove={async (approver, passcode) => resolve(await approveSetAct(key, act, approver, passcode))}
        onCancel={() => resolve(undefined)}
      />,
    );
  }).finally(() => {
    root.unmount();
    place.remove();
  });
}
