import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import { tourReplay } from '#app/frame/open-signals.ts';
import { givenTime } from '../support/given-time.ts';
import { TOUR_TITLES } from '../support/tour-titles.ts';
import { openApp } from './open-app.tsx';

const FLAG = 'seen dashboard tour';
const tour = (title = 'Welcome to Tarazu') => page.getByRole('dialog', { name: title });
const button = (name: string) => page.getByRole('button', { name, exact: true });
const kept = new Map<string, string>();

// Only setInterval is faked: the delay before the tour is the only interval of the frame.
beforeEach(async () => {
  await page.viewport(1280, 800);
  kept.clear();
  vi.spyOn(Storage.prototype, 'getItem').mockImplementation((key) => kept.get(key) ?? null);
  vi.spyOn(Storage.prototype, 'setItem').mockImplementation((key, value) => void kept.set(key, value));
  vi.useFakeTimers({ toFake: ['setInterval', 'clearInterval'] });
});
afterEach(() => {
  vi.useRealTimers();
  vi.restoreAllMocks();
});

async function visitDashboard() {
  const router = await openApp('/', { isFirstVisit: true });
  await expectWaiting();
  return router;
}

/** Polls by animation frame: a retried expectation would advance the fake clock. */
async function expectWaiting() {
  while (vi.getTimerCount() === 0 || document.querySelector('h1') === null) await new Promise(requestAnimationFrame);
  await expect.element(page.getByRole('heading', { level: 1, name: 'Dashboard' })).toBeVisible();
  expect(vi.getTimerCount()).toBe(1);
}

/** Waits long enough for the tour's file to load and render. */
async function expectNoTour() {
  await import('#app/frame/tour/open-tour.tsx');
  await givenTime();
  await expect.element(tour()).not.toBeInTheDocument();
}

test('a second after the Dashboard has loaded a new user gets the tour, in seven steps', async () => {
  await visitDashboard();
  vi.advanceTimersByTime(999);
  await expectNoTour();
  vi.advanceTimersByTime(1);
  await expect.element(tour()).toBeVisible();
  await expect.element(tour()).toHaveTextContent('about 2 minutes');
  for (const [index, title] of TOUR_TITLES.entries()) {
    await expect.element(tour(title)).toHaveTextContent(`Step ${index + 1} of 7`);
    expect(kept.has(FLAG)).toBe(false);
    await button(index === 6 ? 'Get Started' : 'Next').click();
  }
  expect(kept.has(FLAG)).toBe(true);
  await expect.element(page.getByRole('dialog')).not.toBeInTheDocument();
});

test('a user who has seen the tour does not get it again', async () => {
  kept.set(FLAG, 'true');
  await openApp('/', { isFirstVisit: true });
  await expect.element(page.getByRole('heading', { level: 1, name: 'Dashboard' })).toBeVisible();
  await givenTime();
  vi.advanceTimersByTime(10_000);
  await expectNoTour();
});

test('arrow keys in the palette over the tour do not change its step', async () => {
  await visitDashboard();
  vi.advanceTimersByTime(1000);
  await expect.element(tour()).toBeVisible();
  await userEvent.keyboard('{Control>}k{/Control}');
  await expect.element(page.getByRole('combobox', { name: 'Find anything' })).toHaveFocus();
  await userEvent.keyboard('{ArrowRight}{Escape}');
  await expect.element(tour()).toHaveTextContent('Step 1 of 7');
  await userEvent.keyboard('{ArrowRight}');
  await expect.element(tour(TOUR_TITLES[1])).toHaveTextContent('Step 2 of 7');
});

test('Escape ends it for good', async () => {
  const router = await visitDashboard();
  vi.advanceTimersByTime(1000);
  await expect.element(tour()).toBeVisible();
  await userEvent.keyboard('{Escape}');
  await expect.element(tour()).not.toBeInTheDocument();
  expect(kept.has(FLAG)).toBe(true);

  await router.navigate({ to: '/sales' });
  await router.navigate({ to: '/' });
  await expect.element(page.getByRole('heading', { level: 1, name: 'Dashboard' })).toBeVisible();
  vi.advanceTimersByTime(10_000);
  await expectNoTour();
});

test('it waits until an open dialog is closed', async () => {
  await visitDashboard();
  await button('Today').click();
  await expect.element(page.getByRole('dialog', { name: 'Today' })).toBeVisible();
  vi.advanceTimersByTime(5000);
  await expectNoTour();
  await userEvent.keyboard('{Escape}');
  await expect.element(page.getByRole('dialog')).not.toBeInTheDocument();
  vi.advanceTimersByTime(1000);
  await expect.element(tour()).toBeVisible();
});

test('it does not open if the palette is opened at that moment, nor remain underneath', async () => {
  await visitDashboard();
  vi.advanceTimersByTime(1000);
  await import('#app/frame/tour/open-tour.tsx');
  document.querySelector<HTMLElement>('button[aria-label="Find anything"]')?.click();
  await userEvent.keyboard('desai');
  await expect.element(page.getByRole('combobox', { name: 'Find anything' })).toHaveValue('desai');
  await givenTime();
  await expect.element(page.getByRole('combobox', { name: 'Find anything' })).toHaveFocus();
  expect(document.querySelectorAll('[aria-modal="true"]')).toHaveLength(1);
});

