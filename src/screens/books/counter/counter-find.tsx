import { Link } from '@tanstack/react-router';
import { ArrowLeft, Layers, Lock, Pause, User } from 'lucide';
import type { ReactNode } from 'react';
import { heldCount } from '#data/books/counter/held-bills.ts';
import { useLive } from '#data/books/live.ts';
import { areGuarded, lock } from '#data/books/staff/access.ts';
import { isBlankBill } from '#domain/books/counter/bill.ts';
import { Button, IconButton } from '#ui/controls/button.tsx';
import { Icon } from '#ui/controls/icon.tsx';
import { keyShortcuts, keyWords } from '#ui/keys/keys.ts';
import { shorten } from '#ui/layout/shorten.ts';
import { lazyDialog } from '#ui/overlays/lazy-dialog.tsx';
import { CameraButton } from './camera/camera-button.tsx';
import type { Camera } from './camera/use-camera.ts';
import type { CounterDialog } from './counter-dialog.ts';
import { FindOrScan } from './find/find-or-scan.tsx';
import type { Find } from './find/use-find.ts';
import { LastScan } from './last-scan.tsx';
import type { Actions } from './use-actions.ts';
import type { Codes } from './use-codes.ts';
import type { Counter } from './use-counter.ts';

/** The field that finds, whose bill it is, what is held, and what the last scan led to. */
export function CounterFind({
  booksKey,
  counter,
  find,
  camera,
  codes,
  actions,
  notice,
  onOpen,
}: {
  booksKey: string;
  counter: Counter;
  find: Find;
  camera: Camera;
  codes: Codes;
  actions: Actions;
  /** The prints that wait, above the rest. */
  notice: ReactNode;
  onOpen: (dialog: CounterDialog) => void;
}) {
  const { bill } = counter;
  return (
    <div className="flex min-w-0 flex-col gap-2 p-3 pb-1 [grid-area:find] lg:px-4">
      <div className="flex gap-2">
        <Link
          to="/books/$key"
          params={{ key: booksKey }}
          aria-label="Leave Counter"
          title="Leave Counter"
          className="grid size-13 shrink-0 place-items-center rounded-control text-ink-2 hover:bg-wash hover:text-ink"
        >
          <Icon of={ArrowLeft} />
        </Link>
        <FindOrScan
          find={find}
          rateOf={counter.rateOf}
          onItem={(item, quantity) => void codes.add(item, quantity)}
          onCode={(code, quantity) => void codes.scan(code, quantity)}
          onQuantity={actions.setQuantity}
          onRate={actions.setRate}
          onWrong={(sentence) => codes.say('bad', sentence)}
        />
        <CameraButton camera={camera} />
        {areGuarded() && (
          <IconButton
            name="Lock"
            data-lock
            icon={Lock}
            title={`Lock (${keyWords('lock')})`}
            aria-keyshortcuts={keyShortcuts('lock')}
            className="size-13!"
            onClick={lock}
          />
        )}
      </div>
      {camera.isOn && <CameraPanel onClose={() => camera.turn(false)} />}
      <div className="flex gap-2">
        <CustomerButton name={bill?.customer.name ?? ''} onPress={() => onOpen({ name: 'customer' })} />
        <HeldButton onPress={() => onOpen({ name: 'held' })} />
        <IconButton
          name="Hold"
          icon={Pause}
          className="border md:hidden"
          disabled={!bill || isBlankBill(bill)}
          onClick={() => void counter.hold()}
        />
      </div>
      <LastScan last={codes.last} stage={counter.stage} />
      {notice}
    </div>
  );
}

/** Counts by itself, so that a scan does not draw the rest of the counter once more for it. */
function HeldButton({ onPress }: { onPress: () => void }) {
  const held = useLive(['held count'], heldCount) ?? 0;
  return (
    <Button
      aria-label={`Held Bills, ${held}`}
      aria-keyshortcuts={keyShortcuts('held')}
      title={`Held Bills (${keyWords('held')})`}
      className="px-3!"
      onClick={onPress}
    >
      <Icon of={Layers} />
      <span className="max-md:sr-only">Held Bills</span>
      <span className="tabular-nums">{held}</span>
    </Button>
  );
}

/** "Customer: Walk-in Customer": whose bill it is, and the way to another. */
export function CustomerButton({ name, onPress }: { name: string; onPress: () => void }) {
  return (
    <Button
      aria-keyshortcuts={keyShortcuts('customer')}
      title={`Customer (${keyWords('customer')})`}
      className="min-w-0 flex-1 justify-start! px-3!"
      onClick={onPress}
    >
      <Icon of={User} className="text-ink-2" />
      <span className="truncate">
        <span className="text-ink-2 max-md:sr-only">Customer: </span>
        <bdi>{shorten(name, 80)}</bdi>
      </span>
    </Button>
  );
}

const CameraPanel = lazyDialog(async () => (await import('./camera/camera-panel.tsx')).CameraPanel);
