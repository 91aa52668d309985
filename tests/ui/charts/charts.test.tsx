import { afterEach, describe, expect, test } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import { render } from 'vitest-browser-react';
import '#ui/style/app.css';
import { BarChart } from '#ui/charts/bar-chart.tsx';
import { withoutMarkup } from '#ui/charts/without-markup.ts';
import { DoughnutChart } from '#ui/charts/doughnut-chart.tsx';
import { LineChart } from '#ui/charts/line-chart.tsx';

const inWords = (value: number) => `${value} pens`;
const short = (value: number) => `${value}p`;
const chart = {
  title: 'Pens sold',
  heads: ['Month', 'Pens'] as const,
  points: [
    { name: 'May', value: 20 },
    { name: 'June', value: 40 },
  ],
  exact: inWords,
};
const figure = page.getByRole('figure', { name: 'Pens sold' });
const MONTHS = ['Apr', 'May', 'Jun', 'Jul', 'Aug', 'Sep', 'Oct', 'Nov', 'Dec', 'Jan', 'Feb', 'Mar'];
const GROUND = '[data-picture][preserveAspectRatio] path:first-child';
const LINE = '[data-picture][preserveAspectRatio] path:last-child';
const BAR = '[data-bar]';
const PART = '[data-picture][viewBox^="-1"] path';
const TOOLTIP = '.apexcharts-tooltip.apexcharts-active';

afterEach(() => document.documentElement.classList.remove('dark'));

test('a line chart is a figure with a name, and screen readers get its numbers as a table', async () => {
  await render(<LineChart {...chart} axis={short} />);
  await expect.element(figure).toBeVisible();
  expect(document.querySelectorAll(LINE)).toHaveLength(1);
  const table = figure.getByRole('table', { name: 'Pens sold' });
  await expect.element(table.getByRole('row', { name: 'June 40 pens' })).toBeInTheDocument();
  expect(document.querySelector('[data-chart]')?.getAttribute('aria-hidden')).toBe('true');
});

test.each([280, 420])('the months of a year are each told or left out, and never cut, in %i pixels', async (width) => {
  const points = MONTHS.map((name, at) => ({ name, value: at }));
  await render(
    <div style={{ width }}>
      <LineChart {...chart} points={points} axis={short} />
    </div>,
  );
  const names = [...document.querySelectorAll<HTMLElement>('figure ul:last-child span')];
  const told = names.filter((name) => name.checkVisibility({ visibilityProperty: true }));
  expect(names.map((name) => name.textContent)).toEqual(MONTHS);
  expect(told.at(-1)?.textContent).toBe('Mar');
  expect(told.length).toBeGreaterThanOrEqual(6);
  for (const name of told)
    expect([name.textContent, name.scrollWidth - name.clientWidth]).toEqual([name.textContent, 0]);
});

test('numbers that are visible beside a chart are not read out twice', async () => {
  await render(
    <BarChart {...chart} axis={short}>
      <table aria-label="My own numbers" />
    </BarChart>,
  );
  expect(document.querySelectorAll(BAR)).toHaveLength(2);
  expect(figure.getByRole('table').elements()).toHaveLength(1);
});

test('a doughnut shows its sum in the hole and lists its parts', async () => {
  await render(<DoughnutChart {...chart} />);
  expect(document.querySelectorAll(PART)).toHaveLength(2);
  await expect.element(figure.getByText('60 pens').first()).toBeVisible();
  await expect.element(figure.getByRole('row', { name: 'May 20 pens' })).toBeVisible();
  await expect.element(figure.getByRole('row', { name: 'Total 60 pens' })).toBeVisible();
});

test.each(['light', 'dark'])(
  'the larger a part of a doughnut, the stronger its tint, and each stands out from its card in the %s theme',
  async (theme) => {
    document.documentElement.classList.toggle('dark', theme === 'dark');
    const points = [20, 30, 40, 10].map((value) => ({ name: `${value} pens`, value }));
    await render(<DoughnutChart {...chart} points={points} />);
    const card = luminanceOf(getComputedStyle(figure.element()).backgroundColor);
    const [third, second, first, fourth] = [...document.querySelectorAll(PART)].map((part) =>
      contrastOf(luminanceOf(getComputedStyle(part).fill), card),
    );
    expect(first).toBeGreaterThan(second!);
    expect(second).toBeGreaterThan(third!);
    for (const contrast of [third, fourth]) expect(contrast).toBeGreaterThanOrEqual(3);
  },
);

