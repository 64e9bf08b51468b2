import type { Element } from './drawing.ts';
import { boxAt, type Layout, pathOf, type Shape, sheetHeight, sheetWidth, textAt, widthOf } from './sheet.ts';

/** A part of a tree, by where its own middle is: how far it reaches to each side, a level at a time. */
interface Branch {
  element: Element;
  width: number;
  /** From the middle of this element. */
  children: { branch: Branch; shift: number }[];
  left: number[];
  right: number[];
}

const gap = 8;
const boxHeight = 34;
const widest = sheetWidth - 16;
/** Of the upper edges, by the number of levels. */
const edges: Record<number, number[]> = { 1: [78], 2: [36, 116], 3: [14, 82, 146] };

/** Where the elements of a tree stand; `null`: it has no room. */
export function layoutTree(root: Element): Layout | null {
  const branch = [23, 16, 12].map((padding) => branchOf(root, padding)).find((one) => reach(one) <= widest);
  if (!branch) return null;
  const left = Math.min(...branch.left);
  const right = Math.max(...branch.right);
  const tops = edges[branch.left.length] ?? [];
  return { height: sheetHeight, shapes: draw(branch, sheetWidth / 2 - (left + right) / 2, tops) };
}

const reach = ({ left, right }: Branch) => Math.max(...right) - Math.min(...left);

function branchOf(element: Element, padding: number): Branch {
  const width = Math.max(44, widthOf(element.text) + padding);
  const branches = element.children.map((child) => branchOf(child, padding));
  const shifts: number[] = [];
  const [left, right]: [number[], number[]] = [[], []];
  for (const [index, branch] of branches.entries()) {
    // As near as no level touches the one before.
    const near = branch.left.map((at, level) => (right[level] === undefined ? null : right[level] + gap - at));
    const shift = index === 0 ? 0 : Math.max(...near.filter((one) => one !== null));
    shifts.push(shift);
    for (const [level, at] of branch.left.entries()) left[level] ??= at + shift;
    for (const [level, at] of branch.right.entries()) right[level] = at + shift;
  }
  const middle = ((shifts[0] ?? 0) + (shifts.at(-1) ?? 0)) / 2;
  const children = branches.map((branch, index) => ({ branch, shift: (shifts[index] ?? 0) - middle }));
  const moved = (edge: number[]) => edge.map((at) => at - middle);
  return { element, width, children, left: [-width / 2, ...moved(left)], right: [width / 2, ...moved(right)] };
}

function draw({ element, width, children }: Branch, x: number, [top = 0, ...tops]: number[]): Shape[] {
  const box = [
    boxAt(x - width / 2, top, width, boxHeight, element.isLit ? 'lit' : 'box', 8),
    textAt(x, top + boxHeight / 2, element.text, 'value'),
  ];
  if (children.length === 0) return box;
  const below = tops[0] ?? 0;
  const turn = (top + boxHeight + below) / 2;
  const places = children.map(({ shift }) => x + shift);
  const lines = [
    `M${x} ${top + boxHeight}V${turn}`,
    `M${Math.min(x, ...places)} ${turn}H${Math.max(x, ...places)}`,
    ...places.map((place) => `M${place} ${turn}V${below}`),
  ];
  return [
    pathOf(lines.join(''), 'line'),
    ...box,
    ...children.flatMap(({ branch, shift }) => draw(branch, x + shift, tops)),
  ];
}
