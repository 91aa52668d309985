import { type PointerEvent, useEffect, useEffectEvent, useRef, useState } from 'react';

/**
 * Whether a chart was asked what it says of a point, and where: where a mouse rests, or where a finger was lifted. The library
 * hears a mouse that moves. It is told of one that came to rest before it could listen; and of a finger, whose answer stands
 * until the next press, though the mouse that the browser makes of a tap may leave the chart at once.
 */
export function useChartPointer() {
  const [isAsked, setAsked] = useState(false);
  const chart = useRef<HTMLDivElement>(null);
  const pointer = useRef<PointerEvent>(undefined);
  const under = useRef<Element>(undefined);

  const takeBack = useEffectEvent(() => {
    if (!isFinger()) return;
    pointer.current = undefined;
    under.current?.dispatchEvent(new MouseEvent('mouseout', { bubbles: true }));
  });
  const stay = useEffectEvent((event: Event) => isFinger() && event.stopPropagation());
  useEffect(() => {
    const parts = chart.current;
    const stopListening = new AbortController();
    const listening = { capture: true, signal: stopListening.signal };
    document.addEventListener('pointerdown', () => takeBack(), listening);
    for (const leaving of ['mouseout', 'mouseleave']) {
      parts?.addEventListener(leaving, (event) => stay(event), listening);
    }
    return () => stopListening.abort();
  }, []);

  return {
    isAsked,
    giveUp: () => setAsked(false),
    ask,
    asksWhere: {
      ref: chart,
      // A finger that comes over it may be scrolling: it asks where it is lifted.
      onPointerEnter: (event: PointerEvent) => event.pointerType !== 'touch' && setAsked(true),
      onPointerMove: keep,
      onPointerUp: (event: PointerEvent) => {
        keep(event);
        setAsked(true);
      },
      onPointerLeave: () => !isFinger() && keep(undefined),
      // The last of what the browser makes of a tap.
      onClick: () => isFinger() && ask(),
    },
  };

  function ask() {
    if (!pointer.current) return;
    const { clientX, clientY } = pointer.current;
    under.current = document.elementFromPoint(clientX, clientY) ?? undefined;
    // Twice: a ring says its part where the move before was.
    for (let move = 0; move < 2; move++) {
      under.current?.dispatchEvent(new MouseEvent('mousemove', { bubbles: true, clientX, clientY }));
    }
  }

  function keep(event: PointerEvent | undefined) {
    pointer.current = event;
  }

  function isFinger(): boolean {
    return pointer.current?.pointerType === 'touch';
  }
}
