import { useLocation, useParams } from '@tanstack/react-router';
import { useEffect, useState } from 'react';
import { business } from '#data/books/business.ts';
import { type CounterStanding, followCounter } from '#data/books/counter/display-channel.ts';
import { billOnDisplay } from '#data/books/counter/shown-bill.ts';
import { useLiveResult } from '#data/books/live.ts';
import { shorten } from '#ui/layout/shorten.ts';
import { ShownLines } from './shown-lines.tsx';
import { ShownSums } from './shown-sums.tsx';
import { Thanks } from './thanks.tsx';
import { useScreenOn } from './use-screen-on.ts';

/** The customer display: the bill that a counter works on, as it grows; without one, the name of the business. */
export function DisplayScreen() {
  const { key } = useParams({ from: '/books/$key/counter/display' });
  const opener = useLocation({ select: ({ hash }) => hash });
  useScreenOn();
  const [standing, stand] = useState<CounterStanding>();
  useEffect(() => followCounter(key, opener, stand), [key, opener]);
  const { value: name = '' } = useLiveResult(['display', 'business'], async () => (await business()).name);
  const { bill: id, stage, saved } = standing ?? {};
  // What cannot be read is not shown: a customer can do nothing about it.
  const { value: bill } = useLiveResult(['display', id], async () =>
    id === undefined ? undefined : billOnDisplay(id),
  );
  const isPaid = stage === 'saved' && saved !== undefined;
  const isShown = !isPaid && bill !== undefined && bill.lines.length > 0;
  // A bill that was just saved is gone a moment before the counter says so.
  const isWelcome = !isPaid && !isShown && stage !== 'pay';

  return (
    <div className="absolute inset-0 flex flex-col overflow-hidden bg-paper">
      <title>{`${name} · Tarazu`}</title>
      <div className={isWelcome ? WELCOME : HEAD}>
        <h1
          dir="auto"
          title={name}
          className={`wrap-anywhere text-balance font-semibold ${isWelcome ? 'line-clamp-5 text-[clamp(2.25rem,8vw,5rem)] leading-tight' : 'line-clamp-2 text-[clamp(1.25rem,2.6vw,2rem)] leading-tight'}`}
        >
          {shorten(name, 200)}
        </h1>
        {isWelcome && <p className="text-[clamp(1.25rem,3vw,2rem)] text-ink-2">Welcome</p>}
      </div>
      {isPaid && <Thanks total={saved.total} change={saved.change} />}
      {isShown && (
        <div className="flex min-h-0 flex-1 flex-col lg:flex-row">
          <ShownLines lines={bill.lines} />
          <ShownSums bill={bill} isAtPay={stage === 'pay'} />
        </div>
      )}
    </div>
  );
}

const HEAD = 'border-b bg-margin px-6 py-4';
const WELCOME = 'flex flex-1 flex-col items-center justify-center gap-4 p-8 text-center';
