import { useEffect, useState } from 'react';
import { now } from '#data/clock.ts';
import { formatTime } from '#domain/format.ts';

/** The current time, updated every minute. */
export function LastUpdated() {
  const [moment, setMoment] = useState(now);

  useEffect(() => {
    const timer = setTimeout(() => setMoment(now()), MINUTE_MS - (moment % MINUTE_MS));
    return () => clearTimeout(timer);
  }, [moment]);

  return (
    <p className="text-caption text-ink-3 sm:pt-2">
      Last updated <time className="font-medium text-ink-2">{formatTime(new Date(moment))}</time>
    </p>
  );
}

const MINUTE_MS = 60_000;
