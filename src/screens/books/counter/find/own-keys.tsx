import { CornerDownLeft, Delete, Keyboard } from 'lucide';
import type { ReactNode } from 'react';
import { Icon } from '#ui/controls/icon.tsx';
import type { Find } from './use-find.ts';

/** Keys of the counter's own for a thumb: the system's keyboard would cover the lines. */
export function OwnKeys({ find }: { find: Find }) {
  const type = (letter: string) => find.type(find.now().text + letter);
  return (
    <section aria-label="Keys" className="border-t bg-margin p-2">
      <div className="grid grid-cols-4 gap-1.5">
        {['7', '8', '9'].map((digit) => (
          <Key key={digit} onPress={() => type(digit)}>
            {digit}
          </Key>
        ))}
        <Key name="Delete Last" onPress={() => find.type(find.now().text.slice(0, -1))}>
          <Icon of={Delete} size={22} />
        </Key>
        {['4', '5', '6', '*', '1', '2', '3', '@', '0', '.'].map((letter) => (
          <Key key={letter} onPress={() => type(letter)}>
            {letter}
          </Key>
        ))}
        <Key name="Keyboard" onPress={() => find.field.current?.focus()}>
          <Icon of={Keyboard} size={22} />
        </Key>
        <Key name="Enter" onPress={find.enter}>
          <Icon of={CornerDownLeft} size={22} />
        </Key>
      </div>
    </section>
  );
}

function Key({ name, onPress, children }: { name?: string; onPress: () => void; children: ReactNode }) {
  return (
    <button
      type="button"
      aria-label={name}
      onClick={onPress}
      className="grid min-h-16 select-none place-items-center rounded-control border bg-sheet font-medium text-heading hover:bg-wash active:bg-peacock-wash"
    >
      {children}
    </button>
  );
}
