import { toString as textOf } from 'hast-util-to-string';
import rehypeParse from 'rehype-parse';
import { unified } from 'unified';
import { SKIP, visit } from 'unist-util-visit';
import { raisedWords } from '#src/domain/html/raised.ts';
import { plainText } from '#src/domain/html/tidyMarkdown.ts';

const parser = unified().use(rehypeParse, { fragment: true }).freeze();
/** In characters; more of a short piece is not read. */
const longestRead = 20_000;
/** In characters: two sentences, or a long one. */
const longestSummary = 300;
/** What leads to a note under the text. */
const note = /<sup\b[^>]*>\s*(?:<a\b(?:(?!<\/sup)[\s\S]){0,400}|\[\d+\]\s*)<\/sup>/gi;

/** What a short piece of HTML says, in one line. */
export function plainWords(html: string): string {
  const withoutCode = html.slice(0, longestRead).replace(/<(script|style)\b[\s\S]*?(?:<\/\1\s*>|$)/gi, ' ');
  return plainText(wordsOf(withoutCode.replace(/<\/?(?:p|br|div|li|h\d)\b[^>]*>/gi, ' ')))
    .replace(/\s+/g, (space) => (space.includes('\n') ? ' ' : space))
    .trim();
}

function wordsOf(html: string): string {
  try {
    const tree = parser.parse(html);
    visit(tree, 'element', (node) => {
      if (node.tagName !== 'sup' && node.tagName !== 'sub') return;
      node.children = [{ type: 'text', value: raisedWords(node) }];
      return SKIP;
    });
    return textOf(tree);
  } catch (error) {
    // A tree too deep to walk through: its words are what stands between the tags.
    if (!(error instanceof RangeError)) throw error;
    return textOf(parser.parse(html.replace(/<[^>]*>?/g, '')));
  }
}

/** In characters. */
const longestTitle = 1000;

/** A title that may have markup in it, in words. A tag that is closed nowhere is what the title speaks of. */
export function plainTitle(title: string): string {
  const written = title.slice(0, longestTitle);
  const isMarkup = /<\/[a-z]\w*\s*>|<(?:br|wbr|img)\b/i.test(written);
  return plainWords(isMarkup ? written : written.replaceAll('<', '&lt;'));
}

/** The first one or two sentences of it; what the site has cut off by itself ends where it was cut. */
export function summaryOf(html: string): string {
  const words = plainWords(html.slice(0, longestRead).replace(/<a\b[^>]*class="[^"]*more-link[\s\S]*?<\/a>/gi, ''))
    .replace(/\s*\[(?:…|\.\.\.)\]$/, '…')
    .replace(/\s+/g, ' ');
  if (words.length <= longestSummary) return words;
  const cut = words.slice(0, longestSummary);
  const sentence = Math.max(cut.lastIndexOf('. '), cut.lastIndexOf('! '), cut.lastIndexOf('? '));
  return sentence > 60 ? cut.slice(0, sentence + 1) : `${cut.slice(0, cut.lastIndexOf(' '))}…`;
}

/** A summary as its author wrote it; where it was cut out of the text by itself, the first paragraph says it better. */
export function summaryFrom(excerpt: string, html: string): string {
  const summary = summaryOf(excerpt);
  const words = plainWords(html).replace(/\s+/g, ' ');
  if (summary !== '' && !words.startsWith(summary.slice(0, 40).replace(/…$/, ''))) return summary;
  for (const [, paragraph = ''] of html.slice(0, 50_000).matchAll(/<p\b[^>]*>([\s\S]*?)<\/p>/gi)) {
    const first = summaryOf(paragraph.replace(note, ''));
    if (first.length >= 20 && !/^\[|^:::?/.test(first)) return first;
  }
  return summary;
}
