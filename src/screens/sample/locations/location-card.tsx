import { setLocationActive } from '#data/sample/locations.ts';
import { formatName, formatText } from '#domain/format.ts';
import type { Location } from '#domain/sample/location.ts';
import { Badge } from '#ui/layout/badge.tsx';
import { Button } from '#ui/controls/button.tsx';
import { Quoted } from '#ui/layout/quoted.tsx';
import { EditAndDelete } from '#ui/records/row-actions.tsx';
import type { RowActions } from '#ui/records/use-row-keys.ts';
import { sayDone } from '#ui/feedback/outcome-toasts.ts';

/**
 * A location as a card. A word that is too long is cut off, not wrapped: wrapping ten thousand letters takes the
 * browser seconds.
 */
export function LocationCard({ location, actions }: { location: Location; actions: RowActions<Location> }) {
  const called = formatName(location.name, 'unnamed location');
  const verb = location.isActive ? 'Deactivate' : 'Activate';
  return (
    <article aria-label={called} className="flex h-full flex-col gap-3 p-4">
      <div className="flex items-start justify-between gap-3">
        <div className="min-w-0">
          <h3 className="line-clamp-2 font-semibold">
            <Quoted>{formatText(location.name)}</Quoted>
          </h3>
          <p className="truncate text-caption text-ink-2">
            <Quoted>{formatText(location.code)}</Quoted>
          </p>
        </div>
        <div className="flex shrink-0 flex-col items-end gap-1">
          <Badge tone="accent">{location.isWarehouse ? 'Warehouse' : 'Branch'}</Badge>
          <Badge tone={location.isActive ? 'good' : 'quiet'}>{location.isActive ? 'Active' : 'Inactive'}</Badge>
        </div>
      </div>
      <div className="text-table">
        <p className="line-clamp-3">
          <Quoted>{formatText(location.address)}</Quoted>
        </p>
        <p className="line-clamp-2">
          <Quoted>{townOf(location)}</Quoted>
        </p>
      </div>
      <dl className="grid grid-cols-[max-content_minmax(0,1fr)] gap-x-4 gap-y-0.5 text-table">
        <Fact title="Phone">{location.phone}</Fact>
        <Fact title="Email">{location.email}</Fact>
        <Fact title="Manager">{location.manager}</Fact>
      </dl>
      <div data-unprinted className="mt-auto flex items-center justify-between gap-2 border-t pt-2">
        <Button
          aria-label={`${verb} ${called}`}
          className="-ms-2.25 border-transparent! px-2!"
          onClick={() => void toggle(location)}
        >
          {verb}
        </Button>
        <EditAndDelete row={location} of={called} actions={actions} />
      </div>
    </article>
  );
}

function Fact({ title, children }: { title: string; children: string }) {
  return (
    <>
      <dt className="text-ink-2">{title}</dt>
      <dd className="truncate">
        <Quoted>{formatText(children)}</Quoted>
      </dd>
    </>
  );
}

/** "Mumbai, Maharashtra 400059", without the parts that are blank. */
function townOf({ city, state, pincode }: Location): string {
  const place = [city, state].filter((part) => part.trim() !== '').join(', ');
  return formatText(`${place} ${pincode}`);
}

function toggle({ id, isActive }: Location): Promise<void> {
  return sayDone(setLocationActive(id, !isActive), ['Status Updated', 'Location status has been updated.']);
}
