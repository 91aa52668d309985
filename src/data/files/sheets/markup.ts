/** The text of XML or HTML with its escaped signs as what they are. No other entity is ever expanded. */
export function unescaped(text: string): string {
  if (!text.includes('&')) return text;
  return text.replaceAll(/&(#x[\da-f]{1,6}|#\d{1,7}|[a-z]{2,6});/gi, (whole, name: string) => {
    if (!name.startsWith('#')) return NAMED[name.toLowerCase()] ?? whole;
    const code = /^#x/i.test(name) ? Number.parseInt(name.slice(2), 16) : Number(name.slice(1));
    return code > 0 && code <= 0x10ffff ? String.fromCodePoint(code) : '';
  });
}

/**
 * The elements of a name in XML, none of which holds another of its name: the inside of the opening tag, and what stands up to
 * the closing one. Every letter is looked at once, however the file is broken.
 */
export function* elementsOf(xml: string, name: string): Generator<readonly [inside: string, content: string]> {
  const [open, close] = [`<${name}`, `</${name}>`];
  for (let at = xml.indexOf(open); at !== -1; at = xml.indexOf(open, at)) {
    const from = at + open.length;
    at = from;
    if (!/[\s/>]/.test(xml[from] ?? '')) continue;
    const end = xml.indexOf('>', from);
    if (end === -1) return;
    const isEmpty = xml[end - 1] === '/';
    const until = isEmpty ? end + 1 : xml.indexOf(close, end);
    if (until === -1) return;
    yield [xml.slice(from, isEmpty ? end - 1 : end), isEmpty ? '' : xml.slice(end + 1, until)];
    at = until;
  }
}

/** XML without the prefix that some programs write before each of its own names: `x:row` is `row`. */
export function unprefixed(xml: string): string {
  const prefix = /<(\w{1,10}:)(?:[wW]orkbook|worksheet|sst|styleSheet|Relationships)[\s>]/.exec(
    xml.slice(0, 2000),
  )?.[1];
  return prefix === undefined ? xml : xml.replaceAll(`<${prefix}`, '<').replaceAll(`</${prefix}`, '</');
}

/** The value of an attribute in the inside of a tag: `r="A1" t="s"`. */
export function attributeOf(inside: string, name: string): string | undefined {
  const pattern = PATTERNS.get(name) ?? new RegExp(`(?:^|\\s)${name}\\s*=\\s*(?:"([^"]*)"|'([^']*)')`);
  PATTERNS.set(name, pattern);
  const found = pattern.exec(inside);
  const value = found?.[1] ?? found?.[2];
  return value === undefined ? undefined : unescaped(value);
}

/** Made once for each name, as a sheet asks for the same of some million cells. */
const PATTERNS = new Map<string, RegExp>();

/** Markup without its tags. Every letter is looked at once, also where tags open without end. */
export function withoutTags(text: string): string {
  let plain = '';
  let at = 0;
  for (;;) {
    const from = text.indexOf('<', at);
    const end = from === -1 ? -1 : text.indexOf('>', from);
    if (end === -1) return plain + text.slice(at);
    plain += text.slice(at, from);
    at = end + 1;
  }
}

const NAMED: Readonly<Record<string, string>> = { amp: '&', lt: '<', gt: '>', quot: '"', apos: "'", nbsp: ' ' };
