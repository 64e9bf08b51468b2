import type { Config } from 'tailwindcss';

type Nested = { [name: string]: string | Nested };

interface Theme {
  screens: Record<string, string>;
  colors: Nested;
  fontFamily: Record<string, string[]>;
  fontSize: Record<string, string | [size: string, lineHeight: string]>;
  borderRadius: Record<string, string>;
  boxShadow: Record<string, string>;
}

// The config lies above `src` and `stories`, where the package's own import names do not reach.
const [config] = Object.values(import.meta.glob<Config>('/tailwind.config.ts', { eager: true, import: 'default' }));

/** The theme of tailwind.config.ts: what the token stories show is what the site uses. */
export const theme = config?.theme as unknown as Theme;

/** `footer.text` becomes `footer-text`, as in a class name. */
export function flat(tokens: Nested, prefix = ''): [name: string, value: string][] {
  return Object.entries(tokens).flatMap(([key, value]) => {
    const name = key === 'DEFAULT' ? prefix.slice(0, -1) : prefix + key;
    return typeof value === 'string' ? [[name, value] as [string, string]] : flat(value, `${name}-`);
  });
}
