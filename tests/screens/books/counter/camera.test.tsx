import { beforeEach, describe, expect, test, vi } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import { aCamera, type FakeCamera } from '../../../support/fake-camera.ts';
import { givenTime } from '../../../support/given-time.ts';
import { scan } from '../../../support/scanner.ts';
import { button, dialog, expectLines, keys, lastScan, openCounter, region, SALT, shop, SOAP } from './counter-hands.ts';

const toggle = button('Scan with Camera');
const camera = region('Camera');
const UNKNOWN = '0000000000017';
/** A soap has twelve digits, as in America. */
const SOAP_READ = { code: SOAP, format: 'upc_a' };
let key: string;

beforeEach(async () => {
  await page.viewport(390, 844);
  key = await shop();
});

/** Opens the counter and its camera, which sees. */
async function openCamera(): Promise<void> {
  await openCounter(key);
  await toggle.click();
  await expect.element(camera.getByText('Hold a code before the camera.')).toBeVisible();
}

/** Waits until the camera has looked several times more. */
async function looksOn(of: FakeCamera): Promise<void> {
  const before = of.looked();
  await expect.poll(of.looked).toBeGreaterThan(before + 3);
}

describe('the camera', () => {
  test('is not offered where the browser finds no codes in pictures, or none of goods', async () => {
    vi.stubGlobal('BarcodeDetector', undefined);
    await openCounter(key);
    await givenTime();
    await expect.element(toggle).not.toBeInTheDocument();
  });

  test('is not offered by a browser that knows QR codes alone', async () => {
    aCamera({ formats: ['qr_code'] });
    await openCounter(key);
    await givenTime();
    await expect.element(toggle).not.toBeInTheDocument();
  });

  test('scans what is held before it, each code once while it stays in view', async () => {
    const seen = aCamera();
    await openCamera();
    seen.hold(SALT);
    await expectLines(['Salt', '1 PCS', '105.00']);
    await expect.element(lastScan).toHaveTextContent('Salt: 1 PCS × ₹105');
    await looksOn(seen);
    seen.hold(SOAP_READ, SALT);
    await expectLines(['Salt', '1 PCS', '105.00'], ['Soap', '1 PCS', '21.00']);
    await looksOn(seen);
    await expectLines(['Salt', '1 PCS', '105.00'], ['Soap', '1 PCS', '21.00']);
  });

  test('takes no code whose check digit is wrong', async () => {
    const seen = aCamera();
    await openCamera();
    seen.hold('8901719110246');
    await looksOn(seen);
    await expect.element(button('Pay ₹0')).toBeDisabled();
    await expect.element(lastScan).toHaveTextContent('');
  });

  test('asks about an unknown code; one that is scanned meanwhile waits', async () => {
    const seen = aCamera();
    await openCamera();
    seen.hold(UNKNOWN);
    await expect.element(dialog(`Unknown Code ${UNKNOWN}`)).toBeVisible();
    seen.hold(SALT);
    await expect.element(page.getByText('1 waiting')).toBeVisible();
    await button('Skip').click();
    await expectLines(['Salt', '1 PCS', '105.00']);
  });

  test('rests while a dialog lies over it that takes no scans', async () => {
    const seen = aCamera();
    await openCamera();
    await page.getByRole('button', { name: /^Customer/ }).click();
    await expect.element(dialog('Customer')).toBeVisible();
    const before = seen.looked();
    seen.hold(SALT);
    await givenTime();
    expect(seen.looked()).toBeLessThanOrEqual(before + 1);
    await keys('{Escape}');
    await expectLines(['Salt', '1 PCS', '105.00']);
  });

  test('is off while a bill is paid, and scans on for the next one', async () => {
    const seen = aCamera();
    await openCamera();
    seen.hold(SALT);
    await expectLines(['Salt', '1 PCS', '105.00']);
    seen.hold();
    await button('Pay ₹105').click();
    await expect.element(region('Pay')).toBeVisible();
    expect(seen.live()).toEqual([]);
    await button('Fill Cash').click();
    await button('Save').click();
    await expect.element(region('Saved')).toBeVisible();
    await expect.element(camera.getByText('Hold a code before the camera.')).toBeVisible();
    seen.hold(SOAP_READ);
    await expectLines(['Soap', '1 PCS', '21.00']);
  });

  test('has its light, where there is one', async () => {
    const seen = aCamera({ hasTorch: true });
    await openCamera();
    const torch = camera.getByRole('button', { name: 'Torch' });
    await torch.click();
    await expect.element(torch).toHaveAttribute('aria-pressed', 'true');
    await torch.click();
    await expect.element(torch).toHaveAttribute('aria-pressed', 'false');
    expect(seen.torch).toEqual([true, false]);
  });

  test('has buttons for a finger', async () => {
    aCamera({ hasTorch: true });
    await openCamera();
    const targets = [toggle, ...['Torch', 'Close Camera'].map((name) => camera.getByRole('button', { name }))];
    for (const target of targets) {
      const { width, height } = target.element().getBoundingClientRect();
      expect(Math.min(width, height)).toBeGreaterThanOrEqual(44);
    }
  });
});

