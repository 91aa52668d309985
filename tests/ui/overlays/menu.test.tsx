import { expect, test } from 'vitest';
import { UserRound } from 'lucide';
import { page } from 'vitest/browser';
import { render } from 'vitest-browser-react';
import { announceNavigation } from '#ui/navigation/on-navigate.ts';
import { Menu } from '#ui/overlays/menu.tsx';

test('a menu does not open if the user navigates in the moment in which it is pressed', async () => {
  await render(<Menu name="User menu" shown="Asha" className="" entries={() => [PROFILE]} />);
  const button = page.getByRole('button', { name: 'User menu' });
  (button.element() as HTMLElement).click();
  announceNavigation();
  // The next press opens it, and would close it if it stood.
  await expect.element(button).toHaveAttribute('aria-expanded', 'false');
  await button.click();
  await expect.element(page.getByRole('menu')).toBeVisible();
});

const PROFILE = { icon: UserRound, words: 'Profile', onChoose: () => {} };
