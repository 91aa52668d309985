import { type ChildProcess, spawn } from 'node:child_process';
import { once } from 'node:events';
import { type AddressInfo, createServer } from 'node:net';
import { setTimeout as wait } from 'node:timers/promises';
import { expect } from '@playwright/test';
import { findEngines } from '../../scripts/engines.mjs';
import { AWAY, type Engine, type EngineHost, LIMIT_MS, WINDOW, withinLimit } from './engine.ts';

/** WebKitGTK, driven by WebDriver over HTTP, on a display of its own. */
export async function hostWebKit(): Promise<EngineHost> {
  const screen = `${WINDOW.width}x${WINDOW.height + 200}x24`;
  const display = run(findEngines().xvfb, `-displayfd 1 -nolisten tcp -screen 0 ${screen}`);
  const [number] = await withinLimit('Xvfb', once(display.stdout, 'data'));
  return { start: () => start(String(number).trim()), end: () => stop(display) };
}

/** Starts a driver of its own for each browser: it has one session at a time, and one that hung never ends. */
async function start(display: string): Promise<Engine> {
  const at = `http://127.0.0.1:${await freePort()}`;
  const driver = run(findEngines().webKitDriver, `--port=${new URL(at).port}`, {
    DISPLAY: `:${display}`,
    WEBKIT_DISABLE_COMPOSITING_MODE: '1',
    TZ: 'Asia/Kolkata',
  });
  await expect(async () => void (await fetch(`${at}/status`))).toPass({ timeout: LIMIT_MS });
  const { sessionId } = (await send(`${at}/session`, SESSION)) as { sessionId: string };
  const session = `${at}/session/${sessionId}`;
  const ask = (expression: string) => send(`${session}/execute/sync`, { script: `return ${expression}`, args: [] });
  const act = (source: unknown) => send(`${session}/actions`, { actions: [source] });
  const press = (keys: readonly string[]) => act({ type: 'key', id: 'keys', actions: keys.flatMap(downAndUp) });

  await send(`${session}/window/rect`, WINDOW);
  const bars = WINDOW.height - Number(await ask('innerHeight'));
  await send(`${session}/window/rect`, { ...WINDOW, height: WINDOW.height + bars });
  return {
    ask,
    async open(address) {
      await ask('document.documentElement.setAttribute("data-left", "")');
      await send(`${session}/url`, { url: address });
      // A script that is executed while a page is being left never ends, and nothing tells when it is.
      await wait(LEAVING_MS);
      await expect.poll(() => ask(IS_NEXT), { timeout: LIMIT_MS }).toBe(true);
    },
    async pressAt(x, y) {
      const actions = [{ ...MOVE, x, y }, ...CLICK, { ...MOVE, ...AWAY }];
      await act({ type: 'pointer', id: 'mouse', parameters: { pointerType: 'mouse' }, actions });
    },
    async type(text) {
      await press(Array.from(text));
    },
    async selectAll() {
      const [control, letter] = ['\uE009', 'a'].map(downAndUp);
      await act({ type: 'key', id: 'keys', actions: [control?.[0], ...(letter ?? []), control?.[1]] });
    },
    async enter() {
      await press(['\uE007']);
    },
    async setFile(expression, path) {
      const [field] = Object.values((await ask(expression)) as Readonly<Record<string, string>>);
      await send(`${session}/element/${field}/value`, { text: path });
    },
    end: () => stop(driver),
  };
}

/** Rejects with what the driver says of it. */
async function send(address: string, body: unknown): Promise<unknown> {
  const sent = JSON.stringify(body);
  const what = `WebKit, ${sent.slice(0, 200)}`;
  const answer = await withinLimit(what, fetch(address, { method: 'POST', body: sent }));
  const { value } = (await answer.json()) as { value: unknown };
  if (!answer.ok) throw new Error(`${what}: ${JSON.stringify(value)}`);
  return value;
}

/** Starts a program as the head of a group, so that it ends with everything that it started. */
function run(program: string | undefined, args: string, env: Record<string, string> = {}) {
  const started = spawn(program ?? '', args.split(' '), {
    detached: true,
    stdio: ['ignore', 'pipe', 'ignore'],
    env: { ...process.env, ...env },
  });
  process.once('exit', () => kill(started));
  return started;
}

async function stop(program: ChildProcess): Promise<void> {
  const ended = once(program, 'exit');
  if (kill(program)) await ended;
}

function kill({ pid, exitCode, signalCode }: ChildProcess): boolean {
  const isRunning = pid !== undefined && exitCode === null && signalCode === null;
  return isRunning && process.kill(-pid, 'SIGKILL');
}

async function freePort(): Promise<number> {
  const server = createServer().listen(0, '127.0.0.1');
  await once(server, 'listening');
  const { port } = server.address() as AddressInfo;
  await new Promise((resolve) => server.close(resolve));
  return port;
}

const downAndUp = (value: string) => ['keyDown', 'keyUp'].map((type) => ({ type, value }));

const LEAVING_MS = 2500;
const IS_NEXT = 'document.readyState !== "loading" && !document.documentElement.hasAttribute("data-left")';
const MOVE = { type: 'pointerMove', duration: 0, origin: 'viewport' };
const CLICK = ['pointerDown', 'pointerUp'].map((type) => ({ type, button: 0 }));
const BROWSER = { binary: findEngines().miniBrowser, args: ['--automation'] };
const SESSION = { capabilities: { alwaysMatch: { pageLoadStrategy: 'none', 'webkitgtk:browserOptions': BROWSER } } };
