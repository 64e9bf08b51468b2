import type { Link, Paragraph, PhrasingContent, Root } from 'mdast';
import remarkDirective from 'remark-directive';
import remarkGfm from 'remark-gfm';
import remarkParse from 'remark-parse';
import { unified } from 'unified';
import { SKIP, visit } from 'unist-util-visit';
import type { LetterBlock, LetterInline } from '#src/components/mail/NewsletterIssueMail.tsx';
import { drawingInWords, type WrittenDrawing } from '#src/domain/drawing/drawing.ts';
import { readDrawing } from '#src/domain/drawing/readDrawing.ts';
import { typeset } from '#src/domain/typography.ts';
import { drawingFence } from './drawLesson.tsx';

const parser = unified().use(remarkParse).use(remarkGfm).use(remarkDirective).freeze();

export interface NewsletterLink {
  /** Absolute. */
  href: string;
  text: string;
}

const protocols = new Set(['http:', 'https:', 'mailto:']);
const deepest = 8;

/**
 * The Markdown of a newsletter as what its letter is drawn of: little enough that every mail program shows it. Links are absolute;
 * `::button[Text]{href="/kurzy"}` is a button. What a letter cannot show is its text.
 */
export function readNewsletter(source: string, publicUrl: string): { blocks: LetterBlock[]; links: NewsletterLink[] } {
  const tree = parser.parse(source);
  const links: NewsletterLink[] = [];
  // What merely looks like a directive („12:05“) stays text.
  visit(tree, (node, index, parent) => {
    if ((node.type !== 'textDirective' && node.type !== 'leafDirective') || !parent || index === undefined) return;
    if (node.type === 'leafDirective' && node.name === 'button') return;
    const value = source.slice(node.position?.start.offset, node.position?.end.offset);
    const literal: PhrasingContent = { type: 'text', value };
    const paragraph: Paragraph = { type: 'paragraph', children: [literal] };
    parent.children.splice(index, 1, (node.type === 'leafDirective' ? paragraph : literal) as never);
    return [SKIP, index + 1];
  });

  function absolute(href: string, text: string): string | null {
    if (!URL.canParse(href, publicUrl)) return null;
    const url = new URL(href, publicUrl);
    if (!protocols.has(url.protocol)) return null;
    links.push({ href: url.href, text });
    return url.href;
  }

  function inline(nodes: readonly PhrasingContent[]): LetterInline[] {
    return nodes.flatMap((node): LetterInline[] => {
      switch (node.type) {
        case 'text':
          return [{ kind: 'text', text: typeset(node.value) }];
        case 'inlineCode':
          return [{ kind: 'code', text: node.value }];
        case 'strong':
          return [{ kind: 'strong', children: inline(node.children) }];
        case 'emphasis':
          return [{ kind: 'emphasis', children: inline(node.children) }];
        case 'delete':
          return inline(node.children);
        case 'break':
          return [{ kind: 'break' }];
        case 'link':
          return linked(node);
        case 'image':
          return [{ kind: 'text', text: node.alt ?? '' }];
        default:
          return 'value' in node ? [{ kind: 'text', text: node.value }] : [];
      }
    });
  }

  function linked(node: Link): LetterInline[] {
    const children = inline(node.children);
    const href = absolute(node.url, textOf(children));
    return href === null ? children : [{ kind: 'link', href, children }];
  }

  function blocks(nodes: Root['children'], depth = 0): LetterBlock[] {
    if (depth > deepest) return [];
    return nodes.flatMap((node): LetterBlock[] => {
      switch (node.type) {
        case 'heading':
          return [{ kind: 'heading', level: node.depth === 1 ? 1 : 2, children: inline(node.children) }];
        case 'paragraph':
          return [{ kind: 'paragraph', children: inline(node.children) }];
        case 'leafDirective': {
          const children = inline(node.children);
          const href = absolute(node.attributes?.href ?? '', textOf(children));
          return href === null ? [{ kind: 'paragraph', children }] : [{ kind: 'button', href, text: textOf(children) }];
        }
        case 'list':
          return [
            {
              kind: 'list',
              isOrdered: node.ordered === true,
              items: node.children.map((item) => blocks(item.children, depth + 1)),
            },
          ];
        case 'blockquote':
          return [{ kind: 'quote', children: blocks(node.children, depth + 1) }];
        case 'code': {
          const drawing = node.lang === drawingFence ? readDrawing(node.value).drawing : null;
          return [drawing ? inWords(drawing) : { kind: 'code', text: node.value }];
        }
        case 'thematicBreak':
          return [{ kind: 'line' }];
        case 'containerDirective':
          return blocks(node.children, depth + 1);
        default:
          return 'value' in node ? [{ kind: 'paragraph', children: [{ kind: 'text', text: node.value }] }] : [];
      }
    });
  }

  return { blocks: blocks(tree.children), links };
}

/** No mail program draws. */
const inWords = (drawing: WrittenDrawing): LetterBlock => ({
  kind: 'paragraph',
  children: [{ kind: 'text', text: drawingInWords(drawing) }],
});

function textOf(nodes: readonly LetterInline[]): string {
  return nodes.map((node) => ('text' in node ? node.text : 'children' in node ? textOf(node.children) : ' ')).join('');
}

/** The same for programs that show no markup. */
export function newsletterText(blocks: readonly LetterBlock[]): string {
  return blocks.map(plain).join('\n\n');
}

function plain(block: LetterBlock): string {
  switch (block.kind) {
    case 'heading': {
      const text = plainInline(block.children);
      return `${text}\n${(block.level === 1 ? '=' : '-').repeat([...text].length)}`;
    }
    case 'paragraph':
      return plainInline(block.children);
    case 'button':
      return `${block.text}:\n${block.href}`;
    case 'list':
      return block.items
        .map((item, index) => {
          const mark = block.isOrdered ? `${index + 1}. ` : '- ';
          return (
            mark +
            item
              .map(plain)
              .join('\n')
              .replaceAll('\n', `\n${' '.repeat(mark.length)}`)
          );
        })
        .join('\n');
    case 'quote':
      return `> ${newsletterText(block.children).replaceAll('\n', '\n> ')}`;
    case 'code':
      return block.text;
    case 'line':
      return '* * *';
  }
}

function plainInline(nodes: readonly LetterInline[]): string {
  return nodes
    .map((node) => {
      if (node.kind === 'break') return '\n';
      if (node.kind !== 'link') return 'text' in node ? node.text : plainInline(node.children);
      const text = plainInline(node.children);
      return text === node.href ? text : `${text} (${node.href})`;
    })
    .join('');
}