describe('axes', () => {
  const marks = () => [...document.querySelectorAll('[data-chart] li')].map((mark) => mark.textContent);

  test('surround the picture, with a rule for each mark', async () => {
    await render(<LineChart {...chart} axis={short} />);
    expect(marks()).toEqual(['0p', '10p', '20p', '30p', '40p', 'May', 'June']);
    expect(document.querySelectorAll('[data-rule]')).toHaveLength(5);
  });

  test('of nothing but zeros say no more than 0', async () => {
    await render(<LineChart {...chart} points={chart.points.map((point) => ({ ...point, value: 0 }))} axis={short} />);
    expect(marks()).toEqual(['0p', '', 'May', 'June']);
  });

  test('match a line: its ends are above the first and the last name, and its top is at its value', async () => {
    await render(<LineChart {...chart} axis={short} />);
    const line = boxOf(LINE);
    expectNear(line.left, middleOf(markOf('May')));
    expectNear(line.right, middleOf(markOf('June')));
    expectNear(line.top, ruleAt(-1).top);
    expectNear(line.bottom, ruleAt(2).top);
    const { top, bottom } = markOf('40p');
    expectNear((top + bottom) / 2, ruleAt(-1).top);
  });

  test('match bars: each is as long as its value, beside its name', async () => {
    await render(
      <BarChart {...chart} axis={short}>
        <table />
      </BarChart>,
    );
    const bar = boxOf(BAR);
    expect(marks()).toEqual(['May', 'June', '0p', '10p', '20p', '30p', '40p']);
    expectNear(bar.left, ruleAt(0).left);
    expectNear(bar.right, ruleAt(2).left);
    expectNear(ruleAt(2).left, middleOf(markOf('20p')));
    const { top, bottom } = markOf('May');
    expectNear((bar.top + bar.bottom) / 2, (top + bottom) / 2);
  });

  test.each([200, 390])('keep the picture aligned when the chart becomes %i pixels wide', async (width) => {
    const { container } = await render(
      <div style={{ width: 300 }}>
        <LineChart {...chart} axis={short} />
      </div>,
    );
    container.querySelector('div')!.style.width = `${width}px`;
    const { left, right } = boxOf(LINE);
    expectNear(left, middleOf(markOf('May')));
    expectNear(right, middleOf(markOf('June')));
  });

  test('do not clip a tooltip, even over the first bar', async () => {
    await render(
      <BarChart {...chart} axis={short}>
        <table />
      </BarChart>,
    );
    await userEvent.hover(document.querySelector(BAR)!, { force: true });
    await expect.poll(() => document.querySelector(TOOLTIP)).not.toBeNull();
    const tooltip = document.querySelector(TOOLTIP)!;
    const clippers = [...document.querySelectorAll('figure :not(svg, svg *)')].filter(
      (box) => box.contains(tooltip) && box !== tooltip && getComputedStyle(box).overflowY !== 'visible',
    );
    for (const box of clippers)
      expect(tooltip.getBoundingClientRect().top).toBeGreaterThanOrEqual(box.getBoundingClientRect().top);
  });

  test('show the start of a long name, and leave space for the bars', async () => {
    const points = [{ name: 'Everything that writes in blue, black or violet, and paper', value: 20 }];
    await render(
      <BarChart {...chart} points={points} axis={short}>
        <table />
      </BarChart>,
    );
    const bar = boxOf(BAR);
    expect(markOf(points[0]!.name).right).toBeLessThan(bar.left);
    expect(bar.width).toBeGreaterThan(100);
  });

  const markOf = (text: string) => page.getByText(text, { exact: true }).first().element().getBoundingClientRect();
  const middleOf = ({ left, right }: DOMRect) => (left + right) / 2;

  /** Equal within one pixel, the width of a rule. */
  function expectNear(one: number, other: number): void {
    expect(Math.abs(one - other)).toBeLessThanOrEqual(1);
  }

  /** Rules are counted from the first mark; in a line chart, upwards. */
  function ruleAt(mark: number): DOMRect {
    const rules = [...document.querySelectorAll('[data-rule]')].map((rule) => rule.getBoundingClientRect());
    rules.sort((one, other) => one.left - other.left || other.top - one.top);
    const rule = rules.at(mark);
    if (!rule) throw new Error(`There is no rule ${mark}.`);
    return rule;
  }
});

test.each([
  ['a line', <LineChart key="line" {...chart} axis={short} />],
  [
    'bars',
    <BarChart key="bars" {...chart} axis={short}>
      <table />
    </BarChart>,
  ],
  ['a doughnut', <DoughnutChart key="doughnut" {...chart} />],
])(
  '%s shows a tooltip for a mouse that rested there before the library was loaded, and looks unchanged',
  async (_, drawn) => {
    // The mouse is still where the previous test left it, and could be over the new chart.
    await userEvent.hover(document.documentElement, { force: true, position: { x: 0, y: 0 } });
    await render(<div style={{ marginTop: 40 }}>{drawn}</div>);
    const looks = () => [...document.querySelectorAll(`${LINE}, ${BAR}, ${PART}`)].map((part) => part.outerHTML);
    const before = looks();
    expect(document.querySelector('.apexcharts-canvas')).toBeNull();
    await restOn();
    await expect.poll(() => document.querySelector(TOOLTIP)?.textContent).toMatch(/(20|40) pens/);
    expect(looks()).toEqual(before);
    expect(document.querySelector('.apexcharts-toolbar')).toBeNull();
  },
);

