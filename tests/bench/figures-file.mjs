/** FIGURES.md: a part for each group of figures, headed by the command that measures it. */
import { readFileSync, writeFileSync } from 'node:fs';

const FILE = new URL('FIGURES.md', import.meta.url);

/**
 * Puts the figures of a whole group in the place of the last ones.
 *
 * @param {string} command
 * @param {string} figures a date, a machine, a table
 */
export function keepFigures(command, figures) {
  writeFileSync(FILE, withPart(readFileSync(FILE, 'utf8'), command, figures));
}

/**
 * The file with this part replaced, or added at its end.
 *
 * @param {string} file
 * @param {string} command
 * @param {string} figures
 */
export function withPart(file, command, figures) {
  const [head = '', ...parts] = file.trimEnd().split(/\n\n(?=## )/);
  const part = `## ${command}\n\n${figures}`;
  const at = parts.findIndex((one) => one.startsWith(`## ${command}\n`));
  const all = at < 0 ? [...parts, part] : parts.with(at, part);
  return `${[head, ...all].join('\n\n')}\n`;
}
