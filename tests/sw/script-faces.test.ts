import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { scriptFace } from '../../sw/script-faces.ts';

const TAMIL = '/assets/script-tamil-AAAAAAAA.ttf';
const NEW_TAMIL = '/assets/script-tamil-BBBBBBBB.ttf';
const ODIA = '/assets/script-odia-AAAAAAAA.ttf';

/** What is kept, by path. */
let kept: Map<string, Response>;
let fetched: string[];
let answer: () => Response;

beforeEach(() => {
  kept = new Map();
  fetched = [];
  answer = () => new Response('a face', { headers: { 'Content-Type': 'font/ttf' } });
  const cache = {
    match: async (path: string) => kept.get(path)?.clone(),
    put: async (path: string, response: Response) => void kept.set(path, response),
    keys: async () => [...kept.keys()].map((path) => ({ url: `https://books.example${path}`, path })),
    delete: async ({ path }: { path: string }) => kept.delete(path),
  };
  vi.stubGlobal('caches', { open: async () => cache });
  vi.stubGlobal('fetch', async (path: string) => {
    fetched.push(path);
    return answer();
  });
});
afterEach(() => {
  vi.unstubAllGlobals();
});

test('a face is fetched once, and then found without a network', async () => {
  expect(await (await scriptFace(TAMIL)).text()).toBe('a face');
  expect(await (await scriptFace(TAMIL)).text()).toBe('a face');
  expect(fetched).toEqual([TAMIL]);
});

test('a damaged face is fetched again', async () => {
  const { headers } = await scriptFace(TAMIL);
  kept.set(TAMIL, new Response('a fa', { headers }));
  expect(await (await scriptFace(TAMIL)).text()).toBe('a face');
  expect(fetched).toEqual([TAMIL, TAMIL]);
});

test('a new edition takes the place of the old one, and leaves other scripts alone', async () => {
  for (const path of [TAMIL, ODIA, NEW_TAMIL]) await scriptFace(path);
  expect([...kept.keys()]).toEqual([ODIA, NEW_TAMIL]);
});

test.each([
  ['an error', () => new Response('', { status: 404 })],
  ['the page of a hotel', () => new Response('<p>Log in', { headers: { 'Content-Type': 'text/html;charset=utf-8' } })],
])('%s is not kept as a face', async (_, response) => {
  answer = response;
  await scriptFace(TAMIL);
  expect(kept.size).toBe(0);
});
