import { formatNumber, formatPercent, formatText } from '#domain/format.ts';
import { GST_CATEGORIES } from '#domain/sample/gst-rate.ts';
import { readPercent } from '#domain/amount-reading.ts';
import { FigureField } from '#ui/fields/figure-field.tsx';
import { PickField } from '#ui/fields/pick-field.tsx';
import { TextField } from '#ui/fields/text-field.tsx';
import { Quoted } from '#ui/layout/quoted.tsx';
import { DeleteConfirmation, RecordForm } from '#ui/record-forms/record-dialogs.tsx';
import type { GstRateEditor } from './gst-rate-editor.ts';

export function GstRateDialogs({ editor }: { editor: GstRateEditor }) {
  return (
    <>
      <RecordForm editor={editor} codeOf={({ id }) => id} titles={{ create: 'Add GST Rate', edit: 'Edit GST Rate' }}>
        {(draft) => (
          <div className="grid gap-4 sm:grid-cols-2">
            <TextField
              label="Name"
              isRequired
              problem={editor.missing.includes('name') ? 'Enter the name of the rate.' : undefined}
              value={draft.name}
              onChange={(name) => editor.change({ name })}
            />
            <FigureField
              label="Percentage"
              isRequired
              help="In percent. 0 is allowed."
              problem={editor.missing.includes('percentage') ? 'Enter a percentage, such as 18 or 0.' : undefined}
              value={draft.percentage}
              read={readPercent}
              show={formatNumber}
              onChange={(percentage) => editor.change({ percentage })}
            />
            <PickField
              label="Category"
              isRequired
              problem={editor.missing.includes('category') ? 'Choose a category.' : undefined}
              choose="Choose a category …"
              value={draft.category}
              options={GST_CATEGORIES}
              onChange={(category) => editor.change({ category })}
            />
          </div>
        )}
      </RecordForm>
      <DeleteConfirmation editor={editor} title="Delete GST rate">
        {(rate) => (
          <>
            <p>Are you sure you want to delete this GST rate? This action cannot be undone.</p>
            <p className="text-ink">
              {rate.id}, <Quoted>{formatText(rate.name)}</Quoted>, {formatPercent(rate.percentage)}
            </p>
          </>
        )}
      </DeleteConfirmation>
    </>
  );
}
