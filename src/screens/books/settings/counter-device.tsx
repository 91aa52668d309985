import { useState } from 'react';
import { chooseDrawer } from '#data/books/counter/drawers.ts';
import {
  hasSounds,
  openAtCounter,
  opensAtCounter,
  printEachBill,
  printsEachBill,
  turnSounds,
} from '#data/books/counter/this-device.ts';
import type { Drawer } from '#domain/books/counter/drawer.ts';
import { useBooksKey } from '#screens/books/parts/use-books-key.ts';
import { PickField } from '#ui/fields/pick-field.tsx';
import { SwitchField } from '#ui/fields/switch-field.tsx';
import { Section } from '#ui/layout/section.tsx';

/** How the counter works on this device: what is chosen is kept by its browser, at once. */
export function CounterDevice({ drawers, used }: { drawers: readonly Drawer[]; used: Drawer }) {
  const key = useBooksKey();
  const [id, setId] = useState(used.id);
  const [opens, setOpens] = useState(() => opensAtCounter(key));
  const [prints, setPrints] = useState(printsEachBill);
  const [sounds, setSounds] = useState(hasSounds);
  const chosen = drawers.find((drawer) => drawer.id === id) ?? used;
  return (
    <Section title="This Device" sentence="Kept on this device alone, and in force at once.">
      <div className="flex flex-col gap-3">
        <PickField
          label="Drawer"
          help="Where the cash of this device goes."
          value={chosen.name}
          options={drawers.map(({ name }) => name)}
          onChange={(name) => {
            const drawer = drawers.find((one) => one.name === name);
            if (!drawer) return;
            chooseDrawer(drawer.id);
            setId(drawer.id);
          }}
        />
        <SwitchField
          label="Open Here at Start"
          help="Starting the app opens the counter of these books."
          isOn={opens}
          onChange={(isOn) => {
            openAtCounter(key, isOn);
            setOpens(isOn);
          }}
        />
        <SwitchField
          label="Print Each Bill"
          help="When it is saved by Ctrl+Enter."
          isOn={prints}
          onChange={(isOn) => {
            printEachBill(isOn);
            setPrints(isOn);
          }}
        />
        <SwitchField
          label="Sounds"
          help="A tone for what a scan led to."
          isOn={sounds}
          onChange={(isOn) => {
            turnSounds(isOn);
            setSounds(isOn);
          }}
        />
      </div>
    </Section>
  );
}
