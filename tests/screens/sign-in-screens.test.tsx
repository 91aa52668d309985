import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import { openApp } from '../app/open-app.tsx';
import { CLOCK_STANDS } from '../support/standing-clock.ts';

const SECRET = 'Kn0wn-s3cret!';
const toasts = page.getByRole('region', { name: 'Notifications' });
const content = page.getByRole('main');
const field = (label: string) => content.getByLabelText(label, { exact: true });
const button = (name: string) => content.getByRole('button', { name, exact: true });
const log = vi.spyOn(console, 'log').mockImplementation(() => {});

beforeEach(async () => {
  await page.viewport(1280, 900);
  log.mockClear();
});

/** Expects that the browser refused to submit the form and moved the focus to this field. */
async function expectRefusedAt(label: string) {
  await expect.element(field(label)).toHaveFocus();
  expect(document.activeElement?.matches(':invalid')).toBe(true);
  expect(log).not.toHaveBeenCalled();
}

describe('/login', () => {
  beforeEach(() => openApp('/login'));

  test('signing in says that this is a demo, logs the email and the remember flag, and links to the Dashboard', async () => {
    await field('Email').fill('asha@example.in');
    await field('Password').fill(SECRET);
    await field('Remember me').click();
    await button('Sign In').click();
    await expect.element(toasts.getByText('Demo sign-in')).toBeVisible();
    expect(log.mock.calls).toEqual([['Sign in:', { email: 'asha@example.in', remember: true }]]);
    await content.getByRole('link', { name: 'Go to Dashboard' }).click();
    await expect.element(page.getByRole('heading', { level: 1, name: 'Dashboard' })).toBeVisible();
  });

  test('the demo message takes the focus, and signing in as someone else starts with empty fields', async () => {
    await field('Email').fill('asha@example.in');
    await field('Remember me').click();
    await field('Password').fill(SECRET);
    await userEvent.keyboard('{Enter}');
    await expect.element(content.getByText('Signed in as asha@example.in.')).toBeVisible();
    expect(document.activeElement?.textContent).toContain('demo sign-in');
    await button('Sign in as someone else').click();
    await expect.element(field('Email')).toHaveFocus();
    await expect.element(field('Email')).toHaveValue('');
    await expect.element(field('Password')).toHaveValue('');
    await expect.element(field('Remember me')).not.toBeChecked();
  });

  test.each([
    ['Email', 'Password', SECRET],
    ['Password', 'Email', 'asha@example.in'],
  ])('without its %s nothing is sent and nothing typed is lost', async (missing, typed, text) => {
    await field(typed).fill(text);
    await button('Sign In').click();
    await expectRefusedAt(missing);
    await expect.element(field(typed)).toHaveValue(text);
  });

  test('the password can be shown and hidden, and is never written into the document', async () => {
    await field('Password').fill(SECRET);
    await expect.element(field('Password')).toHaveAttribute('type', 'password');
    await button('Show password').click();
    await expect.element(field('Password')).toHaveAttribute('type', 'text');
    await expect.element(field('Password')).toHaveValue(SECRET);
    expect(document.documentElement.outerHTML).not.toContain(SECRET);
    await button('Hide password').click();
    await expect.element(field('Password')).toHaveAttribute('type', 'password');
  });

  test.each(['Google', 'GitHub'])('%s says that social sign-in is not available here', async (provider) => {
    await button(provider).click();
    await expect.element(toasts.getByText(/Social sign-in is not available here/)).toBeVisible();
  });

  test('links to Forgot password and to Registration', async () => {
    await expect
      .element(content.getByRole('link', { name: 'Forgot password?' }))
      .toHaveAttribute('href', '/forgot-password');
    await content.getByRole('link', { name: 'Create an account' }).click();
    await expect.element(page.getByRole('heading', { level: 1, name: 'Registration' })).toBeVisible();
  });
});

