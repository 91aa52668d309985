/**
 * Makes src/ui/style/fonts/tarazu-sans.woff2 and the fonts of documents in src/ui/documents/fonts. Run it by hand, when
 * the fonts must change: `node scripts/fonts.mjs`. The output is committed, so the build does not need these tools. It
 * uses npm (the packages of Inter, of Noto Sans, Hind Siliguri and Vazirmatn) and Python's fontTools with its
 * brotli module (Debian: fonttools, python3-brotli). PYTHON names another interpreter.
 *
 * - Small: the letters of Western European names, digits, and the symbols that the screens use. Weights 400 to 650 on one
 *   axis; the optical size is fixed at that of body text. Kerning and tabular figures stay. Contextual alternates are
 *   removed: they draw a typed "->" as an arrow and "3x4" as a product, but accounts must show exactly what was typed.
 * - The rupee sign is lighter than its number, in every weight and without markup: its outline is taken from weights 300 to
 *   400 and centred in its original width.
 * - Tabular figures for digits only: Inter's feature also widens hyphens, slashes and the like, which draws "2024-25" as
 *   "2024 - 25".
 * - Documents need complete font files to make subsets from: two weights of Inter with tabular digits and the letters of
 *   Indian names in Latin script, and Devanagari with its conjuncts. All private code points from U+E000 show a box: each
 *   letter without a glyph gets one of its own, so that its text can still be copied.
 * - The other Indian scripts have a file each (script-faces.mjs).
 * - With font files as arguments (Arial or its metric twin, Roboto), the script also prints the metrics of a fallback that
 *   takes the same space, for fonts.css.
 */
import { execFileSync } from 'node:child_process';
import { copyFileSync, mkdirSync, mkdtempSync, rmSync, statSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join, resolve } from 'node:path';
import { makeScriptFaces, regularIn, unpacked } from './script-faces.mjs';

const INTER = 'inter-ui@4.1.1';
const NOTO = '@expo-google-fonts/noto-sans-devanagari@0.4.1';
const OUTPUT = resolve(import.meta.dirname, '../src/ui/style/fonts/tarazu-sans.woff2');
const DOCUMENT_FONTS = resolve(import.meta.dirname, '../src/ui/documents/fonts');
/** The licences must be distributed with the fonts, so they are among the files that are served. */
const LICENCES = resolve(import.meta.dirname, '../public/fonts');

/**
 * Latin, Latin-1, dashes, quotes, dots, thin spaces, primes, euro, rupee, trade mark, arrows, mathematical signs, a
 * tick.
 */
const LETTERS = [
  'U+0020-007E,U+00A0-00FF,U+0131,U+0152-0153,U+2009-2015,U+2018-201E,U+2020,U+2022,U+2026,U+202F,U+2030,U+2032-2033',
  'U+2039-203A,U+20AC,U+20B9,U+2116,U+2122,U+2190-2193,U+2212,U+2248,U+2260,U+2264-2265,U+2318,U+2713',
].join(',');

/** For Indian names in Latin script: Latin Extended-A, and letters with a dot below or above. */
const NAMES = 'U+0100-017F,U+1E0C-1E0D,U+1E24-1E25,U+1E36-1E39,U+1E40-1E47,U+1E5A-1E5D,U+1E62-1E63,U+1E6C-1E6D';
/** The script, the space, the two joiners, and the dotted circle that carries a lone combining mark. */
const DEVANAGARI = 'U+0020,U+0900-097F,U+200C-200D,U+25CC';

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

const TABULAR_DIGITS = `
import sys
from fontTools.ttLib import TTFont
font = TTFont(sys.argv[1], recalcTimestamp=False)
names = dict(font.getBestCmap())
for table in font['cmap'].tables:
    if table.isUnicode(): table.cmap.update({digit: names[digit] + '.tf' for digit in range(0x30, 0x3A)})
font.save(sys.argv[2])
`;

const BOXES = `
import sys
from fontTools.pens.ttGlyphPen import TTGlyphPen
from fontTools.ttLib import TTFont
font = TTFont(sys.argv[1], recalcTimestamp=False)
unit = font['head'].unitsPerEm
pen = TTGlyphPen(None)
for left, low, right, high, turn in ((0.08, 0.0, 0.52, 0.7, 1), (0.12, 0.04, 0.48, 0.66, -1)):
    corners = [(left, low), (left, high), (right, high), (right, low)][::turn]
    pen.moveTo(tuple(round(v * unit) for v in corners[0]))
    for corner in corners[1:]: pen.lineTo(tuple(round(v * unit) for v in corner))
    pen.closePath()
box = pen.glyph()
glyphs, order = font['glyf'], list(font.getGlyphOrder())
codes = {0xE000 + at: f'box{at}' for at in range(512)}
for name in codes.values():
    glyphs.glyphs[name] = box
    font['hmtx'][name] = (round(0.6 * unit), round(0.08 * unit))
for table in font['cmap'].tables:
    if table.isUnicode(): table.cmap.update(codes)
font.setGlyphOrder(order + list(codes.values()))
glyphs.glyphOrder = font.getGlyphOrder()
font.save(sys.argv[1])
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

/**
 * @param {string} font
 * @param {string} file
 * @param {string} letters
 * @param {string} features
 */
function subsetForDocuments(font, file, letters, features) {
  const output = join(DOCUMENT_FONTS, file);
  const subset = ['-m', 'fontTools.subset', font, `--unicodes=${letters}`, `--layout-features=${features}`];
  run(...subset, '--no-hinting', '--name-IDs=1,2,4,6', `--output-file=${output}`);
  process.stdout.write(`${output}: ${statSync(output).size} bytes\n`);
}

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
  copyFileSync(at('package/LICENSE.txt'), join(LICENCES, 'OFL.txt'));
  process.stdout.write(`${OUTPUT}: ${statSync(OUTPUT).size} bytes\n`);

  mkdirSync(DOCUMENT_FONTS, { recursive: true });
  for (const [face, cut] of [
    ['text', 'firm.ttf'],
    ['strong', 'semibold.ttf'],
  ]) {
    const digits = at(`${face}-digits.ttf`);
    run('-c', TABULAR_DIGITS, at(String(cut)), digits);
    subsetForDocuments(digits, `${face}.ttf`, `${LETTERS},${NAMES}`, 'kern');
    run('-c', BOXES, join(DOCUMENT_FONTS, `${face}.ttf`));
  }
  const noto = unpacked(NOTO, work);
  subsetForDocuments(regularIn(noto), 'script-devanagari.ttf', DEVANAGARI, '*');
  copyFileSync(join(noto, 'LICENSE_FONT'), join(LICENCES, 'OFL-noto.txt'));
  makeScriptFaces({ work, run, fonts: DOCUMENT_FONTS, licences: LICENCES });

  const fallbacks = process.argv.slice(2).map((path) => resolve(path));
  if (fallbacks.length > 0) run('-c', MEASURE, at('text.ttf'), at('semibold.ttf'), ...fallbacks);
} finally {
  rmSync(work, { recursive: true });
}
