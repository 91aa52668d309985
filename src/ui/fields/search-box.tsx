import { Search } from 'lucide';
import type { KeyboardEvent, ReactNode } from 'react';
import { Icon } from '#ui/controls/icon.tsx';

/**
 * A search field with its icon at the left and `children` at the right. Escape clears it. `room` is its width, and
 * `end` the padding for `children`; the sides are left and right, because the typed text may run either way.
 */
export function SearchBox({
  name,
  text,
  setText,
  onKeyDown,
  room,
  end,
  children,
}: {
  name: string;
  text: string;
  setText: (text: string) => void;
  onKeyDown?: (event: KeyboardEvent) => void;
  room: string;
  end: string;
  children: ReactNode;
}) {
  function press(event: KeyboardEvent) {
    if (event.key === 'Escape' && text !== '' && !event.nativeEvent.isComposing) setText('');
    onKeyDown?.(event);
  }

  return (
    <div className={`relative grow ${room}`}>
      <Icon
        of={Search}
        size={16}
        className="-translate-y-1/2 pointer-events-none absolute top-1/2 left-2.5 text-ink-3"
      />
      <input
        type="search"
        dir="auto"
        aria-label={name}
        placeholder={name}
        autoComplete="off"
        value={text}
        onChange={(event) => setText(event.target.value)}
        onKeyDown={press}
        className={`field-box border-rule pl-8 text-ellipsis ${end}`}
      />
      {children}
    </div>
  );
}
