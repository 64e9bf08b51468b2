import type { Paragraph, PhrasingContent, Root, RootContent, TableCell } from 'mdast';

/** Takes out what cannot stand in Markdown or would be read as something else, and makes one heading follow the other. */
export function tidyMarkdown(root: Root): Root {
  const tidied: Root = { type: 'root', children: tidyAll(root.children) };
  levelHeadings(tidied.children, []);
  return tidied;
}

const flowParents = new Set(['blockquote', 'listItem', 'footnoteDefinition']);

function tidyAll(nodes: readonly RootContent[]): RootContent[] {
  return nodes.flatMap(tidy);
}

function tidy(node: RootContent): RootContent[] {
  switch (node.type) {
    case 'paragraph':
    case 'heading': {
      const children = trimmed(phrasing(node.children), node.type === 'heading');
      return children.length === 0 ? [] : [{ ...node, children }];
    }
    case 'table': {
      const rows = node.children.map((row) => ({
        ...row,
        children: row.children.map(
          (cell): TableCell => ({ ...cell, children: trimmed(phrasing(cell.children), true) }),
        ),
      }));
      const hasWords = rows.some((row) => row.children.some((cell) => cell.children.length > 0));
      return hasWords ? [{ ...node, children: rows }] : [];
    }
    case 'list': {
      const items = node.children.flatMap((item) => tidy(item)) as typeof node.children;
      // Room between items is for those that have more than one paragraph.
      const isLoose = (item: (typeof items)[number]) =>
        item.children.filter(({ type }) => type !== 'list').length > 1 || item.children.at(-1)?.type === 'code';
      const children = items.map((item) => ({ ...item, spread: isLoose(item) }));
      return children.length === 0 ? [] : [{ ...node, spread: items.some(isLoose), children }];
    }
    case 'code':
      return [{ ...node, value: plainSigns(node.value).replace(/\r\n?/g, '\n') }];
    case 'thematicBreak':
    case 'definition':
      return node.type === 'definition' ? [] : [node];
    case 'html':
    case 'yaml':
      return [];
    default: {
      if (!flowParents.has(node.type)) {
        const children = trimmed(phrasing([node]), false);
        return children.length === 0 ? [] : [paragraph(children)];
      }
      const children = tidyAll((node as { children: RootContent[] }).children);
      return children.length === 0 ? [] : [{ ...node, children } as RootContent];
    }
  }
}

/** Whatever it is as words in a line: blocks that stand in a cell or a link lose their form. */
export function phrasing(nodes: readonly RootContent[], isInLink = false): PhrasingContent[] {
  const inline = nodes.flatMap((node): PhrasingContent[] => {
    switch (node.type) {
      case 'text': {
        const value = plainText(node.value);
        return value === '' ? [] : [{ type: 'text', value }];
      }
      case 'inlineCode': {
        const written = plainSigns(node.value).replace(/\s+/g, ' ');
        const value = written.trim();
        // A space at its edge is the one between it and the words beside it.
        const before = written.startsWith(' ') ? [space] : [];
        if (value === '') return before;
        return [...before, { type: 'inlineCode', value }, ...(written.endsWith(' ') ? [space] : [])];
      }
      case 'break':
      case 'footnoteReference':
        return [node];
      case 'image':
        return [{ ...node, alt: plainText(node.alt ?? '').trim(), title: null }];
      case 'emphasis':
      case 'strong':
      case 'delete':
        return spaced(node, phrasing(node.children, isInLink));
      case 'link': {
        const children = phrasing(node.children, true);
        return isInLink ? children : spaced(node, children);
      }
      case 'heading':
        return apart([{ type: 'strong', children: phrasing(node.children, isInLink) }]);
      case 'code':
        return apart(phrasing([{ type: 'inlineCode', value: node.value }], isInLink));
      case 'listItem':
        return apart([{ type: 'text', value: '• ' }, ...phrasing(node.children, isInLink)]);
      case 'html':
      case 'yaml':
      case 'definition':
      case 'thematicBreak':
        return [];
      default:
        return 'children' in node ? apart(phrasing(node.children as RootContent[], isInLink)) : [];
    }
  });
  return joined(inline);
}

const space: PhrasingContent = { type: 'text', value: ' ' };

const apart = (children: PhrasingContent[]): PhrasingContent[] => [space, ...children, space];

