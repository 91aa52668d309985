import { Plus, Trash2 } from 'lucide';
import { type KeyboardEvent, type ReactNode, type RefObject, useEffect, useRef, useState } from 'react';
import { Button } from '#ui/controls/button.tsx';
import { Icon } from '#ui/controls/icon.tsx';

/** What a row of lines is given beside its line. */
export type LineActions<Line> = Readonly<{
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
  children: (line: Line, actions: LineActions<Line>) => ReactNode;
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

/** A new row takes the focus; after a removal the button that adds takes it. */
function useFocusOnChange(rows: RefObject<HTMLElement | null>, count: number): void {
  const before = useRef(count);
  useEffect(() => {
    const wanted = count > before.current ? '[role="group"]:last-of-type input' : '[data-add]';
    if (count !== before.current) rows.current?.querySelector<HTMLElement>(wanted)?.focus();
    before.current = count;
  }, [rows, count]);
}
