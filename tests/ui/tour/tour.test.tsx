import { Scale } from 'lucide';
import { useState } from 'react';
import { beforeEach, expect, test, vi } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import { render } from 'vitest-browser-react';
import '#ui/style/app.css';
import { Tour } from '#ui/tour/tour.tsx';
import { CLOCK_STANDS } from '../../support/standing-clock.ts';

const dialog = page.getByRole('dialog');
const button = (name: string) => page.getByRole('button', { name, exact: true });
const STEPS = [
  { title: 'Hello', target: '', position: 'center' },
  { title: 'The till', target: '[data-tour="till"]', position: 'bottom' },
  { title: 'The shelf', target: '[data-tour="shelf"]', position: 'top' },
  { title: 'Nowhere to be seen', target: '[data-tour="cellar"]', position: 'right' },
] as const;

beforeEach(() => page.viewport(1280, 800));

function Shop({ onLeave, onClosed }: { onLeave: () => void; onClosed: () => void }) {
  const [index, setIndex] = useState<number>();
  const step = index === undefined ? undefined : STEPS[index];
  return (
    <>
      <button type="button" onClick={() => setIndex(0)}>
        Show me around
      </button>
      <div data-testid="page" style={{ position: 'fixed', inset: '100px 0 0 300px', overflowY: 'auto' }}>
        <div data-tour="till" style={{ width: 400, height: 80, marginTop: 50 }} />
        <div data-tour="shelf" style={{ width: 400, height: 300, marginTop: 1500 }} />
      </div>
      {step && index !== undefined && (
        <Tour
          step={{ ...step, description: `About ${step.title}`, icon: Scale }}
          number={index + 1}
          of={STEPS.length}
          percent={(index + 1) * 25}
          onMove={(by) => setIndex(Math.min(Math.max(index + by, 0), STEPS.length - 1))}
          onLeave={onLeave}
          onClosed={() => {
            setIndex(undefined);
            onClosed();
          }}
        />
      )}
    </>
  );
}

async function showAround() {
  const [onLeave, onClosed] = [vi.fn(), vi.fn()];
  await render(<Shop onLeave={onLeave} onClosed={onClosed} />);
  await button('Show me around').click();
  await expect.element(page.getByRole('dialog', { name: 'Hello' })).toBeVisible();
  return { onLeave, onClosed };
}

/** The positions of the card and the spotlight once no animation is running. */
async function places() {
  await Promise.all(document.getAnimations().map((animation) => animation.finished));
  const card = document.querySelector('[role="dialog"] [aria-live]')?.parentElement;
  const light = card?.previousElementSibling;
  if (!card || !light) throw new Error('The tour has no card.');
  return { card: card.getBoundingClientRect(), light: light.getBoundingClientRect() };
}

function boxOf(target: string) {
  const box = document.querySelector(`[data-tour="${target}"]`)?.getBoundingClientRect();
  if (!box) throw new Error(`There is no ${target}.`);
  return box;
}

test('each step shows its number and the progress; the first has no Previous, the last no Next', async () => {
  await showAround();
  await expect.element(dialog).toHaveAccessibleDescription('About Hello');
  await expect.element(dialog).toHaveTextContent('Step 1 of 4');
  await expect.element(page.getByRole('progressbar')).toHaveAttribute('aria-valuetext', '25%');
  await expect.element(button('Previous')).not.toBeInTheDocument();

  await button('Next').click();
  await expect.element(page.getByRole('dialog', { name: 'The till' })).toBeVisible();
  await expect.element(dialog).toHaveTextContent('Step 2 of 4');
  await expect.element(button('Previous')).toBeVisible();

  await userEvent.keyboard('{ArrowRight}{ArrowRight}{ArrowRight}{ArrowRight}');
  await expect.element(dialog).toHaveTextContent('Step 4 of 4');
  await expect.element(page.getByRole('progressbar')).toHaveAttribute('aria-valuenow', '100');
  await expect.element(button('Skip Tour')).not.toBeInTheDocument();
  await expect.element(button('Next')).not.toBeInTheDocument();
  await expect.element(button('Get Started')).toBeVisible();

  await userEvent.keyboard('{ArrowLeft}{ArrowLeft}{ArrowLeft}{ArrowLeft}');
  await expect.element(dialog).toHaveTextContent('Step 1 of 4');
});

