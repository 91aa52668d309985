import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import { renderHook } from 'vitest-browser-react';
import { useSidebar } from '#app/frame/sidebar-state.ts';
import { isCovered } from '#ui/overlays/opening.ts';
import { CLOCK_STANDS } from '../support/standing-clock.ts';
import { openApp } from './open-app.tsx';

const navigation = page.getByRole('navigation', { name: 'Main Navigation' });
const toggle = page.getByRole('button', { name: 'Toggle Sidebar' });

beforeEach(async () => {
  await page.viewport(1280, 800);
  document.cookie = 'sidebar_state=; path=/; max-age=0';
});

afterEach(() => {
  vi.restoreAllMocks();
  vi.useRealTimers();
});

test('the entries are in order, and only the current one is marked', async () => {
  await openApp('/gst?from=elsewhere');
  await expect.element(page.getByRole('heading', { level: 1, name: 'GST Management' })).toBeVisible();
  const links = navigation.getByRole('link').elements();
  expect(links.map((link) => link.textContent)).toEqual([
    'Dashboard',
    'Invoices',
    'Sales',
    'Purchases',
    'Inventory',
    'Accounting',
    'GST',
    'Reports',
    'Financial Year',
    'Locations',
    'Settings',
  ]);
  expect(links.filter((link) => link.ariaCurrent === 'page').map((link) => link.textContent)).toEqual(['GST']);
});

test('an address below an entry that leads to no screen marks none', async () => {
  vi.spyOn(console, 'error').mockImplementation(() => {});
  await openApp('/invoices/x');
  await expect.element(page.getByRole('heading', { level: 1, name: '404' })).toBeVisible();
  const links = navigation.getByRole('link').elements();
  expect(links.filter((link) => link.ariaCurrent !== null).map((link) => link.textContent)).toEqual([]);
});

test('the button collapses it to a strip of 3rem, and a cookie keeps that for seven days', async () => {
  const written = vi.spyOn(document, 'cookie', 'set');
  await openApp('/');
  await expect.poll(width).toBe(256);
  await toggle.click();
  await expect.poll(width).toBe(48);
  await expect.element(toggle).toHaveAttribute('aria-expanded', 'false');

  expect(written.mock.lastCall).toEqual(['sidebar_state=false; path=/; max-age=604800; SameSite=Lax']);
  expect(document.cookie).toContain('sidebar_state=false');
});

test('a page opened with that cookie starts as a strip', async () => {
  document.cookie = 'sidebar_state=false; path=/';
  await openApp('/');
  await expect.poll(width).toBe(48);
});

test('Ctrl+B and Cmd+B toggle it, and the focused entry keeps the focus', async () => {
  await openApp('/');
  const invoices = navigation.getByRole('link', { name: 'Invoices' });
  await expect.element(invoices).toBeVisible();
  invoices.element().focus();
  await userEvent.keyboard('{Control>}b{/Control}');
  await expect.poll(width).toBe(48);
  await expect.element(invoices).toHaveFocus();
  await userEvent.keyboard('{Meta>}b{/Meta}');
  await expect.poll(width).toBe(256);
});

test('Ctrl+B held down toggles it once', async () => {
  await openApp('/');
  await expect.poll(width).toBe(256);
  await userEvent.keyboard('{Control>}{b>4/}{/Control}');
  await expect.poll(width).toBe(48);
});

test('in the strip an entry shows its tooltip at once, on hover or keyboard focus', async () => {
  document.cookie = 'sidebar_state=false; path=/';
  await openApp('/');
  await expect.poll(width).toBe(48);
  vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] });
  await navigation.getByRole('link', { name: 'Reports' }).hover();
  const told = () =>
    page
      .getByRole('tooltip')
      .elements()
      .map((name) => name.textContent);
  await expect.poll(told, CLOCK_STANDS).toEqual(['Reports']);
  await page.getByRole('main').hover({ position: { x: 400, y: 400 } });
  await expect.element(page.getByRole('tooltip')).not.toBeInTheDocument();
  (navigation.getByRole('link', { name: 'Accounting' }).element() as HTMLElement).focus();
  await userEvent.keyboard('{Tab}');
  await expect.element(page.getByRole('tooltip')).toHaveTextContent('GST');
});

