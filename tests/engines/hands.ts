import { expect } from '@playwright/test';
import type { Engine } from './engine.ts';
import type { Found, Role, Sought } from './in-page.ts';

type Name = string | RegExp;
type Place = Sought<Name>;

/** Somebody at a browser: acts by role and name, with real presses and keys, and waits for what is to come. */
export type Hands = ReturnType<typeof handsOf>;

/** `origin` is where the app is served. */
export function handsOf(engine: Engine, origin: string) {
  const look = (place: Place) => ask<Found | undefined>(`look(${json(place)})`);

  async function ask<Answer>(call: string): Promise<Answer> {
    return (await engine.ask(`inPage.${call} ?? null`)) as Answer;
  }

  /** Where it is, once it is there, stands still and can be pressed. */
  async function free(place: Place): Promise<Found> {
    let found: Found | undefined;
    await soon(async () => {
      const before = await look(place);
      found = await look(place);
      expect(found, `${json(place)} is there`).toBeTruthy();
      expect(found?.hindrance, `why ${json(place)} cannot be pressed`).toBe('');
      expect(found, `${json(place)} stands still`).toEqual(before);
    });
    if (!found) throw new Error(`There is no ${json(place)}.`);
    return found;
  }

  async function press(role: Role, name: Name, within?: Place): Promise<void> {
    await soon(async () => {
      const { x, y } = await free({ role, name, within });
      await engine.pressAt(x, y);
      // What is drawn meanwhile may have moved it away from under the mouse.
      expect(await ask('isPressed()'), `${role} ${String(name)} is pressed`).toBe(true);
    });
  }

  /** Takes the place of what the field holds. */
  async function type(label: string, text: string, within?: Place, role: Role = 'field'): Promise<void> {
    await press(role, label, within);
    await engine.selectAll();
    await engine.type(text);
  }

  async function see(words: Name): Promise<void> {
    await soon(async () => expect(await ask('words()')).toEqual(saying(words)));
  }

  async function seeValue(place: Place, value: string): Promise<void> {
    await soon(async () => expect((await look(place))?.value).toBe(value));
  }

  return {
    press,
    type,
    see,
    /** Loads an address of the app. */
    goTo: (path: string) => engine.open(origin + path),
    /** The path of the page that is open. */
    path: () => engine.ask('location.pathname') as Promise<string>,
    knows: (expression: string) => engine.ask(expression) as Promise<boolean>,
    names: (role: Role) => ask<readonly string[]>(`names("${role}")`),
    faults: () => ask<readonly string[]>('faults()'),
    words: () => ask<string>('words()'),

    async seeHeading(name: Name): Promise<void> {
      await soon(async () => expect(await look({ role: 'heading', name }), `the heading ${String(name)}`).toBeTruthy());
    },
    /** Waits until what is there says the words; or, without `words`, is gone. */
    async seeIn(role: Role, name: Name, words: Name | undefined): Promise<void> {
      await soon(async () => {
        const found = await look({ role, name });
        if (words === undefined) expect(found ?? undefined).toBeUndefined();
        else expect(found?.text).toEqual(saying(words));
      });
    },
    /** What a field holds. */
    value: async (place: Place): Promise<string> => (await free(place)).value,
    seeValue,
    /** Waits until everything is cached and the page served from there, so that the next visit needs no network. */
    async seeInstalled(): Promise<void> {
      await soon(async () => expect(await engine.ask('navigator.serviceWorker.controller?.state')).toBe('activated'));
    },
    /** Finds an option of a combobox by what is typed. */
    async choose(label: string, option: string, within?: Place): Promise<void> {
      await type(label, option, within, 'combobox');
      await press('option', new RegExp(`^${option}`));
      await seeValue({ role: 'combobox', name: label, within }, option);
    },
    async pick(label: string, option: string, within?: Place): Promise<void> {
      await press('button', new RegExp(`^${label}\\b`), within);
      await press('option', option);
    },
    async hand(label: string, path: string): Promise<void> {
      const field: Place = { role: 'field', name: label };
      await soon(async () => expect(await look(field), `the field ${label}`).toBeTruthy());
      await engine.setFile(`inPage.find(${json(field)})`, path);
    },
    /**
     * Types as a scanner does: its keys come at once, which a busy machine would tell by a clock that goes on, and a second after
     * what was typed before.
     */
    async scan(code: string): Promise<void> {
      await engine.ask(STOP_CLOCK);
      await engine.type(code);
      await engine.enter();
      await engine.ask('Reflect.deleteProperty(KeyboardEvent.prototype, "timeStamp")');
    },
    /** The file that a press has saved: its type, and what it holds. */
    async saved(): Promise<Readonly<{ type: string; content: Buffer }>> {
      let file: readonly [type: string, content: string] | undefined;
      await soon(async () => expect((file = await ask('saved()')), 'a file is saved').toBeTruthy());
      return { type: file?.[0] ?? '', content: Buffer.from(file?.[1] ?? '', 'base64') };
    },
  };
}

function saying(words: Name): unknown {
  return typeof words === 'string' ? expect.stringContaining(words) : expect.stringMatching(words);
}

/** How long one is willing to wait for what is to come, on a machine that may be busy. */
function soon(comes: () => Promise<void>): Promise<void> {
  return expect(comes).toPass({ timeout: 90_000, intervals: [50, 100, 250, 500] });
}

function json(place: Place): string {
  return JSON.stringify(place, (_, value: unknown) => (value instanceof RegExp ? { like: value.source } : value));
}

const STOP_CLOCK =
  'void ((now) => Object.defineProperty(KeyboardEvent.prototype, "timeStamp", { configurable: true, get: () => now }))(performance.now() + 1000)';