test('the target of a step is lit with 8 px around it, its card 20 px away', async () => {
  await showAround();
  await button('Next').click();
  const till = boxOf('till');
  const below = await places();
  expect(below.card.top - till.bottom).toBeCloseTo(20, 0);
  expect(below.light.left).toBeCloseTo(till.left - 8, 0);
  expect(below.light.bottom).toBeCloseTo(till.bottom + 8, 0);

  await button('Next').click();
  const above = await places();
  const shelf = boxOf('shelf');
  expect(shelf.top - above.card.bottom).toBeCloseTo(20, 0);
  expect(shelf.bottom).toBeLessThanOrEqual(800);
  expect(above.card.top).toBeGreaterThanOrEqual(0);
});

test('the spotlight and the card follow a scroll and a resize', async () => {
  await showAround();
  await button('Next').click();
  await button('Next').click();
  await places();
  document.querySelector('[data-testid="page"]')?.scrollBy(0, -40);
  await expect.poll(async () => boxOf('shelf').top - (await places()).card.bottom).toBeCloseTo(20, 0);

  await page.viewport(1100, 600);
  await expect.poll(async () => boxOf('shelf').top - (await places()).card.bottom).toBeCloseTo(20, 0);
  expect((await places()).card.top).toBeGreaterThanOrEqual(0);
});

test('the card of a step without its target is in the middle', async () => {
  await showAround();
  await userEvent.keyboard('{ArrowRight}{ArrowRight}{ArrowRight}');
  await expect.element(page.getByRole('dialog', { name: 'Nowhere to be seen' })).toBeVisible();
  const { card, light } = await places();
  expect(card.left + card.width / 2).toBeCloseTo(640, 0);
  expect(card.top + card.height / 2).toBeCloseTo(400, 0);
  expect(light.width).toBe(0);
});

test('the focus starts on Next, stays inside, and returns to the opener', async () => {
  const { onClosed } = await showAround();
  await expect.element(button('Next')).toHaveFocus();
  for (const name of ['Close tour', 'Skip Tour', 'Next']) {
    await userEvent.keyboard('{Tab}');
    await expect.element(button(name)).toHaveFocus();
  }
  await button('Next').click();
  await button('Previous').click();
  await expect.element(button('Next')).toHaveFocus();
  await userEvent.keyboard('{Escape}');
  await expect.poll(() => onClosed.mock.calls.length).toBe(1);
  await expect.element(button('Show me around')).toHaveFocus();
});

test.each(['Close tour', 'Skip Tour', 'Get Started', 'Escape'])(
  '%s fades the tour out, calls onLeave at once and onClosed after 300 ms, and the next tour begins at step 1',
  async (way) => {
    const { onLeave, onClosed } = await showAround();
    await userEvent.keyboard(way === 'Get Started' ? '{ArrowRight}{ArrowRight}{ArrowRight}' : '{ArrowRight}');
    await expect.element(button('Previous')).toBeVisible();
    vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] });
    try {
      if (way === 'Escape') await userEvent.keyboard('{Escape}{Escape}');
      else await button(way).click();
      await expect.poll(() => onLeave.mock.calls.length, CLOCK_STANDS).toBe(1);
      vi.advanceTimersByTime(299);
      expect(onClosed).not.toHaveBeenCalled();
      vi.advanceTimersByTime(1);
      expect(onClosed).toHaveBeenCalledTimes(1);
    } finally {
      vi.useRealTimers();
    }
    await expect.element(dialog).not.toBeInTheDocument();
    await button('Show me around').click();
    await expect.element(dialog).toHaveTextContent('Step 1 of 4');
    expect(onLeave).toHaveBeenCalledTimes(1);
  },
);
