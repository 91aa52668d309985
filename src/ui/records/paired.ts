/**
 * The looks of a table whose lines fold on a phone (`paired` in app.css): each line has its name above, and two figures stand
 * side by side, on a tablet three, each with its title, `data-title`, beside it. The table's container is a `@container`
 * and `data-crowded` by `useCrowded`; all parts state their roles.
 */
export const PAIRED = {
  table: 'paired:block',
  head: 'paired:sr-only',
  body: 'paired:block',
  line: 'paired:flex paired:flex-wrap paired:items-baseline paired:justify-end paired:gap-x-4 paired:border-t paired:px-4 paired:py-1',
  /** A cell with a line of its own, such as the name. */
  whole: 'paired:basis-full',
  half: 'paired:basis-[calc(50%-0.5rem)] @min-[40rem]:paired:basis-[calc((100%-2rem)/3)]',
  hidden: 'paired:sr-only',
  cell: 'paired:h-auto! paired:px-0! paired:py-1 touch:paired:py-0',
  figure:
    "paired:flex paired:flex-wrap paired:items-baseline paired:justify-end paired:gap-x-2 paired:border-t-0 paired:before:me-auto paired:before:font-normal paired:before:text-caption paired:before:text-ink-2 paired:before:content-[attr(data-title)_/_'']",
} as const;
