import type { Element, ElementContent } from 'hast';
import { toString as textOf } from 'hast-util-to-string';
import { isWordMarker, wordListLevel } from './pastedStyle.ts';

const isElement = (node: ElementContent | undefined): node is Element => node?.type === 'element';
const isSpace = (node: ElementContent) => node.type === 'text' && node.value.trim() === '';
const isList = (node: ElementContent | undefined): node is Element =>
  isElement(node) && (node.tagName === 'ul' || node.tagName === 'ol');

/** Paragraphs that Word means as items become lists, one in the other as deep as they stand. */
export function withWordLists(nodes: readonly ElementContent[]): ElementContent[] {
  const result: ElementContent[] = [];
  /** The lists that are open, the outermost first. */
  let open: { level: number; list: Element }[] = [];
  for (const node of nodes) {
    const level = isElement(node) ? wordListLevel(node) : null;
    if (!isElement(node) || level === null || !/^(?:p|div|h[1-6])$/.test(node.tagName)) {
      if (!isSpace(node) && node.type !== 'comment') open = [];
      if (open.length === 0) result.push(node);
      continue;
    }
    const { marker, rest } = splitMarker(node);
    const number = /^\(?(\d+|[a-z]{1,4})[.)]/i.exec(marker)?.[1];
    const tagName = number === undefined ? 'ul' : 'ol';
    while ((open.at(-1)?.level ?? 0) > level) open.pop();
    const last = open.at(-1);
    const isBeside = last?.level === level;
    if (isBeside && last.list.tagName !== tagName) open.pop();
    if (!isBeside || last.list.tagName !== tagName) {
      const start = Number(number) > 1 ? { start: Number(number) } : {};
      const list: Element = { type: 'element', tagName, properties: start, children: [] };
      const home = open.at(-1)?.list.children.at(-1);
      if (isElement(home)) home.children.push(list);
      else result.push(list);
      open.push({ level, list });
    }
    open.at(-1)?.list.children.push({ type: 'element', tagName: 'li', properties: {}, children: rest });
  }
  return result;
}

/** „1.“ or a dot before an item, and the words of the item. */
function splitMarker(item: Element): { marker: string; rest: ElementContent[] } {
  let marker = '';
  const without = (nodes: readonly ElementContent[]): ElementContent[] =>
    nodes.flatMap((node): ElementContent[] => {
      if (!isElement(node)) return [node];
      if (!isWordMarker(node)) return [{ ...node, children: without(node.children) }];
      marker ||= textOf(node).trim();
      return [];
    });
  return { rest: without(item.children), marker };
}

/** A list that stands in a list belongs to the item before it; Google writes it beside that one. */
export function withNestedLists(list: Element): Element {
  const children: ElementContent[] = [];
  for (const child of list.children) {
    const before = children.findLast(isElement);
    if (isList(child) && before?.tagName === 'li') before.children = [...before.children, child];
    else children.push(child);
  }
  return { ...list, children };
}
