import { counterSettings } from '#data/books/counter-settings.ts';
import { drawerInUse, everyDrawer } from '#data/books/counter/drawers.ts';
import { useLiveResult } from '#data/books/live.ts';
import { CounterPrinter } from '#screens/books/parts/paper/printing.ts';
import { ListProblem } from '#ui/records/list-problem.tsx';
import { CounterDevice } from './counter-device.tsx';
import { CounterDrawers } from './counter-drawers.tsx';
import { CounterScaleCodes } from './counter-scale-codes.tsx';
import { CounterSelling } from './counter-selling.tsx';

/** The drawers of the counter, how it sells, and how this device does. */
export function CounterPanel() {
  const { value: known, problem } = useLiveResult(['counter panel'], async () => ({
    drawers: await everyDrawer(),
    used: await drawerInUse(),
    settings: await counterSettings(),
  }));
  if (problem) return <ListProblem problem={problem} />;
  if (!known) return null;
  // On a phone the last button ends above the toasts, which say why it did nothing.
  return (
    <div className="flex flex-col gap-4 max-md:pb-14">
      <CounterDrawers drawers={known.drawers} />
      <CounterSelling stored={known.settings} />
      <CounterScaleCodes stored={known.settings.scaleCodes} />
      {/* What stands below the printer comes with its code, which would else push it down. */}
      <CounterPrinter>
        <CounterDevice drawers={known.drawers} used={known.used} />
      </CounterPrinter>
    </div>
  );
}
