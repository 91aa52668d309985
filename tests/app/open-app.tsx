import { createMemoryHistory } from '@tanstack/react-router';
import { StrictMode } from 'react';
import { render } from 'vitest-browser-react';
import '#ui/style/app.css';
import { App } from '#app/app.tsx';
import { openRoutes } from '#app/routes.tsx';
import { openMirror } from '#data/mirror.ts';
import { sample } from '#data/seed/sample.ts';

/**
 * The whole product, freshly seeded and opened at an address, by somebody who was shown around before. `whenSeeded` is called
 * before anything is read.
 */
export async function openApp(
  address: string,
  { isFirstVisit = false, isStrict = false, business = sample, whenSeeded = () => {} } = {},
) {
  if (!isFirstVisit) localStorage.setItem('seen dashboard tour', 'true');
  document.getElementById('toasts')?.remove();
  const toasts = document.createElement('div');
  toasts.id = 'toasts';
  document.body.append(toasts);
  const router = openRoutes(createMemoryHistory({ initialEntries: [address] }));
  const mirror = openMirror(business);
  // First, or the screen would begin with the records of the test before, and its rows would follow its numbers a frame later.
  await mirror;
  whenSeeded();
  await render(<App router={router} mirror={mirror} />, isStrict ? { wrapper: StrictMode } : {});
  return router;
}
