/** How values are printed, in workers and in pages of learners. It stands before frame.js, and goes as text to where the program runs. */
// biome-ignore lint/correctness/noUnusedVariables: frame.js stands behind it.
const showValue = function show(value, depth = 0) {
  if (typeof value === 'string') return depth === 0 ? value : `'${value}'`;
  if (typeof value === 'bigint') return `${value}n`;
  if (Object.is(value, -0)) return '-0';
  if (typeof value === 'function') return `[function ${value.name || 'bez mena'}]`;
  if (typeof value !== 'object' || value === null) return String(value);
  if (value instanceof Error) return `${value.name}: ${value.message}`;
  // In pages: an element, and lists of them.
  if (typeof Element === 'function' && value instanceof Element)
    return value.cloneNode(false).outerHTML.replace(/<\/[^<]*$/, '');
  const isList =
    Array.isArray(value) || (typeof document === 'object' && 'length' in value && Symbol.iterator in value);
  if (depth > 3) return isList ? '[…]' : '{…}';
  const list = (entries, [open, close]) => {
    const shown = entries.slice(0, 100);
    if (entries.length > shown.length) shown.push('…');
    return shown.length === 0 ? open + close : `${open} ${shown.join(', ')} ${close}`;
  };
  const one = (item) => show(item, depth + 1);
  const pairs = (entries, between) =>
    list(
      Array.from(entries, ([key, item]) => between(key, one(item))),
      '{}',
    );
  if (isList) return list(Array.from(value, one), '[]');
  if (value instanceof Set) return `Set ${list([...value].map(one), '{}')}`;
  if (value instanceof Map) return `Map ${pairs(value, (key, item) => `${one(key)} => ${item}`)}`;
  if (value instanceof Date) return value.toISOString();
  const name = value.constructor && value.constructor !== Object ? `${value.constructor.name} ` : '';
  return name + pairs(Object.entries(value), (key, item) => `${key}: ${item}`);
};
