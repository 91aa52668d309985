/** What is fetched together with the first direct print, or the settings of the printer. */
export { CounterPrinter } from './counter-printer.tsx';
export { PrintingNow } from './printing-now.tsx';
export { kickDrawer, sendDirectly } from './send-directly.ts';
export { WaitingToPrint } from './waiting-to-print.tsx';