describe('/register', () => {
  const terms = content.getByRole('checkbox');

  beforeEach(async () => {
    await openApp('/register');
    await field('Full name').fill('Asha Apte');
    await field('Email').fill('asha@example.in');
    await field('Password').fill(SECRET);
    await field('Confirm password').fill(SECRET);
  });

  test('a registration is logged without its password, confirmed with a toast, and links to Sign in', async () => {
    await field('Company').fill('Shree Tarang Traders');
    await terms.click();
    await button('Create Account').click();
    await expect.element(toasts.getByText('Demo registration')).toBeVisible();
    const input = { fullName: 'Asha Apte', email: 'asha@example.in', company: 'Shree Tarang Traders' };
    expect(log.mock.calls).toEqual([['Registration:', input]]);
    await content.getByRole('link', { name: 'Go to Sign in' }).click();
    await expect.element(page.getByRole('heading', { level: 1, name: 'Sign in' })).toBeVisible();
  });

  test('the company is optional, and differing passwords show a message but do not block', async () => {
    await field('Confirm password').fill('another');
    await expect.element(content.getByText('Passwords do not match')).toBeVisible();
    await expect.element(field('Confirm password')).toHaveAttribute('aria-invalid', 'true');
    await terms.click();
    await button('Create Account').click();
    await expect.element(content.getByText('Thank you, Asha Apte.')).toBeVisible();
  });

  test('a name of only spaces is left out of the thanks', async () => {
    await field('Full name').fill(' ');
    await terms.click();
    await button('Create Account').click();
    await expect.element(content.getByText('Thank you.', { exact: true })).toBeVisible();
  });

  test('registering requires agreeing to the terms, which open in a new tab', async () => {
    await button('Create Account').click();
    await expect.element(terms).toHaveFocus();
    expect(log).not.toHaveBeenCalled();
    await expect.element(field('Full name')).toHaveValue('Asha Apte');
    await expect.element(field('Confirm password')).toHaveValue(SECRET);
    for (const [name, href] of [
      ['Terms', '/terms'],
      ['Privacy Policy', '/privacy'],
    ] as const) {
      const link = content.getByRole('link', { name });
      await expect.element(link).toHaveAttribute('href', href);
      await expect.element(link).toHaveAttribute('target', '_blank');
      await expect.element(link).toHaveAttribute('rel', 'noopener');
    }
  });

  test.each(['Full name', 'Email', 'Password', 'Confirm password'])('%s is required', async (label) => {
    await terms.click();
    await field(label).clear();
    await button('Create Account').click();
    await expectRefusedAt(label);
  });

  test('each password has its own Show button, described by its field', async () => {
    const [, second] = content.getByRole('button', { name: 'Show password' }).elements();
    await expect.element(second ?? null).toHaveAccessibleDescription(/^Confirm password/);
    if (second) await userEvent.click(second);
    await expect.element(field('Confirm password')).toHaveAttribute('type', 'text');
    await expect.element(field('Password')).toHaveAttribute('type', 'password');
  });
});

describe('/forgot-password', () => {
  beforeEach(() => openApp('/forgot-password'));

  test('the confirmation names the address, takes the focus, and returns to the form for another address', async () => {
    await field('Email').fill('asha@example.in');
    await button('Send Reset Link').click();
    const sent =
      "We've sent a password reset link to asha@example.in. Please check your email and follow the instructions.";
    await expect.element(content.getByText(sent, { exact: true })).toBeVisible();
    await expect
      .element(content.getByText("Didn't receive the email? Check your spam folder.", { exact: true }))
      .toBeVisible();
    expect(document.activeElement?.textContent).toContain(sent);
    await button('Try another email address').click();
    await expect.element(field('Email')).toHaveFocus();
    await expect.element(content.getByRole('link', { name: /Sign in/ })).toHaveAttribute('href', '/login');
  });

  test.each(['', 'no address'])('the email "%s" is refused', async (typed) => {
    await field('Email').fill(typed);
    await button('Send Reset Link').click();
    await expectRefusedAt('Email');
  });
});