/** „**slovo **ďalej“ is „**slovo** ďalej“; what has no words in it has no form either. */
function spaced<T extends PhrasingContent & { children: PhrasingContent[] }>(
  node: T,
  children: PhrasingContent[],
): PhrasingContent[] {
  const inner = [...children];
  const before: PhrasingContent[] = [];
  const after: PhrasingContent[] = [];
  for (let first = inner[0]; first; first = inner[0]) {
    if (first.type === 'break') before.push(first);
    else if (first.type === 'text' && /^\s/.test(first.value)) before.push(space);
    else break;
    const rest = first.type === 'text' ? first.value.trimStart() : '';
    inner.splice(0, 1, ...(rest === '' ? [] : [{ type: 'text', value: rest } as const]));
  }
  for (let last = inner.at(-1); last; last = inner.at(-1)) {
    if (last.type === 'break') after.unshift(last);
    else if (last.type === 'text' && /\s$/.test(last.value)) after.unshift(space);
    else break;
    const rest = last.type === 'text' ? last.value.trimEnd() : '';
    inner.splice(-1, 1, ...(rest === '' ? [] : [{ type: 'text', value: rest } as const]));
  }
  if (inner.length === 0) return [...before, ...after];
  // The same form within itself says nothing more.
  const flat = inner.flatMap((child) => (child.type === node.type && 'children' in child ? child.children : [child]));
  return [...before, { ...node, children: joined(flat) } as PhrasingContent, ...after];
}

function joined(nodes: PhrasingContent[]): PhrasingContent[] {
  const result: PhrasingContent[] = [];
  for (const node of nodes) {
    const last = result.at(-1);
    if (node.type === 'text' && last?.type === 'text') {
      result[result.length - 1] = { type: 'text', value: `${last.value}${node.value}`.replace(/ {2,}/g, ' ') };
    } else if (
      (node.type === 'strong' || node.type === 'emphasis' || node.type === 'delete') &&
      last?.type === node.type
    ) {
      result[result.length - 1] = { ...last, children: joined([...last.children, ...node.children]) };
    } else {
      result.push(node);
    }
  }
  return result;
}

/** Without spaces and ends of line at its edges; `isLine`: it has no second line. */
function trimmed(nodes: PhrasingContent[], isLine: boolean): PhrasingContent[] {
  const all = isLine
    ? joined(nodes.map((node): PhrasingContent => (node.type === 'break' ? { type: 'text', value: ' ' } : node)))
    : nodes;
  const isEdge = (node: PhrasingContent | undefined) =>
    node?.type === 'break' || (node?.type === 'text' && node.value.trim() === '');
  const kept = [...all];
  while (kept.length > 0 && isEdge(kept[0])) kept.shift();
  while (kept.length > 0 && isEdge(kept.at(-1))) kept.pop();
  const [first] = kept;
  if (first?.type === 'text') kept[0] = { ...first, value: first.value.trimStart() };
  const last = kept.at(-1);
  if (last?.type === 'text') kept[kept.length - 1] = { ...last, value: last.value.trimEnd() };
  return kept.some(saysSomething) ? kept : [];
}

function saysSomething(node: PhrasingContent): boolean {
  if ('children' in node) return node.children.some(saysSomething);
  return 'value' in node ? node.value.trim() !== '' : node.type !== 'break';
}

/** Signs that nobody sees and that can change what is read. */
export function plainSigns(text: string): string {
  // The joiner stays, of which flags and families among the emoji are made.
  return text.replace(/(?![\t\n\r\u200D])[\p{Cc}\p{Cf}\p{Cs}\uFFFE\uFFFF]/gu, '').replace(/[\u2028\u2029]/g, '\n');
}

/** A no-break space stays between two words; as room between things it is a space. */
export function plainText(text: string): string {
  return plainSigns(text).replace(/\s+/g, (space) => (/[\t\n\r ]|\u00A0{2}/.test(space) ? ' ' : space));
}

/** None is the page's own, and none is skipped: under the second level comes the third. */
function levelHeadings(nodes: readonly RootContent[], open: number[]): void {
  for (const node of nodes) {
    if (node.type === 'heading') {
      while (open.length > 0 && (open.at(-1) ?? 0) >= node.depth) open.pop();
      open.push(node.depth);
      node.depth = Math.min(open.length + 1, 6) as typeof node.depth;
    } else if ('children' in node) {
      levelHeadings(node.children as RootContent[], open);
    }
  }
}

function paragraph(children: PhrasingContent[]): Paragraph {
  return { type: 'paragraph', children };
}
