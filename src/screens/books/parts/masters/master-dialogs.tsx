import type { ReactNode } from 'react';
import { formatName } from '#domain/format.ts';
import { Quoted } from '#ui/layout/quoted.tsx';
import { DeleteConfirmation, RecordForm } from '#ui/record-forms/record-dialogs.tsx';
import type { RecordEditor } from '#ui/records/use-record-editor.ts';

/** The dialogs to create, edit and delete a master. The name of what is deleted stands with what goes along, in words. */
export function MasterDialogs<Row extends { readonly name: string }, Draft, Required extends string>({
  editor,
  noun,
  width,
  goesAlong = () => '',
  children,
}: {
  editor: RecordEditor<Row, Draft, Required>;
  /** "Item". */
  noun: string;
  width?: string;
  goesAlong?: (row: Row) => string;
  children: (draft: Draft, row: Row | undefined) => ReactNode;
}) {
  const one = noun.toLowerCase();
  return (
    <>
      <RecordForm
        editor={editor}
        titles={{ create: `New ${noun}`, edit: `Edit ${noun}` }}
        {...(width !== undefined && { width })}
      >
        {(draft, row) => <div className="flex flex-col gap-4">{children(draft, row)}</div>}
      </RecordForm>
      <DeleteConfirmation editor={editor} title={`Delete ${one}`}>
        {(row) => (
          <>
            <p>Are you sure you want to delete this {one}? This action cannot be undone.</p>
            <p className="text-ink">
              <Quoted>{formatName(row.name, `Unnamed ${one}`)}</Quoted>
              {goesAlong(row)}
            </p>
          </>
        )}
      </DeleteConfirmation>
    </>
  );
}
