import { expect } from '@playwright/test';
import type { Opened } from '../opened.ts';

/** The sign-in screens themselves are checked as routes; these are the states after their forms, one of each kind. */
export const OVER_SIGN_IN: readonly Opened[] = [
  {
    path: '/login',
    there: 'Or continue with',
    states: {
      'a shown password': async (page) => {
        await page.getByLabel('Password', { exact: true }).fill('abcdefg');
        await page.getByRole('button', { name: 'Show password' }).click();
        await expect(page.getByRole('button', { name: 'Hide password' })).toBeVisible();
      },
      'social sign-in': async (page) => {
        await page.getByRole('button', { name: 'Google' }).click();
        await expect(page.getByRole('region', { name: 'Notifications' }).getByRole('listitem')).toBeVisible();
      },
    },
  },
  {
    path: '/register',
    there: 'Create Account',
    states: {
      'passwords that differ': async (page) => {
        await page.getByLabel('Password', { exact: true }).fill('abcdefg');
        await page.getByLabel('Confirm password').fill('abc');
        await expect(page.getByText('Passwords do not match')).toBeVisible();
      },
    },
  },
  {
    path: '/forgot-password',
    there: 'Send Reset Link',
    states: {
      'a link sent': async (page) => {
        await page.getByLabel('Email').fill('asha@example.in');
        await page.getByRole('button', { name: 'Send Reset Link' }).click();
        await expect(page.getByText("We've sent a password reset link")).toBeVisible();
      },
      'another address': async (page) => {
        await page.getByLabel('Email').fill('asha@example.in');
        await page.getByRole('button', { name: 'Send Reset Link' }).click();
        await page.getByRole('button', { name: 'Try another email address' }).click();
        await expect(page.getByLabel('Email')).toBeFocused();
      },
    },
  },
  {
    path: '/reset-password',
    there: 'New password',
    states: {
      'passwords that differ': async (page) => {
        await page.getByLabel('New password').fill('abcdefg');
        await page.getByLabel('Confirm password').fill('abc');
        await expect(page.getByText('Passwords do not match')).toBeVisible();
      },
      'a password reset': async (page) => {
        // Stops the automatic redirect: only the timer of two seconds never fires.
        await page.evaluate(() => {
          const wait = window.setTimeout;
          window.setTimeout = ((act: () => void, ms?: number) => (ms === 2000 ? 0 : wait(act, ms))) as typeof wait;
        });
        await page.getByLabel('New password').fill('abcdefg');
        await page.getByLabel('Confirm password').fill('abcdefg');
        await page.getByRole('button', { name: 'Reset Password' }).click();
        await expect(page.getByText('Your password has been reset successfully.')).toBeVisible();
      },
    },
  },
];
