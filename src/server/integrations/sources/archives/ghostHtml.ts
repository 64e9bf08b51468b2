import rehypeStringify from 'rehype-stringify';
import remarkGfm from 'remark-gfm';
import remarkParse from 'remark-parse';
import remarkRehype from 'remark-rehype';
import { unified } from 'unified';
import { escapedHtml } from '#src/server/integrations/sources/html/readShortcodes.ts';

const markdown = unified().use(remarkParse).use(remarkGfm).use(remarkRehype).use(rehypeStringify).freeze();

type Node = Record<string, unknown>;

/** Beyond it nobody nests a text. */
const deepest = 50;

/** Tells what of a text could not be taken, in Slovak. */
type Lose = (loss: string) => void;

/** What Ghost's newer editor has stored, where the export has no HTML of it. */
export function lexicalHtml(stored: string, lose: Lose): string {
  const root = read(stored).root;
  return isNode(root) ? childrenHtml(root, 0, lose) : '';
}

function childrenHtml(node: Node, depth: number, lose: Lose): string {
  if (depth > deepest) return '';
  return listOf(node.children)
    .filter(isNode)
    .map((child) => nodeHtml(child, depth + 1, lose))
    .join('');
}

const marks: [bit: number, tag: string][] = [
  [1, 'strong'],
  [2, 'em'],
  [4, 's'],
  [16, 'code'],
  [32, 'sub'],
  [64, 'sup'],
];

function nodeHtml(node: Node, depth: number, lose: Lose): string {
  const inside = () => childrenHtml(node, depth, lose);
  switch (node.type) {
    case 'text':
    case 'extended-text': {
      const format = Number(node.format) || 0;
      return marks
        .filter(([bit]) => (format & bit) !== 0)
        .reduce((html, [, tag]) => `<${tag}>${html}</${tag}>`, escapedHtml(string(node.text)));
    }
    case 'linebreak':
      return '<br>';
    case 'tab':
      return ' ';
    case 'zwnj':
      return '';
    case 'paragraph':
      return `<p>${inside()}</p>`;
    case 'heading':
    case 'extended-heading': {
      const tag = /^h[1-6]$/.test(string(node.tag)) ? string(node.tag) : 'h2';
      return `<${tag}>${inside()}</${tag}>`;
    }
    case 'quote':
    case 'extended-quote':
    case 'aside':
      return `<blockquote><p>${inside()}</p></blockquote>`;
    case 'list': {
      if (node.listType !== 'number') return `<ul>${inside()}</ul>`;
      return `<ol start="${Number(node.start) || 1}">${inside()}</ol>`;
    }
    case 'listitem':
      return `<li>${inside()}</li>`;
    case 'link':
    case 'autolink':
      return `<a href="${escapedHtml(string(node.url))}">${inside()}</a>`;
    default:
      return listOf(node.children).length > 0 ? inside() : cardHtml(string(node.type), node, lose);
  }
}

/** What the older editor has stored: sections with marked words, and cards between them. */
export function mobiledocHtml(stored: string, lose: Lose): string {
  const { sections, markups, cards, atoms } = read(stored);
  const tags = listOf(markups).map((markup) => ({
    tag: string(listOf(markup)[0]),
    href: string(listOf(listOf(markup)[1])[1]),
  }));
  const markersHtml = (markers: unknown): string => {
    const open: string[] = [];
    return listOf(markers)
      .map((marker) => {
        const [kind, opened, closed, value] = listOf(marker);
        const starting = listOf(opened).map((index) => {
          const { tag = '', href = '' } = tags[Number(index)] ?? {};
          const name = /^(?:a|b|strong|i|em|s|code|u|sub|sup)$/.test(tag) ? tag : 'span';
          open.push(name);
          return name === 'a' ? `<a href="${escapedHtml(href)}">` : `<${name}>`;
        });
        const isBreak = kind === 1 && listOf(listOf(atoms)[Number(value)])[0] === 'soft-return';
        const shown = kind === 0 ? escapedHtml(string(value)) : isBreak ? '<br>' : '';
        const ending = Array.from({ length: Math.min(Number(closed) || 0, open.length) }, () => `</${open.pop()}>`);
        return starting.join('') + shown + ending.join('');
      })
      .join('');
  };
  return listOf(sections)
    .map((section) => {
      const [kind, first, second] = listOf(section);
      if (kind === 1) {
        const tag = /^(?:p|h[1-6]|blockquote|aside)$/.test(string(first)) ? string(first) : 'p';
        return `<${tag}>${markersHtml(second)}</${tag}>`;
      }
      if (kind === 2) return `<p><img src="${escapedHtml(string(first))}" alt=""></p>`;
      if (kind === 3) {
        const tag = first === 'ol' ? 'ol' : 'ul';
        const items = listOf(second).map((markers) => `<li>${markersHtml(markers)}</li>`);
        return `<${tag}>${items.join('')}</${tag}>`;
      }
      const [name, payload] = listOf(listOf(cards)[Number(first)]);
      return kind === 10 && isNode(payload) ? cardHtml(string(name), payload, lose) : '';
    })
    .join('\n');
}

