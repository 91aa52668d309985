import { Plus } from 'lucide';
import type { ReactNode } from 'react';
import { Button } from '#ui/controls/button.tsx';
import { Icon } from '#ui/controls/icon.tsx';

/** The foot of the lines of a voucher: the problem of all of them, and the button that adds one. */
export function LinesEnd({
  problem,
  isOnTheWay,
  indent = '',
  children,
  onAdd,
}: {
  problem: string | undefined;
  /** Enter stops here on its way out of the lines. */
  isOnTheWay: boolean;
  /** Where lines are numbered, the button stands below their fields. */
  indent?: string;
  /** Other ways to add lines, beside the button. */
  children?: ReactNode;
  onAdd: () => void;
}) {
  return (
    <>
      {problem !== undefined && (
        <p role="alert" data-wrong tabIndex={-1} className="text-bad text-caption">
          {problem}
        </p>
      )}
      <div className={`flex flex-wrap gap-2 ${indent}`}>
        <Button data-add data-on-the-way={isOnTheWay || undefined} onClick={onAdd}>
          <Icon of={Plus} />
          Add Line
        </Button>
        {children}
      </div>
    </>
  );
}
