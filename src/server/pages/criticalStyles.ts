import type { CssNode, Selector } from 'css-tree';
import generate from 'css-tree/generator';
import parse from 'css-tree/parser';
import { ident } from 'css-tree/utils';

type Classes = ReadonlySet<string>;

/** Whether a page with these classes can have what a selector means. */
type Condition = (classes: Classes) => boolean;

/** What of a part of a style sheet a page with these classes needs. */
type Part = (classes: Classes) => string;

/** At-rules whose rules may be left out one by one; others are kept whole. */
const groups = new Set(['media', 'supports', 'layer', 'container']);
/** Of these one selector inside has to fit; of other pseudo-classes it is not known what they find. */
const alternatives = new Set(['is', 'where']);
const always: Condition = () => true;

/**
 * Takes a style sheet apart. The answer writes, for the classes of a page, only the rules that can mean its elements: those
 * whose selectors ask for no other class. All else about a selector counts as fitting, so rules for hovered, checked or
 * forced states stay.
 */
export function criticalStyles(styleSheet: string): Part {
  const sheet = parse(styleSheet, { parseValue: false, parseAtrulePrelude: false });
  return 'children' in sheet && sheet.children ? together(sheet.children.toArray()) : () => styleSheet;
}

function together(nodes: CssNode[]): Part {
  const parts = nodes.filter(({ type }) => type !== 'Comment').map(partOf);
  return (classes) => parts.map((part) => part(classes)).join('');
}

function partOf(node: CssNode): Part {
  if (node.type === 'Atrule' && node.block && groups.has(node.name)) {
    const head = `@${node.name} ${node.prelude ? generate(node.prelude) : ''}`;
    const body = together(node.block.children.toArray());
    return (classes) => {
      const rules = body(classes);
      // An empty layer still has its place among the layers.
      return rules || node.name === 'layer' ? `${head}{${rules}}` : '';
    };
  }
  const text = generate(node);
  if (node.type !== 'Rule' || node.prelude.type !== 'SelectorList') return () => text;
  const fits = someOf(node.prelude.children.toArray());
  return (classes) => (fits(classes) ? text : '');
}

function someOf(selectors: CssNode[]): Condition {
  const conditions = selectors.map((selector) => (selector.type === 'Selector' ? allOf(selector) : always));
  return (classes) => conditions.some((fits) => fits(classes));
}

function allOf(selector: Selector): Condition {
  const conditions = selector.children.toArray().map(conditionOf);
  return (classes) => conditions.every((fits) => fits(classes));
}

function conditionOf(node: CssNode): Condition {
  if (node.type === 'ClassSelector') {
    const name = ident.decode(node.name);
    return (classes) => classes.has(name);
  }
  if (node.type !== 'PseudoClassSelector' || !alternatives.has(node.name)) return always;
  const [list] = node.children?.toArray() ?? [];
  return list?.type === 'SelectorList' ? someOf(list.children.toArray()) : always;
}
