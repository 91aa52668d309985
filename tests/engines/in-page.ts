/** What is looked for: by role and accessible name, whole or by a pattern, within something else that is looked for. */
export type Sought<Name = InPageName> = Readonly<{ role: Role; name?: Name; within?: Sought<Name> | undefined }>;

type InPageName = string | Readonly<{ like: string }>;

/** What stands there. `hindrance`: why a press in its middle, which is at `x` and `y`, does not reach it, or ''. */
export type Found = Readonly<{ x: number; y: number; text: string; value: string; hindrance: string }>;

export type Role = keyof ReturnType<typeof rolesOf>;

/** What each page under test has as `inPage`. */
type InPage = Readonly<{
  find: (sought: Sought) => Element | undefined;
  look: (sought: Sought) => Found | undefined;
  /** Whether the last press with the mouse was on what was looked at last. */
  isPressed: () => boolean;
  /** The names of all that has the role. */
  names: (role: Role) => readonly string[];
  /** The words on the whole page. */
  words: () => string;
  /** Of the file that was handed to the browser last to be saved: its type, and what it holds, in base64. */
  saved: () => readonly [type: string, content: string] | undefined;
  /** Uncaught errors, breaches of the policy and complaints on the console, of this page and of those before it. */
  faults: () => readonly string[];
}>;

/**
 * Finds by role and name as a screen reader does, and remembers what no screen shows. It is run in the page, before
 * everything else, as a script of the build: neither driver is asked for the engine's own way, of which they have none in common.
 */
export function watchPage(roles: Readonly<Record<Role, string>>): void {
  let saved: readonly [string, string] | undefined;
  let looked: Element | undefined;
  let isPressed = false;
  let isLeft = false;
  // The tour would lie over the dashboard.
  localStorage.setItem('seen dashboard tour', 'true');
  watchForFaults();
  watchSaving();
  addEventListener('pointerdown', ({ target }) => (isPressed = looked?.contains(target as Node) ?? false), true);
  // What was asked for and is not waited for any more is no fault.
  addEventListener('beforeunload', () => (isLeft = true));

  function find({ role, name, within }: Sought): Element | undefined {
    const scope = within ? find(within) : document;
    const all = [...(scope?.querySelectorAll(roles[role]) ?? [])].filter((one) => isThere(one));
    return all.find((one) => name === undefined || isCalled(nameOf(one), name));
  }

  function isCalled(own: string, name: InPageName): boolean {
    return typeof name === 'string' ? own === name : new RegExp(name.like).test(own);
  }

  /** In view of a screen reader: what lies behind an open dialog is not. */
  function isThere(one: Element): boolean {
    return one.closest('[inert], [aria-hidden="true"], [hidden]') === null && one.checkVisibility();
  }

  function nameOf(one: Element): string {
    const by = one.getAttribute('aria-labelledby')?.split(' ') ?? [];
    const elsewhere = by.map((id) => document.getElementById(id)).filter((label) => label !== null);
    if (elsewhere.length > 0) return tidy(elsewhere.map(content).join(' '));
    const label = one.getAttribute('aria-label');
    if (label !== null) return tidy(label);
    const labels = (one as HTMLInputElement).labels;
    if (labels && labels.length > 0 && !one.matches('button')) return tidy([...labels].map(content).join(' '));
    const of = one.matches('fieldset, table') ? one.querySelector('legend, caption') : one;
    return tidy((of && content(of)) || (one.getAttribute('title') ?? ''));
  }

  /** What is read of it: of a picture its words, of what is hidden from screen readers nothing. */
  function content(node: Node): string {
    if (!(node instanceof Element)) return node instanceof Text ? node.data : '';
    if (node.matches('[aria-hidden="true"], style, script')) return '';
    const own = node.getAttribute('aria-label') ?? node.getAttribute('alt');
    const words = own ?? [...node.childNodes].map(content).join('');
    return getComputedStyle(node).display.startsWith('inline') ? words : ` ${words} `;
  }

  function tidy(text: string): string {
    return text.replace(/\s+/g, ' ').trim();
  }

  function look(sought: Sought): Found | undefined {
    const one = find(sought);
    looked = one;
    isPressed = false;
    if (!one) return undefined;
    const before = one.getBoundingClientRect();
    if (before.top < 0 || before.bottom > innerHeight) one.scrollIntoView({ block: 'center', behavior: 'instant' });
    // Of a link that runs over two lines, the first.
    const { left, top, width, height } = one.getClientRects()[0] ?? before;
    const [x, y] = [Math.round(left + width / 2), Math.round(top + height / 2)];
    const [text, value] = [tidy((one as HTMLElement).innerText), (one as HTMLInputElement).value ?? ''];
    return { x, y, text, value, hindrance: hindranceOf(one, document.elementFromPoint(x, y)) };
  }

  function hindranceOf(one: Element, hit: Element | null): string {
    if (one.matches(':disabled, [aria-disabled="true"]')) return 'it is disabled';
    if (!hit) return 'it is out of the window';
    return one.contains(hit) ? '' : `${hit.outerHTML.slice(0, 200)} lies over it`;
  }

  function watchForFaults(): void {
    addEventListener('securitypolicyviolation', (breach) =>
      note(`policy: ${breach.effectiveDirective} refused ${breach.blockedURI} at ${breach.sourceFile}`),
    );
    addEventListener('error', ({ message }) => note(`uncaught: ${message}`));
    addEventListener('unhandledrejection', ({ reason }) => note(`uncaught: ${String(reason)}`));
    for (const level of ['error', 'warn'] as const) {
      const write = console[level];
      console[level] = (...words: unknown[]) => {
        note(`console: ${words.map(String).join(' ')}`);
        write.apply(console, words);
      };
    }
  }

  /** Kept for the tab, as the next page of a journey is another one. */
  function note(fault: string): void {
    if (!isLeft) sessionStorage.setItem('faults', JSON.stringify([...faults(), fault]));
  }

  function faults(): string[] {
    return JSON.parse(sessionStorage.getItem('faults') ?? '[]') as string[];
  }

  /** Neither driver tells of a download. */
  function watchSaving(): void {
    const create = URL.createObjectURL;
    URL.createObjectURL = (of) => {
      if (of instanceof Blob) {
        const reader = new FileReader();
        reader.addEventListener('load', () => (saved = [of.type, (reader.result as string).replace(/^.*?,/, '')]));
        reader.readAsDataURL(of);
      }
      return create.call(URL, of);
    };
  }

  Object.assign(window, {
    inPage: {
      find,
      look,
      isPressed: () => isPressed,
      names: (role: Role) => [...document.querySelectorAll(roles[role])].filter(isThere).map(nameOf),
      words: () => tidy(document.body.innerText),
      saved: () => saved,
      faults,
    } satisfies InPage,
  });
}

/** The elements of each role, by selector. */
export function rolesOf() {
  return {
    alertdialog: '[role="alertdialog"]',
    button: 'button:not([role]), [role="button"]',
    combobox: '[role="combobox"]',
    dialog: '[role="dialog"]',
    field: 'input, textarea',
    group: 'fieldset, [role="group"]',
    heading: 'h1',
    link: 'a[href]:not([role]), [role="link"]',
    option: '[role="option"]',
    region: 'section[aria-label], section[aria-labelledby], [role="region"]',
    row: 'tr, [role="row"]',
    tab: '[role="tab"]',
    table: 'table, [role="table"], [role="grid"]',
  };
}