test('bars below zero go the other way', async () => {
  const points = [
    { name: 'May', value: -20 },
    { name: 'June', value: 40 },
  ];
  await render(
    <BarChart {...chart} points={points} axis={short}>
      <table />
    </BarChart>,
  );
  const [may, june] = [...document.querySelectorAll(BAR)].map((bar) => bar.getBoundingClientRect());
  expect(may!.right).toBeCloseTo(june!.left, 0);
  expect(june!.width).toBeCloseTo(2 * may!.width, 0);
});

test('the theme changes at once, in both directions', async () => {
  await render(
    <>
      <LineChart {...chart} axis={short} />
      <DoughnutChart {...chart} title="Parts" />
    </>,
  );
  const colours = () => [
    ...[GROUND, PART].map(fillOf),
    strokeOf(LINE),
    styleOf('[data-chart] li').color,
    styleOf('[data-rule]').borderTopColor,
  ];
  const light = colours();
  document.documentElement.classList.add('dark');
  const dark = colours();
  for (const [at, colour] of light.entries()) expect(dark[at]).not.toBe(colour);
  document.documentElement.classList.remove('dark');
  expect(colours()).toEqual(light);
});

describe('names that are markup or worse', () => {
  const hostile = '<img src=x onerror="window.wasHit=1">&lt;b&gt;`%E0%A4%A';
  const points = [
    { name: hostile, value: 3 },
    { name: "<script>window.wasHit=1</script>'", value: 5 },
  ];
  const told = {
    title: hostile,
    heads: [hostile, hostile] as const,
    points,
    exact: (value: number) => `${value}${hostile}`,
  };

  test.each([
    ['a line', <LineChart key="line" {...told} axis={told.exact} />],
    [
      'bars',
      <BarChart key="bars" {...told} axis={told.exact}>
        <table />
      </BarChart>,
    ],
    ['a doughnut', <DoughnutChart key="doughnut" {...told} />],
  ])('are plain text in %s and its tooltip', async (_, drawn) => {
    await render(drawn);
    await restOn();
    await expect.poll(() => document.querySelector(TOOLTIP)?.textContent).toContain('‹img src=x');
    expect(document.querySelectorAll('figure :is(img, script, b)')).toHaveLength(0);
    expect('wasHit' in window).toBe(false);
  });
});

test('every text is cleaned, at any depth and in what functions return', () => {
  const clean = withoutMarkup({ a: ['<b>', { c: '"&"' }], d: (name: string) => `'${name}'`, e: 5, f: null });
  expect(clean.a).toEqual(['‹b›', { c: '”＆”' }]);
  expect(clean.d('`x')).toBe('’‘x’');
  expect([clean.e, clean.f]).toEqual([5, null]);
});

/**
 * Points at the first shape. For a part of a ring, at its outer edge on the right, as its middle may be in the hole.
 */
async function restOn() {
  const part = document.querySelector(`${LINE}, ${BAR}, ${PART}`);
  if (!part) throw new Error('Nothing was drawn.');
  // The mouse goes where the shape is, not to where it moves on from there.
  let last = '';
  await expect.poll(() => last === (last = JSON.stringify(part.getBoundingClientRect()))).toBe(true);
  const { width, height } = part.getBoundingClientRect();
  const position = part.matches(PART) ? { x: width - 6, y: height * 0.58 } : { x: width / 2, y: height / 2 };
  await userEvent.hover(part, { force: true, position });
}

/** The relative luminance of WCAG 2.2. The browser paints the colour first, so any CSS notation works. */
function luminanceOf(colour: string): number {
  const context = new OffscreenCanvas(1, 1).getContext('2d')!;
  context.fillStyle = colour;
  context.fillRect(0, 0, 1, 1);
  const [red, green, blue] = [...context.getImageData(0, 0, 1, 1).data].map((byte) => {
    const share = byte / 255;
    return share <= 0.04045 ? share / 12.92 : ((share + 0.055) / 1.055) ** 2.4;
  });
  return 0.2126 * red! + 0.7152 * green! + 0.0722 * blue!;
}

function contrastOf(one: number, other: number): number {
  return (Math.max(one, other) + 0.05) / (Math.min(one, other) + 0.05);
}

function boxOf(selector: string): DOMRect {
  return partOf(selector).getBoundingClientRect();
}

function fillOf(selector: string): string {
  return styleOf(selector).fill;
}

function strokeOf(selector: string): string {
  return styleOf(selector).stroke;
}

function styleOf(selector: string): CSSStyleDeclaration {
  return getComputedStyle(partOf(selector));
}

function partOf(selector: string): Element {
  const part = document.querySelector(selector);
  if (!part) throw new Error(`Nothing like ${selector} was drawn.`);
  return part;
}
