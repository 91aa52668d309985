import { useParams } from '@tanstack/react-router';
import { useEffect, useRef, useState } from 'react';
import { printsDirect } from '#data/printing/printer-settings.ts';
import { WaitingToPrint } from '#screens/books/parts/paper/printing.ts';
import { useScans } from '#ui/scans/use-scans.ts';
import { useCamera } from './camera/use-camera.ts';
import { useDialogAtHand } from './counter-dialog.ts';
import { CounterDialogs } from './counter-dialogs.tsx';
import { CounterFind } from './counter-find.tsx';
import { CounterFoot, type Sheet } from './counter-foot.tsx';
import { CounterLines } from './counter-lines.tsx';
import { useDisplays } from './display/use-displays.ts';
import { Favourites } from './favourites/favourites.tsx';
import { OwnKeys } from './find/own-keys.tsx';
import { useFind } from './find/use-find.ts';
import { OpenInvoice, PrintedBill } from './open-invoice.tsx';
import { PayStage } from './pay-stage.tsx';
import { Saved } from './pay/saved.tsx';
import { allowSounds } from './scans/tone.ts';
import { useBillPrint } from './use-bill-print.ts';
import { useActions } from './use-actions.ts';
import { useCodes } from './use-codes.ts';
import { useCounter } from './use-counter.ts';
import { useFocusHere } from './use-focus-here.ts';

/** The counter: what is scanned or chosen becomes a line, the lines a bill, and the bill an invoice that is paid. */
export function CounterScreen() {
  const { key } = useParams({ from: '/books/$key/counter' });
  const place = useRef<HTMLDivElement>(null);
  const counter = useCounter();
  const find = useFind();
  const camera = useCamera();
  const dialogs = useDialogAtHand();
  const { open } = dialogs;
  const codes = useCodes(counter, find.takeWaiting, open);
  const [sheet, setSheet] = useState<Sheet>();
  const printing = useBillPrint();
  const actions = useActions({ counter, find, codes, open, afterSave: printing.afterSave });
  const { stage, saved } = counter;
  const openDisplay = useDisplays(key, counter.id, stage, saved);
  useEffect(allowSounds, []);
  useScans(place, (code) => {
    actions.dropLetters();
    void codes.scan(code);
  });
  useToastsAside(stage);
  useFocusHere();
  const notice = printsDirect() && <WaitingToPrint />;

  return (
    <div
      ref={place}
      className={`absolute inset-0 grid overflow-hidden [@media(max-height:30rem),(max-width:22rem)]:overflow-y-auto ${LAYOUTS[stage]}`}
    >
      <title>Counter · Tarazu</title>
      <h1 className="sr-only">Counter</h1>
      {stage === 'pay' ? (
        <PayStage counter={counter} codes={codes} actions={actions} notice={notice} onOpen={open} />
      ) : (
        <CounterFind
          booksKey={key}
          counter={counter}
          find={find}
          camera={camera}
          codes={codes}
          actions={actions}
          notice={notice}
          onOpen={open}
        />
      )}
      {stage === 'saved' && saved ? (
        <div className="@container flex min-h-0 flex-col bg-sheet [grid-area:saved] lg:border-l">
          <Saved
            saved={saved}
            open={<OpenInvoice booksKey={key} saved={saved} />}
            onPrint={() => printing.print(saved)}
            onNew={() => void counter.next()}
          />
        </div>
      ) : (
        <CounterLines counter={counter} actions={actions} onOpen={open} isHidden={stage === 'pay'} />
      )}
      {stage !== 'pay' && (
        <div
          className={`min-h-0 [grid-area:fav] ${sheet === 'items' ? 'max-md:h-[45dvh] max-md:border-t max-md:pt-1' : 'max-md:hidden'}`}
        >
          <Favourites
            rateOf={counter.rateOf}
            onItem={(item) => void codes.add(item)}
            onEdit={() => open({ name: 'favourites' })}
          />
        </div>
      )}
      {sheet === 'keys' && stage !== 'pay' && (
        <div className="[grid-area:fav] md:hidden">
          <OwnKeys find={find} />
        </div>
      )}
      <CounterFoot
        counter={counter}
        sheet={sheet}
        onSheet={setSheet}
        onPay={actions.pay}
        onOpen={open}
        onDisplay={openDisplay}
      />
      <CounterDialogs dialogs={dialogs} counter={counter} codes={codes} actions={actions} />
      {printing.printed && <PrintedBill saved={printing.printed} onPrinted={printing.end} />}
    </div>
  );
}

/** Toasts lie over the oldest lines while the counter is shown, never over what a cashier looks at (toasts.css). */
function useToastsAside(stage: string): void {
  useEffect(() => {
    document.body.dataset['counter'] = stage;
    return () => {
      delete document.body.dataset['counter'];
    };
  }, [stage]);
}

/**
 * On a tablet on its side the lines stand at the right, else one below the other; nothing scrolls but lines and favourites, and all
 * of it where the window is low, as at 200 %.
 */
const LAYOUTS = {
  bill: `[@media(max-height:30rem),(max-width:22rem)]:[--least-of-lines:20rem] [grid-template:'find'_auto_'lines'_minmax(var(--least-of-lines,0px),1fr)_'fav'_auto_'foot'_auto/minmax(0,1fr)] md:max-lg:[grid-template:'find'_auto_'lines'_minmax(23.5rem,3fr)_'fav'_minmax(0,2fr)_'foot'_auto/minmax(0,1fr)] lg:[grid-template:'find_lines'_auto_'fav_lines'_minmax(0,1fr)_'fav_foot'_auto/minmax(0,1fr)_26rem]`,
  pay: `[grid-template:'pay'_minmax(0,1fr)/minmax(0,1fr)] md:max-lg:[grid-template:'lines'_minmax(0,1fr)_'pay'_auto/minmax(0,1fr)] lg:[grid-template:'pay_lines'_minmax(0,1fr)_'pay_foot'_auto/minmax(0,1fr)_26rem]`,
  saved: `[grid-template:'find'_auto_'saved'_minmax(0,1fr)_'fav'_auto_'foot'_auto/minmax(0,1fr)] md:max-lg:[grid-template:'find'_auto_'saved'_minmax(23.5rem,3fr)_'fav'_minmax(0,2fr)/minmax(0,1fr)] lg:[grid-template:'find_saved'_auto_'fav_saved'_minmax(0,1fr)/minmax(0,1fr)_26rem]`,
} as const;
