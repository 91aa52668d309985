import { type PointerEvent, useEffect, useEffectEvent, useRef, useState } from 'react';

/**
 * Tracks where the user points at a chart: where the mouse rests, or where a finger was lifted. Apexcharts listens only
 * to mousemove. We replay one for a mouse that came to rest before the library was loaded, and for a tap; and we block
 * the mouseleave that browsers synthesize after a tap, so that its tooltip stays until the next press.
 */
export function useChartPointer() {
  const [isAsked, setAsked] = useState(false);
  const chart = useRef<HTMLDivElement>(null);
  const pointer = useRef<PointerEvent>(undefined);
  const under = useRef<Element>(undefined);

  const hideTooltipOfTap = useEffectEvent(() => {
    if (!isFinger()) return;
    pointer.current = undefined;
    under.current?.dispatchEvent(new MouseEvent('mouseout', { bubbles: true }));
  });
  const blockLeaveAfterTap = useEffectEvent((event: Event) => isFinger() && event.stopPropagation());
  useEffect(() => {
    const parts = chart.current;
    const stopListening = new AbortController();
    const listening = { capture: true, signal: stopListening.signal };
    document.addEventListener('pointerdown', () => hideTooltipOfTap(), listening);
    for (const leaving of ['mouseout', 'mouseleave']) {
      parts?.addEventListener(leaving, (event) => blockLeaveAfterTap(event), listening);
    }
    return () => stopListening.abort();
  }, []);

  return {
    isAsked,
    reset: () => setAsked(false),
    replay,
    pointerProps: {
      ref: chart,
      // A finger that moves over the chart may be scrolling, so a touch counts only when it is lifted.
      onPointerEnter: (event: PointerEvent) => event.pointerType !== 'touch' && setAsked(true),
      onPointerMove: remember,
      onPointerUp: (event: PointerEvent) => {
        remember(event);
        setAsked(true);
      },
      onPointerLeave: () => !isFinger() && remember(undefined),
      // Click is the last event that the browser fires for a tap.
      onClick: () => isFinger() && replay(),
    },
  };

  function replay() {
    if (!pointer.current) return;
    const { clientX, clientY } = pointer.current;
    under.current = document.elementFromPoint(clientX, clientY) ?? undefined;
    // Twice: a doughnut shows its tooltip at the position of the previous move.
    for (let move = 0; move < 2; move++) {
      under.current?.dispatchEvent(new MouseEvent('mousemove', { bubbles: true, clientX, clientY }));
    }
  }

  function remember(event: PointerEvent | undefined) {
    pointer.current = event;
  }

  function isFinger(): boolean {
    return pointer.current?.pointerType === 'touch';
  }
}