describe('the camera ends', () => {
  test.each([
    ['by its Close', () => camera.getByRole('button', { name: 'Close Camera' }).click()],
    ['by its button', () => toggle.click()],
    ['on Escape', () => keys('{Escape}')],
  ])('%s, and is off then', async (_, end) => {
    const seen = aCamera();
    await openCamera();
    expect(seen.live()).toHaveLength(1);
    await end();
    await expect.element(camera).not.toBeInTheDocument();
    expect(seen.live()).toEqual([]);
    await expect.element(toggle).toHaveAttribute('aria-expanded', 'false');
  });

  test('after the field was cleared by the first Escape', async () => {
    aCamera();
    await openCamera();
    const find = page.getByRole('combobox', { name: 'Find or Scan' });
    await userEvent.fill(find, 'sa');
    await keys('{Escape}');
    await expect.element(find).toHaveValue('');
    await expect.element(camera).toBeInTheDocument();
    await keys('{Escape}');
    await expect.element(camera).not.toBeInTheDocument();
  });

  test('when the page is hidden', async () => {
    const seen = aCamera();
    await openCamera();
    vi.spyOn(document, 'hidden', 'get').mockReturnValue(true);
    document.dispatchEvent(new Event('visibilitychange'));
    await expect.element(camera).not.toBeInTheDocument();
    expect(seen.live()).toEqual([]);
  });

  test('after a minute in which nothing was scanned', async () => {
    const seen = aCamera();
    await openCamera();
    const now = performance.now.bind(performance);
    vi.spyOn(performance, 'now').mockImplementation(() => now() + 50_000);
    seen.hold(SALT);
    await expectLines(['Salt', '1 PCS', '105.00']);
    vi.spyOn(performance, 'now').mockImplementation(() => now() + 100_000);
    await looksOn(seen);
    await expect.element(camera).toBeInTheDocument();
    vi.spyOn(performance, 'now').mockImplementation(() => now() + 111_000);
    await expect.element(camera).not.toBeInTheDocument();
    expect(seen.live()).toEqual([]);
  });

  test('with the counter, also before the browser was asked', async () => {
    const seen = aCamera();
    const router = await openCounter(key);
    await toggle.click();
    await router.navigate({ to: '/books/$key', params: { key } });
    await expect.element(camera).not.toBeInTheDocument();
    await givenTime();
    expect(seen.live()).toEqual([]);
  });

  test('twelve times, and leaves no track and no listener', async () => {
    const seen = aCamera();
    await openCamera();
    await camera.getByRole('button', { name: 'Close Camera' }).click();
    const listeners = countListeners();
    for (let time = 0; time < 12; time++) {
      await toggle.click();
      await expect.element(camera.getByText('Hold a code before the camera.')).toBeVisible();
      await toggle.click();
      await expect.element(camera).not.toBeInTheDocument();
    }
    expect(seen.live()).toEqual([]);
    expect(listeners()).toEqual({ keydown: 0, visibilitychange: 0 });
  });
});

describe('a camera that fails says what to do, and the bill stands', () => {
  test.each([
    [
      'NotAllowedError',
      'The camera is blocked. Allow it for this site in the settings of the browser, then try again.',
    ],
    ['NotFoundError', 'No camera was found. Connect one, then try again.'],
    ['NotReadableError', 'The camera is in use elsewhere. Close what uses it, then try again.'],
    ['TypeError', 'The camera did not start. Try again, or type the code.'],
  ])('%s', async (name, sentence) => {
    const seen = aCamera();
    await openCounter(key);
    await scan(SALT);
    await expectLines(['Salt', '1 PCS', '105.00']);
    seen.refuse(name);
    await toggle.click();
    await expect.element(camera.getByRole('alert')).toHaveTextContent(sentence);
    await expectLines(['Salt', '1 PCS', '105.00']);
    seen.refuse(undefined);
    await button('Try Again').click();
    await expect.element(camera.getByText('Hold a code before the camera.')).toBeVisible();
    seen.hold(SOAP_READ);
    await expectLines(['Salt', '1 PCS', '105.00'], ['Soap', '1 PCS', '21.00']);
  });

  test('lost in the middle', async () => {
    const seen = aCamera();
    await openCamera();
    seen.hold(SALT);
    await expectLines(['Salt', '1 PCS', '105.00']);
    const [track] = seen.live();
    track?.stop();
    track?.dispatchEvent(new Event('ended'));
    await expect.element(camera.getByRole('alert')).toHaveTextContent('The camera was lost.');
    await expectLines(['Salt', '1 PCS', '105.00']);
  });

  test('with a system that finds no codes now', async () => {
    const seen = aCamera();
    await openCamera();
    seen.fail();
    await expect.element(camera.getByRole('alert')).toHaveTextContent('This device finds no codes in pictures now.');
    expect(seen.live()).toEqual([]);
  });
});

/** Counts the listeners of the document from now on: those that came, less those that went. */
function countListeners(): () => Readonly<Record<string, number>> {
  const counts: Record<string, number> = { keydown: 0, visibilitychange: 0 };
  const [add, remove] = [document.addEventListener.bind(document), document.removeEventListener.bind(document)];
  const count = (type: string, by: number) => {
    if (type in counts) counts[type] = (counts[type] ?? 0) + by;
  };
  vi.spyOn(document, 'addEventListener').mockImplementation((type: string, listener: unknown, options: unknown) => {
    count(type, 1);
    const { signal } = (typeof options === 'object' ? (options ?? {}) : {}) as AddEventListenerOptions;
    signal?.addEventListener('abort', () => count(type, -1));
    add(type, listener as EventListener, options as AddEventListenerOptions);
  });
  vi.spyOn(document, 'removeEventListener').mockImplementation((type: string, listener: unknown, options: unknown) => {
    count(type, -1);
    remove(type, listener as EventListener, options as EventListenerOptions);
  });
  return () => counts;
}
