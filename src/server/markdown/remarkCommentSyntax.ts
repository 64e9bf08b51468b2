import type { Break, Root, Text } from 'mdast';
import type {} from 'remark-parse';
import type { Processor } from 'unified';
import { SKIP, visit } from 'unist-util-visit';

/** Syntax that a comment has no use for. It stays as it was typed: `List<String>` is a type, `# include` no heading. */
const unused = [
  'blockQuote',
  'codeIndented',
  'definition',
  'gfmFootnoteCall',
  'gfmFootnoteDefinition',
  'gfmPotentialFootnoteCall',
  'headingAtx',
  'htmlFlow',
  'htmlText',
  'labelStartImage',
  'setextUnderline',
  'strikethrough',
  'table',
  'tasklistCheck',
  'thematicBreak',
];

/** The little Markdown of comments, in which the end of a line is the end of a line. */
export function remarkCommentSyntax(this: Processor, { hasLists }: { hasLists: boolean }) {
  const data = this.data();
  data.micromarkExtensions ??= [];
  data.micromarkExtensions.push({ disable: { null: hasLists ? unused : [...unused, 'list'] } });
  return (tree: Root) => {
    visit(tree, 'text', (node, index, parent) => {
      if (!parent || index === undefined || !node.value.includes('\n')) return;
      const lines = node.value.split('\n').flatMap((value, line): (Break | Text)[] => {
        const text: Text = { type: 'text', value };
        return line === 0 ? [text] : [{ type: 'break' }, text];
      });
      parent.children.splice(index, 1, ...lines);
      return [SKIP, index + lines.length];
    });
  };
}
