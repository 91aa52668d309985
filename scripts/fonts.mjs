/**
 * Makes src/ui/style/fonts/tarazu-sans.woff2 out of Inter, by hand and seldom: `node scripts/fonts.mjs`. The output is
 * committed, so nobody needs these tools to build. They are public: npm (the inter-ui package) and Python's fontTools
 * with its brotli module (Debian: fonttools, python3-brotli). PYTHON names another interpreter.
 *
 * Four things are decided here:
 *
 * - Small: the letters of Western European names, figures, and the marks that the screens use. Weights 400 to 650 along
 *   one axis, optical size fixed at that of text. Kerning and tabular figures stay. Contextual alternates go: they draw
 *   a typed "->" as an arrow and "3x4" as a product, and in books of account what was typed is what must be seen.
 * - The rupee sign is lighter than its number, in every weight, with no markup: its outline is taken from weights
 *   300 to 400 and set in the middle of the width it always had.
 * - Tabular figures only: Inter's feature widens hyphens, slashes and the like too, which draws "2024-25" as "2024 - 25".
 * - Given font files as arguments (Arial or its twin, Roboto), the script also prints the measures of a fallback that
 *   takes the same room, for fonts.css.
 */
import { execFileSync } from 'node:child_process';
import { copyFileSync, mkdtempSync, rmSync, statSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join, resolve } from 'node:path';

const INTER = 'inter-ui@4.1.1';
const OUTPUT = resolve(import.meta.dirname, '../src/ui/style/fonts/tarazu-sans.woff2');
/** The licence goes where the font goes, so it lies among the files that are served. */
const LICENCE = resolve(import.meta.dirname, '../public/fonts/OFL.txt');

/** Latin, Latin-1, dashes, quotes, dots, thin spaces, primes, euro and rupee, trade mark, arrows, signs of sums, a tick. */
const LETTERS = [
  'U+0020-007E,U+00A0-00FF,U+0131,U+0152-0153,U+2009-2015,U+2018-201E,U+2020,U+2022,U+2026,U+202F,U+2030,U+2032-2033',
  'U+2039-203A,U+20AC,U+20B9,U+2116,U+2122,U+2190-2193,U+2212,U+2248,U+2260,U+2264-2265,U+2318,U+2713',
].join(',');

const work = mkdtempSync(join(tmpdir(), 'tarazu-fonts-'));
const python = process.env['PYTHON'] ?? 'python3';

/** @param {string} name */
const at = (name) => join(work, name);

/** @param {string[]} args */
const run = (...args) => execFileSync(python, args, { cwd: work, stdio: ['ignore', 'inherit', 'inherit'] });

const LIGHTER_RUPEE = `
import sys
from fontTools.ttLib import TTFont
from fontTools.ttLib.tables.TupleVariation import TupleVariation
text, light, firm, out = sys.argv[1:]
font = TTFont(text, recalcTimestamp=False)
rupee = font.getBestCmap()[0x20B9]
old = font['gvar'].variations[rupee]
assert len(old) == 1, 'one axis, one region'
room = font['hmtx'][rupee][0], font['hmtx'][rupee][0] + old[0].coordinates[-3][0]

def centred(path, width):
    donor = TTFont(path)
    glyph = donor['glyf'][rupee]
    shift = round((width - donor['hmtx'][rupee][0]) / 2)
    return glyph, [(x + shift, y) for x, y in glyph.coordinates]

glyph, thin = centred(light, room[0])
_, strong = centred(firm, room[1])
glyph.coordinates[:] = type(glyph.coordinates)(thin)
glyph.recalcBounds(font['glyf'])
font['glyf'][rupee] = glyph
font['hmtx'][rupee] = (room[0], glyph.xMin)
deltas = [(b[0] - a[0], b[1] - a[1]) for a, b in zip(thin, strong)] + old[0].coordinates[-4:]
font['gvar'].variations[rupee] = [TupleVariation({'wght': (0.0, 1.0, 1.0)}, deltas)]
for lookup in font['GSUB'].table.LookupList.Lookup:
    for sub in lookup.SubTable:
        sub = getattr(sub, 'ExtSubTable', sub)
        wide = [name for name, to in getattr(sub, 'mapping', {}).items() if isinstance(to, str) and to.endswith('.tf')]
        for name in wide:
            if name in ('hyphen', 'slash', 'parenleft', 'parenright', 'colon', 'asterisk', 'numbersign', 'space'):
                del sub.mapping[name]
for record in font['name'].names:
    if record.nameID in (1, 3, 4, 6, 16, 25):
        record.string = 'TarazuSans' if record.nameID in (3, 6, 25) else 'Tarazu Sans'
font.save(out)
`;

const MEASURE = `
import sys
from fontTools.ttLib import TTFont
sample = ('Invoices Sales Purchases Inventory Accounting Reports Settings New invoice Customer Amount Status Due date '
          'Paid Pending Overdue Draft Total outstanding this month Find by name or number Rs 1,23,456.50 05 Apr 2024 ') * 2
def width(font):
    widths, names = font['hmtx'], font.getBestCmap()
    tabular = lambda name: name + '.tf' if name + '.tf' in widths.metrics else name
    return sum(widths[tabular(names[ord(c)]) if c.isdigit() else names[ord(c)]][0] for c in sample) / font['head'].unitsPerEm
own, bold = TTFont(sys.argv[1]), TTFont(sys.argv[2])
for path in sys.argv[3:]:
    other = TTFont(path)
    ours = bold if other['OS/2'].usWeightClass >= 600 else own
    size = width(ours) / width(other)
    up, down = (v / ours['head'].unitsPerEm / size for v in (ours['hhea'].ascent, -ours['hhea'].descent))
    print(f'{other["name"].getDebugName(4)}: size-adjust {size:.2%}; ascent-override {up:.2%}; descent-override {down:.2%}')
`;

try {
  execFileSync('npm', ['pack', '--silent', INTER], { cwd: work });
  execFileSync('tar', ['xzf', `${INTER.replace('@', '-')}.tgz`], { cwd: work });
  const inter = at('package/variable/InterVariable.woff2');

  /** @type {[string, string][]} */
  const cuts = [
    ['text.ttf', '400:650'],
    ['light.ttf', '300'],
    ['firm.ttf', '400'],
    ['semibold.ttf', '600'],
  ];
  for (const [name, weight] of cuts)
    run(
      '-m',
      'fontTools.varLib.instancer',
      '-q',
      '--no-recalc-timestamp',
      inter,
      'opsz=14',
      `wght=${weight}`,
      '-o',
      at(name),
    );

  run('-c', LIGHTER_RUPEE, at('text.ttf'), at('light.ttf'), at('firm.ttf'), at('tarazu.ttf'));
  const subset = ['-m', 'fontTools.subset', at('tarazu.ttf'), `--unicodes=${LETTERS}`];
  run(...subset, '--layout-features=kern,tnum', '--no-hinting', '--flavor=woff2', `--output-file=${OUTPUT}`);
  copyFileSync(at('package/LICENSE.txt'), LICENCE);
  process.stdout.write(`${OUTPUT}: ${statSync(OUTPUT).size} bytes\n`);

  const fallbacks = process.argv.slice(2).map((path) => resolve(path));
  if (fallbacks.length > 0) run('-c', MEASURE, at('text.ttf'), at('semibold.ttf'), ...fallbacks);
} finally {
  rmSync(work, { recursive: true });
}
