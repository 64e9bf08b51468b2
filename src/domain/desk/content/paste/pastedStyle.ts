import type { Element } from 'hast';

/** What the look of an element says that its name does not: word processors write bold and programs as styles. */
export interface PastedStyle {
  weight: 'bold' | 'normal' | null;
  slant: 'italic' | 'normal' | null;
  isStruck: boolean;
  isMono: boolean;
  raised: 'sup' | 'sub' | null;
}

const mono =
  /\b(?:monospace|courier|consolas|menlo|monaco|lucida console|jetbrains mono|fira (?:code|mono)|cascadia|source code pro|roboto mono|ubuntu mono|dejavu sans mono|liberation mono|sf ?mono|inconsolata|ibm plex mono)\b/i;
const monoTags = new Set(['code', 'kbd', 'samp', 'tt', 'pre', 'xmp', 'listing']);

export function styleOf({ tagName, properties: { style, face } }: Element): PastedStyle {
  const written = typeof style === 'string' ? style : '';
  const value = (name: string) =>
    new RegExp(`(?:^|;)\\s*${name}\\s*:\\s*([^;]*)`, 'i').exec(written)?.[1]?.trim().toLowerCase() ?? '';
  const weight = value('font-weight');
  const slant = value('font-style');
  const place = value('vertical-align');
  const fonts = `${value('font-family')} ${typeof face === 'string' ? face : ''}`;
  return {
    weight: /^(?:bold|bolder|[6-9]00)/.test(weight)
      ? 'bold'
      : /^(?:normal|lighter|[1-5]00)/.test(weight)
        ? 'normal'
        : null,
    slant: /^(?:italic|oblique)/.test(slant) ? 'italic' : slant.startsWith('normal') ? 'normal' : null,
    isStruck: /line-through/.test(`${value('text-decoration')} ${value('text-decoration-line')}`),
    isMono: monoTags.has(tagName) || mono.test(fonts),
    raised: place === 'super' ? 'sup' : place === 'sub' ? 'sub' : null,
  };
}

/** The level of a list's item as Word writes it into a paragraph; `null`: it is none. */
export function wordListLevel({ properties: { style } }: Element): number | null {
  const [, level] = /mso-list\s*:\s*[^;]*\blevel(\d)/i.exec(typeof style === 'string' ? style : '') ?? [];
  return level ? Number(level) : null;
}

/** Word's own sign before an item, which is no part of its words. */
export function isWordMarker({ properties: { style } }: Element): boolean {
  return /mso-list\s*:\s*ignore/i.test(typeof style === 'string' ? style : '');
}
