/**
 * Returns `value` with every text in it made harmless, at any depth and in what its functions return: characters that
 * are special in HTML become look-alikes.
 */
export function withoutMarkup<Value>(value: Value): Value {
  return clean(value) as Value;
}

function clean(value: unknown): unknown {
  if (typeof value === 'string') return value.replace(/[<>&"'`]/g, (sign) => LOOK_ALIKES[sign] ?? '');
  if (typeof value === 'function') return (...given: unknown[]) => clean(value(...given));
  if (Array.isArray(value)) return value.map(clean);
  if (typeof value !== 'object' || value === null) return value;
  return Object.fromEntries(Object.entries(value).map(([key, inner]) => [key, clean(inner)]));
}

const LOOK_ALIKES: Readonly<Record<string, string>> = {
  '<': '‹',
  '>': '›',
  '&': '＆',
  '"': '”',
  "'": '’',
  '`': '‘',
};
