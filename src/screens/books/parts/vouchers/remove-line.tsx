import { Trash2 } from 'lucide';
import { Button } from '#ui/controls/button.tsx';
import { Icon } from '#ui/controls/icon.tsx';

/** The button that removes the line of a voucher at this place, from 0. */
export function RemoveLine({
  at,
  className = '',
  onRemove,
}: {
  at: number;
  className?: string;
  onRemove: (at: number) => void;
}) {
  return (
    <Button
      aria-label={`Remove line ${at + 1}`}
      className={`w-control border-transparent px-0! text-ink-2 ${className}`}
      onClick={() => onRemove(at)}
    >
      <Icon of={Trash2} />
    </Button>
  );
}