test('replayed while it is open, it stays open under the palette', async () => {
  await visitDashboard();
  vi.advanceTimersByTime(1000);
  await expect.element(tour()).toBeVisible();
  await button('Next').click();
  tourReplay.emit();
  await expect.element(tour()).toHaveTextContent('Step 1 of 7');
  await userEvent.keyboard('{Control>}k{/Control}');
  await expect.element(page.getByRole('combobox', { name: 'Find anything' })).toHaveFocus();
  await userEvent.keyboard('{Escape}');
  await expect.element(tour()).toHaveTextContent('Step 1 of 7');
});

test('it does not open once the user has started typing', async () => {
  await visitDashboard();
  const field = document.createElement('input');
  document.body.append(field);
  await userEvent.type(field, 'Desai');
  field.remove();
  vi.advanceTimersByTime(10_000);
  await expectNoTour();
  expect(kept.has(FLAG)).toBe(false);
});

test('it does not open on another screen, but a second after returning to the Dashboard', async () => {
  const router = await visitDashboard();
  await router.navigate({ to: '/sales' });
  await expect.element(page.getByRole('heading', { level: 1, name: 'Sales Management' })).toBeVisible();
  await expect.poll(() => vi.getTimerCount()).toBe(0);
  await router.navigate({ to: '/' });
  await expectWaiting();
  vi.advanceTimersByTime(1000);
  await expect.element(tour()).toBeVisible();
});

test('Back from the Dashboard ends it', async () => {
  const router = await openApp('/sales', { isFirstVisit: true });
  await router.navigate({ to: '/' });
  await expectWaiting();
  vi.advanceTimersByTime(1000);
  await expect.element(tour()).toBeVisible();
  router.history.back();
  await expect.element(page.getByRole('heading', { level: 1, name: 'Sales Management' })).toBeVisible();
  await expect.element(tour()).not.toBeInTheDocument();
  expect(kept.has(FLAG)).toBe(true);
});

test('the user menu replays it from step 1, from any screen, and gets the focus back', async () => {
  kept.set(FLAG, 'true');
  const router = await openApp('/sales', { isFirstVisit: true });
  for (let times = 0; times < 2; times++) {
    await button('User menu').click();
    await page.getByRole('menuitem', { name: 'Replay tour' }).click();
    await expect.element(tour()).toHaveTextContent('Step 1 of 7');
    expect(router.state.location.pathname).toBe('/');
    await button('Next').click();
    await expect.element(tour('Your business at a glance')).toBeVisible();
    await userEvent.keyboard('{Escape}');
    await expect.element(page.getByRole('dialog')).not.toBeInTheDocument();
    await expect.element(button('User menu')).toHaveFocus();
  }
});

test('on a phone the sidebar is a drawer, and the tour points at the button that opens it', async () => {
  await page.viewport(390, 844);
  await visitDashboard();
  vi.advanceTimersByTime(1000);
  await expect.element(tour()).toBeVisible();
  await userEvent.keyboard('{ArrowRight}{ArrowRight}{ArrowRight}{ArrowRight}{ArrowRight}');
  await expect.element(tour('Every page, one list')).toBeVisible();
  await Promise.all(document.getAnimations().map((animation) => animation.finished));
  const toggle = document.querySelector('button[aria-label="Toggle Sidebar"]')?.getBoundingClientRect();
  const card = document.querySelector('[role="dialog"] [aria-live]')?.parentElement;
  const light = card?.previousElementSibling?.getBoundingClientRect();
  expect(light?.width).toBeCloseTo(Number(toggle?.width) + 16, 0);
  expect(light?.left).toBeCloseTo(Number(toggle?.left) - 8, 0);
  expect(card?.getBoundingClientRect().left).toBeCloseTo(Number(toggle?.right) + 20, 0);
});

test('turning a phone moves the highlight between the drawer button and the sidebar', async () => {
  // Clears the cookie, so that the sidebar is wide and not a strip from an earlier test.
  document.cookie = 'sidebar_state=; path=/; max-age=0';
  await page.viewport(390, 844);
  await visitDashboard();
  vi.advanceTimersByTime(1000);
  await expect.element(tour()).toBeVisible();
  await userEvent.keyboard('{ArrowRight}{ArrowRight}{ArrowRight}{ArrowRight}{ArrowRight}');
  await expect.element(tour('Every page, one list')).toBeVisible();
  const light = () => {
    const card = document.querySelector('[role="dialog"] [aria-live]')?.parentElement;
    return card?.previousElementSibling?.getBoundingClientRect().width ?? 0;
  };
  await page.viewport(844, 390);
  await expect.poll(light).toBeGreaterThan(200);
  await page.viewport(390, 844);
  await expect.poll(light).toBeLessThan(100);
  expect(light()).toBeGreaterThan(40);
});

test('if storage is refused, it opens once', async () => {
  const refuse = () => {
    throw new DOMException('The user denied permission to store anything.', 'SecurityError');
  };
  vi.spyOn(Storage.prototype, 'getItem').mockImplementation(refuse);
  vi.spyOn(Storage.prototype, 'setItem').mockImplementation(refuse);
  const router = await visitDashboard();
  vi.advanceTimersByTime(1000);
  await expect.element(tour()).toBeVisible();
  await userEvent.keyboard('{Escape}');
  await expect.element(tour()).not.toBeInTheDocument();
  await router.navigate({ to: '/sales' });
  await router.navigate({ to: '/' });
  await expect.element(page.getByRole('heading', { level: 1, name: 'Dashboard' })).toBeVisible();
  vi.advanceTimersByTime(10_000);
  await expectNoTour();
});