test('an entry that has the focus while the sidebar collapses shows no tooltip', async () => {
  await openApp('/');
  (navigation.getByRole('link', { name: 'Sales' }).element() as HTMLElement).focus();
  await userEvent.keyboard('{Control>}b{/Control}');
  await expect.poll(width).toBe(48);
  await expect.element(page.getByRole('tooltip')).not.toBeInTheDocument();
});

test('the tooltip stays while the pointer is on it, and Escape closes it', async () => {
  document.cookie = 'sidebar_state=false; path=/';
  await openApp('/');
  await navigation.getByRole('link', { name: 'Sales' }).hover();
  const name = page.getByRole('tooltip', { name: 'Sales' });
  await name.hover();
  await expect.element(name).toBeVisible();
  await userEvent.keyboard('{Escape}');
  await expect.element(name).not.toBeInTheDocument();
});

test('on a phone its key does not open it behind a form, which keeps the focus', async () => {
  await page.viewport(390, 844);
  await openApp('/sales?new');
  const customer = page.getByRole('dialog', { name: 'Create New Sales Order' }).getByLabelText('Customer Name');
  await customer.fill('Asha');
  await userEvent.keyboard('{Control>}b{/Control}');
  await userEvent.keyboard(' Rao');
  await expect.element(customer).toHaveValue('Asha Rao');
  await expect.element(page.getByRole('dialog', { name: 'Menu' })).not.toBeInTheDocument();
  await expect.element(navigation).not.toBeInTheDocument();
});

test('below 768 px it is a drawer with a flag of its own, closed by Escape and by navigation', async () => {
  await page.viewport(767, 844);
  const router = await openApp('/');
  await expect.element(toggle).toBeVisible();
  expect(navigation.query()).toBeNull();

  await toggle.click();
  await expect.element(navigation).toBeVisible();
  await userEvent.keyboard('{Escape}');
  await expect.element(navigation).not.toBeInTheDocument();
  await expect.element(toggle).toHaveFocus();

  await toggle.click();
  await navigation.getByRole('link', { name: 'Locations' }).click();
  await expect.element(page.getByRole('heading', { level: 1, name: 'Locations Management' })).toBeVisible();
  await expect.element(navigation).not.toBeInTheDocument();
  expect(router.state.location.pathname).toBe('/locations');
  expect(document.cookie).not.toContain('sidebar_state');
});

test('a drawer closed before it has loaded leaves the page usable', async () => {
  await page.viewport(390, 844);
  const { result, act } = await renderHook(() => useSidebar(false));
  await act(() => result.current.toggle());
  expect(isCovered()).toBe(true);
  await act(() => result.current.toggle());
  expect(isCovered()).toBe(false);
});

test('a drawer that closed when the phone was turned does not reopen when it is turned back', async () => {
  await page.viewport(390, 844);
  await openApp('/');
  await toggle.click();
  await expect.element(navigation).toBeVisible();
  await page.viewport(768, 390);
  await expect.poll(width).toBe(256);

  await page.viewport(390, 844);
  await expect.element(toggle).toHaveAttribute('aria-expanded', 'false');
  await expect.element(navigation).not.toBeInTheDocument();
});

test('in books on a tablet held upright it begins as a strip, and widened there it stays wide there', async () => {
  await page.viewport(820, 1180);
  document.cookie = 'sidebar_state_upright=; path=/; max-age=0';
  const { result, act, rerender } = await renderHook((props?: { isOfBooks: boolean }) =>
    useSidebar(props?.isOfBooks ?? true),
  );
  expect(result.current.isOpen).toBe(false);
  await act(() => result.current.toggle());
  expect(result.current.isOpen).toBe(true);
  expect(document.cookie).toContain('sidebar_state_upright=true');
  await act(() => result.current.toggle());
  expect(result.current.isOpen).toBe(false);

  await rerender({ isOfBooks: false });
  expect(result.current.isOpen).toBe(true);
  await rerender({ isOfBooks: true });
  await page.viewport(1180, 820);
  await expect.poll(() => result.current.isOpen).toBe(true);
  document.cookie = 'sidebar_state_upright=; path=/; max-age=0';
});

function width(): number | undefined {
  return navigation.query()?.parentElement?.getBoundingClientRect().width;
}
