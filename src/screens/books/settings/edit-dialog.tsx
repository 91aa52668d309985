import type { Edit } from '#data/books/rows.ts';
import { differences } from '#domain/books/audit/edit-differences.ts';
import { whoOf } from '#domain/books/audit/edit-log-entry.ts';
import { actionInWords } from '#domain/books/audit/edit-summary.ts';
import { formatNumber, formatText } from '#domain/format.ts';
import { momentInWords } from '#screens/books/parts/moment-in-words.ts';
import { Button } from '#ui/controls/button.tsx';
import { useOnNavigate } from '#ui/navigation/on-navigate.ts';
import { Dialog, DialogBody, DialogButtons } from '#ui/overlays/dialog.tsx';
import { Quoted } from '#ui/layout/quoted.tsx';
import { EDIT } from './edit-opener.ts';
import { UndoImport } from './undo-import.tsx';

/** An entry of the edit log: who did what, and each field before and after. */
export function EditDialog({ edit, onClose }: { edit: Edit; onClose: () => void }) {
  useOnNavigate(onClose);
  const changes = differences(edit.before, edit.after);
  return (
    <Dialog
      title={`Entry ${formatNumber(edit.seq)}`}
      opener={EDIT}
      width="max-w-[45rem]"
      aside={<p className="text-caption text-ink-2">{momentInWords(edit.at)}</p>}
      onDismiss={onClose}
    >
      <DialogBody>
        <dl className="mb-4 grid grid-cols-[max-content_minmax(0,1fr)] gap-x-6 gap-y-1 text-table">
          <Fact title="Deed">{actionInWords(edit)}</Fact>
          <Fact title="Record">{edit.name === edit.kind ? edit.kind : `${edit.kind} ${edit.name}`}</Fact>
          <Fact title="Who">{whoOf(edit)}</Fact>
          {edit.approved && <Fact title="Reason of Approval">{edit.approved.reason}</Fact>}
          <Fact title="Device">{edit.device}</Fact>
          {edit.reason !== '' && <Fact title="Reason">{edit.reason}</Fact>}
        </dl>
        <UndoImport edit={edit} onUndone={onClose} />
        {changes.length === 0 ? (
          <p className="text-ink-2">No field reads otherwise than before.</p>
        ) : (
          <table aria-label="Before and after" className="w-full table-fixed border-collapse text-table">
            <thead>
              <tr>
                {['Field', 'Before', 'After'].map((title) => (
                  <th key={title} scope="col" className="h-9 pe-3 text-start font-medium text-caption text-ink-2">
                    {title}
                  </th>
                ))}
              </tr>
            </thead>
            <tbody>
              {changes.map(({ field, before, after }) => (
                <tr key={field} className="border-t align-baseline">
                  <th scope="row" className={`${CELL} font-normal text-ink-2`}>
                    {field}
                  </th>
                  <td className={`${CELL} text-ink-2`}>
                    <Quoted>{before}</Quoted>
                  </td>
                  <td className={`${CELL} font-medium`}>
                    <Quoted>{after}</Quoted>
                  </td>
                </tr>
              ))}
            </tbody>
          </table>
        )}
      </DialogBody>
      <DialogButtons>
        <Button onClick={onClose}>Close</Button>
      </DialogButtons>
    </Dialog>
  );
}

function Fact({ title, children }: { title: string; children: string }) {
  return (
    <>
      <dt className="text-ink-2">{title}</dt>
      <dd className="wrap-anywhere">
        <Quoted>{formatText(children)}</Quoted>
      </dd>
    </>
  );
}

const CELL = 'wrap-anywhere py-2 pe-3 text-start';
