import { type ChildProcess, spawn } from 'node:child_process';
import { createServer } from 'node:net';
import { setTimeout as wait } from 'node:timers/promises';
import { expect } from '@playwright/test';
import { findEngines } from '../../scripts/engines.mjs';
import { AWAY, type Engine, type EngineHost, type Key, LIMIT_MS, WINDOW } from './engine.ts';

/** WebKitGTK, driven by WebDriver over HTTP, on a display of its own. */
export async function hostWebKit(): Promise<EngineHost> {
  const { width, height } = WINDOW;
  const display = run(findEngines().xvfb, [
    '-displayfd',
    '1',
    '-screen',
    '0',
    `${width}x${height + 200}x24`,
    '-nolisten',
    'tcp',
  ]);
  const number = await new Promise<string>((resolve, refuse) => {
    display.stdout?.once('data', (line) => resolve(String(line).trim()));
    display.once('exit', () => refuse(new Error('Xvfb does not start.')));
  });
  return { start: () => start(number), end: () => stop(display) };
}

/** Starts a driver of its own for each browser: it has one session at a time, and one that hung never ends. */
async function start(display: string): Promise<Engine> {
  const port = await freePort();
  const driver = run(findEngines().webKitDriver, [`--port=${port}`], {
    DISPLAY: `:${display}`,
    WEBKIT_DISABLE_COMPOSITING_MODE: '1',
    TZ: 'Asia/Kolkata',
  });
  const at = `http://127.0.0.1:${port}`;
  await expect.poll(() => isReady(at), { timeout: LIMIT_MS }).toBe(true);
  const { sessionId } = (await send(`${at}/session`, SESSION)) as { sessionId: string };
  const session = `${at}/session/${sessionId}`;
  const ask = (expression: string) => send(`${session}/execute/sync`, { script: `return ${expression}`, args: [] });
  const act = (source: unknown) => send(`${session}/actions`, { actions: [source] });
  const press = (keys: readonly string[]) =>
    act({ type: 'key', id: 'keys', actions: [...down(keys), ...up(keys.toReversed())] });

  await send(`${session}/window/rect`, WINDOW);
  const [, innerHeight] = (await ask('[innerWidth, innerHeight]')) as readonly [number, number];
  await send(`${session}/window/rect`, { ...WINDOW, height: 2 * WINDOW.height - innerHeight });
  return {
    ask,
    async open(address) {
      await ask('document.documentElement.setAttribute("data-left", "")');
      await send(`${session}/url`, { url: address });
      // A script that is executed while a page is being left never ends, and nothing tells when it is.
      await wait(LEAVING_MS);
      const isNext = () =>
        ask('document.readyState !== "loading" && !document.documentElement.hasAttribute("data-left")');
      await expect.poll(isNext, { timeout: LIMIT_MS }).toBe(true);
    },
    async pressAt(x, y) {
      const moveTo = (point: Readonly<{ x: number; y: number }>) => ({
        type: 'pointerMove',
        duration: 0,
        origin: 'viewport',
        ...point,
      });
      const actions = [
        moveTo({ x, y }),
        { type: 'pointerDown', button: 0 },
        { type: 'pointerUp', button: 0 },
        moveTo(AWAY),
      ];
      await act({ type: 'pointer', id: 'mouse', parameters: { pointerType: 'mouse' }, actions });
    },
    async type(text) {
      await act({ type: 'key', id: 'keys', actions: [...text].flatMap((key) => [...down([key]), ...up([key])]) });
    },
    async keys(...keys) {
      await press(keys.map((key) => CODES[key] ?? key));
    },
    async setFile(expression, path) {
      const field = Object.values((await ask(expression)) as Readonly<Record<string, string>>)[0] ?? '';
      await send(`${session}/element/${field}/value`, { text: path });
    },
    end: () => stop(driver),
  };
}

/** Rejects with what the driver says of it, or where it does not answer within the limit. */
async function send(address: string, body: unknown): Promise<unknown> {
  const answer = await fetch(address, {
    method: 'POST',
    body: JSON.stringify(body),
    signal: AbortSignal.timeout(LIMIT_MS),
  }).catch((cause: unknown) => {
    throw new Error(`WebKit's driver did not answer ${JSON.stringify(body).slice(0, 200)}`, { cause });
  });
  const { value } = (await answer.json()) as { value: unknown };
  if (!answer.ok) throw new Error(`WebKit's driver: ${JSON.stringify(value)} to ${JSON.stringify(body).slice(0, 200)}`);
  return value;
}

async function isReady(at: string): Promise<boolean> {
  return fetch(`${at}/status`, { signal: AbortSignal.timeout(LIMIT_MS) }).then(
    ({ ok }) => ok,
    () => false,
  );
}

/** Starts a program as the head of a group, so that it ends with everything that it started. */
function run(program: string | undefined, args: readonly string[], env: Record<string, string> = {}): ChildProcess {
  return spawn(program ?? '', args, {
    detached: true,
    stdio: ['ignore', 'pipe', 'ignore'],
    env: { ...process.env, ...env },
  });
}

async function stop(program: ChildProcess): Promise<void> {
  if (program.pid === undefined || program.exitCode !== null) return;
  const ended = new Promise((resolve) => program.once('exit', resolve));
  process.kill(-program.pid, 'SIGKILL');
  await ended;
}

async function freePort(): Promise<number> {
  const server = createServer();
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  const address = server.address();
  await new Promise((resolve) => server.close(resolve));
  if (address === null || typeof address === 'string') throw new Error('There is no free port.');
  return address.port;
}

const down = (keys: readonly string[]) => keys.map((value) => ({ type: 'keyDown', value }));
const up = (keys: readonly string[]) => keys.map((value) => ({ type: 'keyUp', value }));

const LEAVING_MS = 2500;
const SESSION = {
  capabilities: {
    alwaysMatch: {
      pageLoadStrategy: 'none',
      'webkitgtk:browserOptions': { binary: findEngines().miniBrowser, args: ['--automation'] },
    },
  },
};
/** As WebDriver calls the keys that are no characters. */
const CODES: Readonly<Partial<Record<Key, string>>> = {
  Control: '\uE009',
  Delete: '\uE017',
  Enter: '\uE007',
  Escape: '\uE00C',
  Tab: '\uE004',
};