describe('/reset-password', () => {
  const meter = content.getByRole('meter', { name: 'Password strength' });

  test('the strength of the password is shown as a word and as bars', async () => {
    await openApp('/reset-password');
    for (const [password, strength, bars] of [
      ['', 'None', 0],
      ['abcde', 'Weak', 1],
      ['abcdef', 'Medium', 2],
      ['abcdefghi', 'Medium', 2],
      ['abcdefghij', 'Strong', 3],
    ] as const) {
      await field('New password').fill(password);
      await expect.element(meter).toHaveAttribute('aria-valuetext', strength);
      await expect.element(meter).toHaveAttribute('aria-valuenow', String(bars));
      if (password !== '') await expect.element(content.getByText(strength, { exact: true })).toBeVisible();
      await expect
        .element(content.getByText('at least 8 characters with letters, numbers and symbols', { exact: false }))
        .toBeVisible();
    }
  });

  test('the button is disabled while the passwords differ or are short', async () => {
    await openApp('/reset-password');
    const submit = button('Reset Password');
    await expect.element(submit).toBeDisabled();
    await field('New password').fill('abcdef');
    await expect.element(submit).toBeDisabled();
    await expect.element(content.getByText('Passwords do not match')).not.toBeInTheDocument();
    await field('Confirm password').fill('abcdeg');
    await expect.element(content.getByText('Passwords do not match')).toBeVisible();
    await expect.element(submit).toBeDisabled();
    await field('Confirm password').fill('abcdef');
    await expect.element(submit).toBeEnabled();
    await expect.element(content.getByText('Passwords do not match')).not.toBeInTheDocument();
    await field('New password').fill('abcde');
    await field('Confirm password').fill('abcde');
    await expect.element(submit).toBeDisabled();
    // Nor does Enter submit the form.
    await userEvent.keyboard('{Control>}{Enter}{/Control}');
    await field('Confirm password').fill('abcdef');
    await userEvent.keyboard('{Control>}{Enter}{/Control}');
    await expect.element(submit).toBeVisible();
    await field('New password').fill('abcdef');
    await userEvent.keyboard('{Control>}{Enter}{/Control}');
    await expect.element(submit).not.toBeInTheDocument();
  });

  describe('once it is reset', () => {
    let router: Awaited<ReturnType<typeof openApp>>;
    const path = () => router.state.location.pathname;

    beforeEach(async () => {
      router = await openApp('/reset-password');
      await field('New password').fill(SECRET);
      await field('Confirm password').fill(SECRET);
      vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout', 'setInterval', 'clearInterval'] });
      document.querySelector<HTMLButtonElement>('main button[type="submit"]')?.click();
      await expect.poll(() => document.activeElement?.textContent, CLOCK_STANDS).toContain('Redirecting to login...');
    });
    afterEach(() => void vi.useRealTimers());

    test('says so and opens /login after two seconds, not before', async () => {
      expect(document.activeElement?.textContent).toBe(
        'Your password has been reset successfully. Redirecting to login...',
      );
      await vi.advanceTimersByTimeAsync(1999);
      expect(path()).toBe('/reset-password');
      await vi.advanceTimersByTimeAsync(1);
      vi.useRealTimers();
      await expect.element(page.getByRole('heading', { level: 1, name: 'Sign in' })).toBeVisible();
      expect(path()).toBe('/login');
    });

    test('a user who navigates before then is not called back', async () => {
      await router.navigate({ to: '/register' });
      await vi.advanceTimersByTimeAsync(10_000);
      expect(path()).toBe('/register');
    });

    test('the redirect waits while the notifications are open', async () => {
      document.querySelector<HTMLButtonElement>('button[aria-label^="Notifications"]')?.click();
      await expect.poll(() => document.querySelector('[role="dialog"]'), CLOCK_STANDS).not.toBeNull();
      await vi.advanceTimersByTimeAsync(10_000);
      expect(path()).toBe('/reset-password');
      await userEvent.keyboard('{Escape}');
      await expect.poll(() => document.querySelector('[role="dialog"]'), CLOCK_STANDS).toBeNull();
      await vi.advanceTimersByTimeAsync(2000);
      await expect.poll(path).toBe('/login');
    });

    test('a link opens /login at once', async () => {
      vi.useRealTimers();
      await content.getByRole('link', { name: 'Go to Sign in' }).click();
      await expect.element(page.getByRole('heading', { level: 1, name: 'Sign in' })).toBeVisible();
    });
  });
});

test.each([
  ['/login', { Email: 'username', Password: 'current-password' }],
  [
    '/register',
    {
      'Full name': 'name',
      Email: 'email',
      Company: 'organization',
      Password: 'new-password',
      'Confirm password': 'new-password',
    },
  ],
  ['/forgot-password', { Email: 'username' }],
  ['/reset-password', { 'New password': 'new-password', 'Confirm password': 'new-password' }],
])('%s tells a password manager what each field is', async (path, tokens) => {
  await openApp(path);
  for (const [label, token] of Object.entries(tokens)) {
    await expect.element(field(label)).toHaveAttribute('autocomplete', token);
  }
  if ('Email' in tokens) await expect.element(field('Email')).toHaveAttribute('type', 'email');
});
