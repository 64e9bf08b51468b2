import { type Extension, type Range, RangeSet, StateEffect, StateField, type Text } from '@codemirror/state';
import {
  Decoration,
  type DecorationSet,
  EditorView,
  GutterMarker,
  gutterLineClass,
  gutterWidgetClass,
  WidgetType,
} from '@codemirror/view';

/** What is said of a line, in a few words below it. */
export interface LineMark {
  /** 1-based. */
  line: number;
  text: string;
}

export const setLineMark = StateEffect.define<LineMark | null>();

/** The same is said as text below the editor, so it is no part of what is read here. */
class Said extends WidgetType {
  constructor(private readonly text: string) {
    super();
  }
  override eq(other: Said) {
    return other.text === this.text;
  }
  toDOM() {
    const element = document.createElement('div');
    element.className = 'cm-said';
    element.setAttribute('aria-hidden', 'true');
    element.textContent = this.text;
    return element;
  }
}

class BadGutter extends GutterMarker {
  override elementClass = 'cm-badGutter';
}

const badGutter = new BadGutter();

function decorate(mark: LineMark | null, document: Text): DecorationSet {
  if (!mark || mark.line < 1 || mark.line > document.lines) return Decoration.none;
  const { from, to } = document.line(mark.line);
  const ranges: Range<Decoration>[] = [
    Decoration.line({ class: 'cm-bad' }).range(from),
    Decoration.widget({ widget: new Said(mark.text), block: true, side: 1 }).range(to),
  ];
  return Decoration.set(ranges);
}

/** It is about what has run, so a change takes it away. */
const field = StateField.define<DecorationSet>({
  create: () => Decoration.none,
  update(marks, transaction) {
    for (const effect of transaction.effects) {
      if (effect.is(setLineMark)) return decorate(effect.value, transaction.newDoc);
    }
    return transaction.docChanged ? Decoration.none : marks;
  },
  provide: (own) => [
    EditorView.decorations.from(own),
    gutterLineClass.from(own, (marks) => {
      const { value, from } = marks.iter();
      return value ? RangeSet.of(badGutter.range(from)) : RangeSet.empty;
    }),
  ],
});

/** Lights the line of which something is said, and the gutter beside the words. */
export const lineMark: Extension = [
  field,
  gutterWidgetClass.of((_view, widget) => (widget instanceof Said ? badGutter : null)),
];
