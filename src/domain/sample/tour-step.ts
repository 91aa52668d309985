export type TourStep = Readonly<{
  id: TourStepId;
  title: string;
  description: string;
  icon: (typeof TOUR_ICONS)[number];
  /** The CSS selector of the element that the step explains; '' for a centred step. */
  target: string;
  /** The side of the target on which the card is shown. */
  position: 'center' | 'top' | 'bottom' | 'left' | 'right';
  highlight: boolean;
}>;

export const TOUR_STEP_IDS = [
  'welcome',
  'metrics',
  'charts',
  'quick-actions',
  'notifications',
  'sidebar',
  'complete',
] as const;
type TourStepId = (typeof TOUR_STEP_IDS)[number];

/** The icons that a step can have, by their lucide names. */
export const TOUR_ICONS = ['scale', 'indian-rupee', 'chart-line', 'zap', 'bell', 'panel-left', 'circle-check'] as const;

/** The index limited to the existing steps, counted from 0 (specification §4). */
export function boundedStep(index: number): number {
  return Math.min(Math.max(index, 0), TOUR_STEP_IDS.length - 1);
}

/** The progress at a step counted from 0, in whole percent: the first of seven is 14, the last 100. */
export function tourProgress(index: number): number {
  return Math.round(((boundedStep(index) + 1) / TOUR_STEP_IDS.length) * 100);
}
