import { Plus } from 'lucide';
import { Button } from '#ui/controls/button.tsx';
import { Icon } from '#ui/controls/icon.tsx';

/** The foot of the lines of a voucher: the problem of all of them, and the button that adds one. */
export function LinesEnd({
  problem,
  isOnTheWay,
  indent = '',
  onAdd,
}: {
  problem: string | undefined;
  /** Enter stops here on its way out of the lines. */
  isOnTheWay: boolean;
  /** Where lines are numbered, the button stands below their fields. */
  indent?: string;
  onAdd: () => void;
}) {
  return (
    <>
      {problem !== undefined && (
        <p role="alert" data-wrong tabIndex={-1} className="text-bad text-caption">
          {problem}
        </p>
      )}
      <Button data-add data-on-the-way={isOnTheWay || undefined} className={`self-start ${indent}`} onClick={onAdd}>
        <Icon of={Plus} />
        Add Line
      </Button>
    </>
  );
}