/** A card as the page of Ghost would show it; one without a form here is told. */
function cardHtml(name: string, card: Node, lose: Lose): string {
  switch (name) {
    case 'markdown':
    case 'card-markdown':
      return markdown.processSync(string(card.markdown)).toString();
    case 'html':
      return string(card.html);
    case 'image':
      return pictureHtml(card);
    case 'gallery':
      return listOf(card.images).filter(isNode).map(pictureHtml).join('') + captionHtml(card);
    case 'code':
    case 'codeblock':
      return `<pre><code class="language-${escapedHtml(string(card.language))}">${escapedHtml(string(card.code))}</code></pre>${captionHtml(card)}`;
    case 'embed':
      return string(card.html).includes('<iframe') ? string(card.html) : linkHtml(card.url, '') + captionHtml(card);
    case 'bookmark': {
      const { title, description } = isNode(card.metadata) ? card.metadata : {};
      const words = string(description) && `<p>${escapedHtml(string(description))}</p>`;
      return linkHtml(card.url, string(title)) + words + captionHtml(card);
    }
    case 'hr':
    case 'horizontalrule':
      return '<hr>';
    case 'callout':
      return `<blockquote><p>${escapedHtml(string(card.calloutEmoji))} ${string(card.calloutText)}</p></blockquote>`;
    case 'toggle':
      return `<p><strong>${string(card.heading)}</strong></p>${string(card.content)}`;
    case 'button':
      return linkHtml(card.buttonUrl, string(card.buttonText));
    case 'file': {
      const title = string(card.fileTitle) || string(card.fileName);
      const words = string(card.fileCaption) && `<p>${escapedHtml(string(card.fileCaption))}</p>`;
      return linkHtml(card.src, title) + words;
    }
    case 'audio':
      lose('Zvukový súbor je tu ako odkaz.');
      return linkHtml(card.src, string(card.title) || 'Zvuková nahrávka');
    case 'video':
      lose('Video je tu ako odkaz.');
      return linkHtml(card.src, string(card.title) || 'Video') + captionHtml(card);
    case 'header':
      return `<h2>${string(card.header)}</h2><p>${string(card.subheader)}</p>${linkHtml(card.buttonUrl, string(card.buttonText))}`;
    case 'product': {
      const picture = string(card.productImageSrc) && pictureHtml({ src: card.productImageSrc });
      const words = `<p><strong>${string(card.productTitle)}</strong></p>${string(card.productDescription)}`;
      return picture + words + linkHtml(card.productUrl, string(card.productButton));
    }
    case 'call-to-action': {
      const picture = string(card.imageUrl) && pictureHtml({ src: card.imageUrl });
      return picture + string(card.textValue) + linkHtml(card.buttonUrl, string(card.buttonText));
    }
    // Where the text begins that is for members, and where the page ends in lists.
    case 'paywall':
    case 'more':
      return '';
    default:
      lose(`Kartu „${name}“ sme nepreniesli.`);
      return '';
  }
}

/** A paragraph with a link; without an address only its words. */
function linkHtml(address: unknown, words: string): string {
  const href = escapedHtml(string(address));
  if (href === '') return words && `<p>${escapedHtml(words)}</p>`;
  return `<p><a href="${href}">${escapedHtml(words) || href}</a></p>`;
}

function pictureHtml(card: Node): string {
  const image = `<img src="${escapedHtml(string(card.src))}" alt="${escapedHtml(string(card.alt))}">`;
  return `<figure>${image}${captionHtml(card)}</figure>`;
}

const captionHtml = (card: Node) =>
  string(card.caption) === '' ? '' : `<figcaption>${string(card.caption)}</figcaption>`;

function read(stored: string): Node {
  try {
    const json: unknown = JSON.parse(stored);
    return isNode(json) ? json : {};
  } catch {
    return {};
  }
}

const isNode = (value: unknown): value is Node => typeof value === 'object' && value !== null && !Array.isArray(value);
const listOf = (value: unknown): unknown[] => (Array.isArray(value) ? value : []);
const string = (value: unknown) => (typeof value === 'string' ? value : '');
