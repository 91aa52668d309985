import { Search } from 'lucide';
import type { KeyboardEvent, ReactNode } from 'react';
import { Icon } from '#ui/icon.tsx';

/**
 * A field to find with: the glass before what is typed, and whatever belongs to it after. Escape empties it. `room` says how wide
 * it is, and `end` how much of it stays free at its end; sides are left and right, as what is typed may run either way.
 */
export function SearchBox({
  name,
  text,
  look,
  onKeyDown,
  room,
  end,
  children,
}: {
  name: string;
  text: string;
  look: (text: string) => void;
  onKeyDown?: (event: KeyboardEvent) => void;
  room: string;
  end: string;
  children: ReactNode;
}) {
  function press(event: KeyboardEvent) {
    if (event.key === 'Escape' && text !== '' && !event.nativeEvent.isComposing) look('');
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
        onChange={(event) => look(event.target.value)}
        onKeyDown={press}
        className={`field-box border-rule pl-8 text-ellipsis ${end}`}
      />
      {children}
    </div>
  );
}
