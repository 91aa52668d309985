type Tone = 'good' | 'waiting' | 'bad' | 'quiet' | 'accent';

/** A status as a pill: the word, on a ground in its tone. Print shows only the word. */
export function Badge({ tone, children }: { tone: Tone; children: string }) {
  return <span className={badgeClasses(tone)}>{children}</span>;
}

/** The classes of a status pill, for a control that looks like one. */
export function badgeClasses(tone: Tone): string {
  return `${PILL} ${GROUNDS[tone]}`;
}

const PILL =
  'inline-flex items-center gap-1.5 whitespace-nowrap rounded-full px-2.5 py-0.5 text-caption font-medium forced-colors:border print:bg-transparent print:p-0 print:text-ink';
const GROUNDS = {
  good: 'bg-good-wash text-good',
  waiting: 'bg-waiting-wash text-waiting',
  bad: 'bg-bad-wash text-bad',
  quiet: 'bg-quiet-wash text-quiet',
  accent: 'bg-peacock-wash text-peacock',
} as const satisfies Record<Tone, string>;
