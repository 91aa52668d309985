import { formatName, formatText } from '#domain/format.ts';
import { Quoted } from '#ui/layout/quoted.tsx';
import { DeleteConfirmation, RecordForm } from '#ui/record-forms/record-dialogs.tsx';
import { LocationFields } from './location-fields.tsx';
import type { LocationEditor } from './location-editor.ts';

export function LocationDialogs({ editor }: { editor: LocationEditor }) {
  return (
    <>
      <RecordForm editor={editor} titles={{ create: 'Add Location', edit: 'Edit Location' }}>
        {(draft) => <LocationFields draft={draft} onChange={editor.change} />}
      </RecordForm>
      <DeleteConfirmation editor={editor} title="Delete location">
        {(location) => (
          <>
            <p>Are you sure you want to delete this location? This action cannot be undone.</p>
            <p className="text-ink">
              <Quoted>{formatName(location.name, 'unnamed location')}</Quoted>,{' '}
              <Quoted>{formatText(location.code)}</Quoted>, <Quoted>{formatText(location.city)}</Quoted>
            </p>
          </>
        )}
      </DeleteConfirmation>
    </>
  );
}
