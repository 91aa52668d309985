import { vi } from 'vitest';

/** The facts that browsers give about themselves, as far as the app asks. */
export type Browser = Readonly<{
  userAgent: string;
  maxTouchPoints: number;
  standalone?: boolean;
  isStandalone?: boolean;
}>;

const WEBKIT = 'AppleWebKit/605.1.15 (KHTML, like Gecko)';
const IPHONE = `Mozilla/5.0 (iPhone; CPU iPhone OS 17_4 like Mac OS X) ${WEBKIT}`;
const MAC = 'Mozilla/5.0 (Macintosh; Intel Mac OS X 10_15_7)';
const BLINK = 'AppleWebKit/537.36 (KHTML, like Gecko) Chrome/126.0.0.0';

export const BROWSERS = {
  'Safari on an iPhone': { userAgent: `${IPHONE} Version/17.4 Mobile/15E148 Safari/604.1`, maxTouchPoints: 5 },
  'Chrome on an iPhone': { userAgent: `${IPHONE} CriOS/126.0.6478.35 Mobile/15E148 Safari/604.1`, maxTouchPoints: 5 },
  'Firefox on an iPhone': { userAgent: `${IPHONE} FxiOS/127.0 Mobile/15E148 Safari/605.1.15`, maxTouchPoints: 5 },
  'a page within an app on an iPhone': { userAgent: `${IPHONE} Mobile/15E148`, maxTouchPoints: 5 },
  'Safari on an iPad that says it is a Mac': {
    userAgent: `${MAC} ${WEBKIT} Version/17.4 Safari/605.1.15`,
    maxTouchPoints: 5,
  },
  'Chrome on an iPad that says it is a Mac': {
    userAgent: `${MAC} ${WEBKIT} CriOS/126.0.6478.35 Mobile/15E148 Safari/604.1`,
    maxTouchPoints: 5,
  },
  'Safari on an older iPad': {
    userAgent: `Mozilla/5.0 (iPad; CPU OS 12_5 like Mac OS X) ${WEBKIT} Version/12.1 Mobile/15E148 Safari/604.1`,
    maxTouchPoints: 5,
  },
  'Safari on a Mac': { userAgent: `${MAC} ${WEBKIT} Version/17.4 Safari/605.1.15`, maxTouchPoints: 0 },
  'Chrome on a Mac': { userAgent: `${MAC} ${BLINK} Safari/537.36`, maxTouchPoints: 0 },
  'Edge on a Mac': { userAgent: `${MAC} ${BLINK} Safari/537.36 Edg/126.0.0.0`, maxTouchPoints: 0 },
  'Firefox on a Mac': {
    userAgent: 'Mozilla/5.0 (Macintosh; Intel Mac OS X 10.15; rv:127.0) Gecko/20100101 Firefox/127.0',
    maxTouchPoints: 0,
  },
  'the Home Screen of an iPhone': { userAgent: `${IPHONE} Mobile/15E148`, maxTouchPoints: 5, standalone: true },
  'the Home Screen of an iPad': {
    userAgent: `${MAC} ${WEBKIT} Version/17.4 Safari/605.1.15`,
    maxTouchPoints: 5,
    isStandalone: true,
  },
  'the Dock of a Mac': {
    userAgent: `${MAC} ${WEBKIT} Version/17.4 Safari/605.1.15`,
    maxTouchPoints: 0,
    isStandalone: true,
  },
  'Chrome on Android': {
    userAgent: `Mozilla/5.0 (Linux; Android 10; K) ${BLINK} Mobile Safari/537.36`,
    maxTouchPoints: 5,
  },
  'the installed app on Android': {
    userAgent: `Mozilla/5.0 (Linux; Android 10; K) ${BLINK} Mobile Safari/537.36`,
    maxTouchPoints: 5,
    isStandalone: true,
  },
  'Chrome on Windows': {
    userAgent: `Mozilla/5.0 (Windows NT 10.0; Win64; x64) ${BLINK} Safari/537.36`,
    maxTouchPoints: 10,
  },
  'WebKit on Linux': {
    userAgent: `Mozilla/5.0 (X11; Linux x86_64) ${WEBKIT} Version/17.4 Safari/605.1.15`,
    maxTouchPoints: 0,
  },
} as const satisfies Readonly<Record<string, Browser>>;

export type BrowserName = keyof typeof BROWSERS;

/** Makes this browser say of itself what that one says, until mocks are restored. */
export function pretendToBe(name: BrowserName): void {
  const { userAgent, maxTouchPoints, standalone, isStandalone = false }: Browser = BROWSERS[name];
  vi.spyOn(navigator, 'userAgent', 'get').mockReturnValue(userAgent);
  vi.spyOn(navigator, 'maxTouchPoints', 'get').mockReturnValue(maxTouchPoints);
  if (standalone) vi.stubGlobal('navigator', new Proxy(navigator, { get: (own, key) => of(own, key, standalone) }));
  const { matchMedia } = window;
  vi.spyOn(window, 'matchMedia').mockImplementation((query) =>
    query === '(display-mode: standalone)' ? matchMedia(isStandalone ? 'all' : 'not all') : matchMedia(query),
  );
}

/** A property of the browser's own navigator, whose functions know only itself; `standalone` is Safari's alone. */
function of(own: Navigator, key: string | symbol, standalone: boolean): unknown {
  if (key === 'standalone') return standalone;
  const found: unknown = Reflect.get(own, key);
  return typeof found === 'function' ? found.bind(own) : found;
}
