import {
  ArrowDownRight,
  ArrowRight,
  ArrowUpRight,
  Clock,
  FileText,
  type IconNode,
  ShoppingCart,
  TrendingUp,
} from 'lucide';
import { useLive } from '#data/sample/live.ts';
import { metricCards } from '#data/sample/metric-cards.ts';
import { formatNumber, formatRupees, formatRupeesShort } from '#domain/format.ts';
import { directionOf, type MetricCard } from '#domain/sample/metric-card.ts';
import { Icon } from '#ui/controls/icon.tsx';
import { StatCard, StatCards } from '#ui/layout/stat-card.tsx';

/** The four figures of the month and the day. Placeholders keep their room until they are read. */
export function MetricCards() {
  const cards = useLive(['metric cards'], metricCards);
  return (
    <StatCards>
      {cards?.map((card) => (
        <Metric key={card.id} card={card} />
      ))}
      {!cards &&
        ROOM.map((at) => (
          <div key={at} aria-hidden className="*:h-full">
            <StatCard title="&nbsp;" figure="&nbsp;" line={<span className={CHANGE} />} />
          </div>
        ))}
    </StatCards>
  );
}

function Metric({ card }: { card: MetricCard }) {
  const { title, value, icon } = card;
  const isMoney = value.kind === 'money';
  return (
    <StatCard
      title={title}
      figure={isMoney ? formatRupeesShort(value.amount) : formatNumber(value.count)}
      tooltip={isMoney ? formatRupees(value.amount) : undefined}
      icon={ICONS[icon]}
      line={<Change card={card} />}
    />
  );
}

/** The arrow shows the direction of the change; its background, ring or neither shows whether that is welcome. */
function Change({ card }: { card: MetricCard }) {
  const { word, text, mark } = LOOKS[card.changeType];
  return (
    <span className={`${CHANGE} ${text}`}>
      <span aria-hidden className={`flex size-4 shrink-0 items-center justify-center rounded-full ${mark}`}>
        <Icon of={ARROWS[directionOf(card)]} size={12} className="stroke-[2.25]" />
      </span>
      <span className="sr-only">{word}</span>
      <span className="truncate @max-[10rem]:whitespace-normal" title={card.change}>
        {card.change}
      </span>
    </span>
  );
}

/** Two lines on a phone, where one line has no room for the words. */
const CHANGE = 'flex h-4 items-center gap-1.5 @max-[10rem]:h-8 @max-[10rem]:items-start';
const ROOM = [1, 2, 3, 4];
const ARROWS = { up: ArrowUpRight, down: ArrowDownRight, level: ArrowRight } as const;
const LOOKS = {
  positive: { word: 'Welcome:', text: 'text-good', mark: 'bg-good-wash' },
  negative: { word: 'To watch:', text: 'text-bad', mark: 'ring-1 ring-current ring-inset' },
  neutral: { word: '', text: 'text-ink-2', mark: '' },
} as const;
const ICONS = {
  'trending-up': TrendingUp,
  'shopping-cart': ShoppingCart,
  'file-text': FileText,
  clock: Clock,
} as const satisfies Record<MetricCard['icon'], IconNode>;
