import { Plus, Trash2 } from 'lucide';
import { type KeyboardEvent, type ReactNode, useRef, useState } from 'react';
import { Button } from '#ui/controls/button.tsx';
import { Icon } from '#ui/controls/icon.tsx';
import { useFocusOnChange } from './use-focus-on-change.ts';

/** The number, the change and the removal that a row is given with its line. */
export type LineRowProps<Line> = Readonly<{
  /** From 1. */
  number: number;
  change: (patch: Partial<Line>) => void;
  /** The button that removes the line; false while it must stay. */
  removal: ReactNode;
}>;

/**
 * Lines of a form, one row each, with a button that adds one and, beyond the `least`, one in each row that removes it.
 * `of` is what a line is called: "item" makes "Remove item 1" and "Add Item".
 */
export function LineRows<Line>({
  of,
  lines,
  blank,
  least,
  onChange,
  onRearrange,
  onKeyDown,
  children,
}: {
  of: string;
  lines: readonly Line[];
  blank: Line;
  least: number;
  onChange: (change: (lines: readonly Line[]) => readonly Line[]) => void;
  /** Called when a line was added or removed. */
  onRearrange?: () => void;
  onKeyDown?: (event: KeyboardEvent<HTMLElement>, add: () => void) => void;
  children: (line: Line, actions: LineRowProps<Line>) => ReactNode;
}) {
  // Lines have no id, but a removed row must not leave its half-typed text to its neighbour.
  const [keys, setKeys] = useState(() => lines.map((_, at) => at));
  const rows = useRef<HTMLDivElement>(null);
  useFocusOnChange(rows, keys.length);

  function add() {
    setKeys([...keys, Math.max(-1, ...keys) + 1]);
    onRearrange?.();
    onChange((before) => [...before, blank]);
  }

  function remove(at: number) {
    setKeys(keys.toSpliced(at, 1));
    onRearrange?.();
    onChange((before) => before.toSpliced(at, 1));
  }

  return (
    // oxlint-disable-next-line jsx-a11y/no-static-element-interactions -- the keys are those of the fields inside
    <div ref={rows} onKeyDown={(event) => onKeyDown?.(event, add)} className="flex flex-col gap-3">
      {lines.map((line, at) => (
        <Row key={keys[at]}>
          {children(line, {
            number: at + 1,
            change: (patch) =>
              onChange((before) => before.map((other, place) => (place === at ? { ...other, ...patch } : other))),
            removal: lines.length > least && (
              <Button aria-label={`Remove ${of} ${at + 1}`} className="px-0! w-control" onClick={() => remove(at)}>
                <Icon of={Trash2} />
              </Button>
            ),
          })}
        </Row>
      ))}
      <Button data-add className="self-start" onClick={add}>
        <Icon of={Plus} />
        Add {of.charAt(0).toUpperCase() + of.slice(1)}
      </Button>
    </div>
  );
}

function Row({ children }: { children: ReactNode }) {
  return children;
}
