/**
 * @typedef {Readonly<{
 *   figure: string,
 *   value: string,
 *   target?: string,
 *   isReached?: boolean,
 *   beside?: string,
 * }>} Row a row of the table: `beside` shows the absolute numbers; a row without a target is for orientation
 */

/**
 * A figure that must not exceed a limit.
 *
 * @param {string} figure
 * @param {number} value
 * @param {number} limit
 * @param {{ shown?: (value: number) => string, beside?: string }} [options]
 * @returns {Row}
 */
export function atMost(figure, value, limit, { shown = (number) => number.toFixed(2), beside = '' } = {}) {
  return { figure, value: shown(value), target: `≤ ${limitShown(limit, shown)}`, isReached: value <= limit, beside };
}

/**
 * The rows as a Markdown table.
 *
 * @param {readonly Row[]} rows
 */
export function tableOf(rows) {
  const lines = rows.map(({ figure, value, target = '', isReached, beside = '' }) => {
    const mark = isReached === undefined ? '' : isReached ? '✓' : '✗';
    return `| ${figure} | ${value} | ${target} | ${mark} | ${beside} |`;
  });
  return ['| figure | value | target | | measured |', '|---|---|---|---|---|', ...lines].join('\n');
}

/**
 * "≤ 1.3", not "≤ 1.30".
 *
 * @param {number} limit
 * @param {(value: number) => string} shown
 */
function limitShown(limit, shown) {
  return shown(limit).replace(/\.0+(?=\D|$)|(\.\d*[1-9])0+$/, '$1');
}
