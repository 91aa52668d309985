import { createMemoryHistory } from '@tanstack/react-router';
import { StrictMode } from 'react';
import { render } from 'vitest-browser-react';
import '#ui/style/app.css';
import { App } from '#app/app.tsx';
import { openRoutes } from '#app/routes.tsx';
import { sample } from '#data/sample/seed/sample.ts';
import { openSample } from '#data/sample/store.ts';

/**
 * Renders the whole product at an address, freshly seeded, for a user who has already seen the tour. `whenSeeded` is called
 * before anything reads the records.
 */
export async function openApp(
  address: string,
  { isFirstVisit = false, isStrict = false, business = sample, whenSeeded = () => {} } = {},
) {
  if (!isFirstVisit) localStorage.setItem('seen dashboard tour', 'true');
  placeToasts();
  const router = openRoutes(createMemoryHistory({ initialEntries: [address] }));
  const mirror = openSample(business);
  // Awaited before rendering: otherwise the screen starts with the previous test's records, and its rows come a frame later.
  await mirror;
  whenSeeded();
  await render(<App router={router} opening={mirror} />, isStrict ? { wrapper: StrictMode } : {});
  return router;
}

/** Renders a page that was opened at an address of books: no sample data is there. */
export async function openBooksAt(address: string) {
  placeToasts();
  const router = openRoutes(createMemoryHistory({ initialEntries: [address] }));
  await render(<App router={router} opening={new Promise(() => {})} />);
  return router;
}

function placeToasts(): void {
  document.getElementById('toasts')?.remove();
  const toasts = document.createElement('div');
  toasts.id = 'toasts';
  document.body.append(toasts);
}
