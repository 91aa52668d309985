/**
 * Placeholders in the shape of the records: a line each (two in narrow lists), or a card each. `className` lays them
 * out. Only visible if reading takes longer than 150 ms.
 */
export function Skeleton({ shape = 'line', className = '' }: { shape?: 'line' | 'card'; className?: string }) {
  return (
    <div aria-hidden className={`animate-late border-t ${className}`}>
      {[72, 56, 64, 48, 60, 52].map((width) => (
        <div key={width} className={shape === 'card' ? CARD : LINE}>
          <div className={`${BAR} w-24 cards:order-last ${shape === 'card' ? '' : 'cards:me-[60%]'}`} />
          <div className={BAR} style={{ width: `${width / 2}%` }} />
          <div className={`${BAR} ms-auto w-20`} />
        </div>
      ))}
    </div>
  );
}

const LINE =
  'flex h-row items-center gap-x-6 gap-y-4 border-b px-4 last:border-b-0 cards:h-20 cards:flex-wrap cards:content-center';
const CARD = 'flex h-60 flex-col justify-between p-4';
const BAR = 'h-2.5 rounded-full bg-wash';
