/** A property of a drawn object. */
export interface Field {
  name: string;
  value: string;
}

/** What a name leads to: boxes in a row, or properties one under the other; `lit` is the index of one. */
export type Thing =
  | { kind: 'list'; items: string[]; lit: number | null }
  | { kind: 'fields'; fields: Field[]; lit: number | null };

export interface Element {
  text: string;
  isLit: boolean;
  children: Element[];
}

/** What a fence `kresba` draws. At most one thing of it is lit. */
export type Drawing =
  | { kind: 'box'; name: string; value: string; was: string | null }
  | { kind: 'object'; name: string; thing: Thing; was: string | null }
  | { kind: 'row'; name: string; thing: Thing }
  | { kind: 'loop'; name: string; values: string[]; round: number | null }
  | { kind: 'call'; caller: Frame; called: Frame; passes: string | null; returns: string | null }
  | { kind: 'tree'; root: Element }
  | { kind: 'arrows'; things: { names: string[]; thing: Thing }[] };

export interface Frame {
  name: string;
  state: string;
}

/** A drawing with its words. */
export interface WrittenDrawing {
  drawing: Drawing;
  /** Parts of the caption, some bold; none where there is no caption. */
  caption: { text: string; isBold: boolean }[];
  /** For who does not see it. */
  spoken: string;
}

/** What the drawing says where nothing can be drawn: its caption, or what is said to who does not see it. */
export function drawingInWords({ caption, spoken }: WrittenDrawing): string {
  return caption.map(({ text }) => text).join('') || spoken;
}
