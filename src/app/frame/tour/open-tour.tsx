import { Bell, ChartLine, CircleCheck, type IconNode, IndianRupee, PanelLeft, Scale, Zap } from 'lucide';
import { useEffect, useState } from 'react';
import { useLive } from '#data/sample/live.ts';
import { tourSteps } from '#data/sample/tour-steps.ts';
import { boundedStep, type TourStep, tourProgress } from '#domain/sample/tour-step.ts';
import { Tour } from '#ui/tour/tour.tsx';
import { tourReplay } from '#app/frame/open-signals.ts';
import { markTourSeen } from './tour-seen.ts';

/** The open tour. Once the user leaves it, at any step, it does not open by itself again. */
export function OpenTour({ onClosed }: { onClosed: () => void }) {
  const steps = useLive(['tour steps'], tourSteps);
  const [index, setIndex] = useState(0);
  const step = steps?.[index];
  useEffect(() => tourReplay.subscribe(() => setIndex(0)), []);
  if (!step) return null;

  return (
    <Tour
      opener={tourReplay}
      step={{ ...step, icon: ICONS[step.icon] }}
      number={index + 1}
      of={steps.length}
      percent={tourProgress(index)}
      onMove={(by) => setIndex(boundedStep(index + by))}
      onLeave={markTourSeen}
      onClosed={onClosed}
    />
  );
}

const ICONS = {
  scale: Scale,
  'indian-rupee': IndianRupee,
  'chart-line': ChartLine,
  zap: Zap,
  bell: Bell,
  'panel-left': PanelLeft,
  'circle-check': CircleCheck,
} as const satisfies Record<TourStep['icon'], IconNode>;
