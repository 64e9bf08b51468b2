import { type ReadHtml, readHtml } from '#src/domain/html/readHtml.ts';
import { rawParagraphs } from './rawParagraphs.ts';
import { type KnownPicture, readShortcodes } from './readShortcodes.ts';

export interface ForeignHtml {
  html: string;
  /** Where it was read: its relative addresses are relative to it. */
  base: string;
  /** As the editor of WordPress stores it, in whose old texts lines and empty lines mean paragraphs. */
  isRaw?: boolean;
  /** Pictures that a gallery names by their numbers. */
  pictureOf?: (id: number) => KnownPicture | undefined;
}

/** In characters; a post of this length is a book. */
const longest = 1_000_000;
const mostAttributes = 300;

/** What somebody wrote as HTML elsewhere, as Markdown that nothing harmful is left of. */
export function toMarkdown({ html, base, isRaw = false, pictureOf = () => undefined }: ForeignHtml): ReadHtml {
  const losses = new Set<string>();
  const lose = (loss: string) => losses.add(loss);
  if (html.length > longest) lose('Text je priveľmi dlhý, prevzali sme z\u00A0neho len začiatok.');
  const written = withoutSecrets(withoutCrowdedTags(html.slice(0, longest)));
  const read = readShortcodes({ html: isRaw ? rawParagraphs(written) : written, pictureOf, lose });
  const taken = readHtml(read, { base, isForeign: true });
  return { ...taken, losses: [...new Set([...losses, ...taken.losses])] };
}

/** Without tags of more attributes than anybody writes: the parser holds each against all others. */
function withoutCrowdedTags(html: string): string {
  let kept = '';
  let at = 0;
  for (let open = html.indexOf('<'); open >= 0; open = html.indexOf('<', at)) {
    const close = html.indexOf('>', open);
    const end = close < 0 ? html.length : close + 1;
    const tag = html.slice(open, end);
    const isCrowded = /^<[a-z]/i.test(tag) && tag.split(/\s+/).length > mostAttributes;
    kept += html.slice(at, open) + (isCrowded ? ' ' : tag);
    at = end;
  }
  return kept + html.slice(at);
}

/** Signs with which this module marks places, and the one that no text can have. */
function withoutSecrets(html: string): string {
  return html.replace(/[\0\uE000-\uE003]/g, '').replace(formatting, (tag, before: string, name: string) =>
    // Unclosed tags of many attributes would be repeated in each paragraph that comes behind them.
    before === '' ? `<${name}>` : tag,
  );
}

const formatting = /(<pre\b[^<>]*>\s*)?<(b|big|code|em|font|i|nobr|s|small|strike|strong|tt|u)\s[^<>]*>/gi;
