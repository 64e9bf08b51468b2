import { isolateHistory, undo } from '@codemirror/commands';
import { syntaxTree } from '@codemirror/language';
import { type Extension, StateEffect, StateField, Transaction } from '@codemirror/state';
import { Decoration, EditorView } from '@codemirror/view';
import { insertion, pastedBlock } from '#src/domain/desk/content/markdownActs.ts';
import type { Pasted } from '#src/domain/desk/content/paste/readPasted.ts';

/** What came into the text by one paste. */
export interface PasteReport extends Pick<Pasted, 'origin' | 'counts' | 'lostPictures' | 'pictures'> {
  /** Pictures in it that have no words. */
  withoutWords: number;
}

export interface PasteListener {
  onPaste: (report: PasteReport) => void;
  /** Pictures alone: what is let go over the text, or copied by itself. */
  onFiles: (files: File[]) => void;
  /** The paste was taken back. */
  onTakenBack: () => void;
  /** Something else was written since. */
  onWritten: () => void;
}

interface Span {
  from: number;
  to: number;
}

const setPasted = StateEffect.define<Span | null>();
const setArrived = StateEffect.define<Span>({ map: ({ from, to }, change) => mapped({ from, to }, change) });
const pastedLine = Decoration.line({ class: 'cm-pastedLine' });

const mapped = ({ from, to }: Span, change: { mapPos: (at: number, side?: number) => number }): Span => ({
  from: change.mapPos(from, 1),
  to: change.mapPos(to, -1),
});

/** Where the last paste stands; its lines are marked until somebody has seen it. */
const pasted = StateField.define<Span | null>({
  create: () => null,
  update(before, { changes, effects }) {
    const set = effects.find((effect) => effect.is(setPasted));
    if (set) return set.value;
    const now = before && mapped(before, changes);
    return now && now.from < now.to ? now : null;
  },
  provide: (field) =>
    EditorView.decorations.from(field, (span) => (view) => {
      if (!span) return Decoration.none;
      const { doc } = view.state;
      const [first, last] = [doc.lineAt(span.from).number, doc.lineAt(span.to).number];
      return Decoration.set(
        Array.from({ length: last - first + 1 }, (_, at) => pastedLine.range(doc.line(first + at).from)),
      );
    }),
});

/** The addresses that pictures got when something else had been written meanwhile: no step of the history knows of them. */
const arrived = StateField.define<readonly Span[]>({
  create: () => [],
  update: (before, { changes, effects }) => [
    ...before.map((span) => mapped(span, changes)).filter(({ from, to }) => from < to),
    ...effects.flatMap((effect) => (effect.is(setArrived) ? effect.value : [])),
  ],
});

/** By an editor, the signs before each such address: with its words they say which picture it is. */
const arrivals = new WeakMap<EditorView, Map<string, string>>();

/** Who takes a paste back takes such addresses along; who brings it again brings them, too. */
function tidyArrived(view: EditorView): void {
  const silently = Transaction.addToHistory.of(false);
  const text = view.state.doc.toString();
  const left = view.state
    .field(arrived)
    .filter(({ from, to }) => text.slice(from - 2, from) !== '](' || text[to] !== ')');
  if (left.length > 0) view.dispatch({ changes: left.map(({ from, to }) => ({ from, to })), annotations: silently });
  for (const [words, address] of arrivals.get(view) ?? []) {
    const at = view.state.doc.toString().indexOf(`${words}()`);
    if (at < 0) continue;
    const from = at + words.length + 1;
    const effects = setArrived.of({ from, to: from + address.length });
    view.dispatch({ changes: { from, insert: address }, effects, annotations: silently });
  }
}

/** Whether the place is within a program, where every sign is meant as it is. */
function isInProgram({ state }: EditorView): boolean {
  for (let node = syntaxTree(state).resolveInner(state.selection.main.from, -1); node.parent; node = node.parent) {
    if (/^(?:FencedCode|CodeBlock|InlineCode)$/.test(node.name)) return true;
  }
  return false;
}

/** Formatted text of other programs becomes Markdown; with Shift, and into a program, it comes as it is. */
export function pasting(listener: () => PasteListener): Extension {
  let isPlain = false;
  return [
    pasted,
    arrived,
    EditorView.domEventHandlers({
      keydown: (event) => {
        isPlain = event.shiftKey;
        return false;
      },
      paste: (event, view) => {
        const data = event.clipboardData;
        if (!data || isPlain || isInProgram(view) || data.types.includes('vscode-editor-data')) return false;
        const html = data.getData('text/html');
        const plain = data.getData('text/plain');
        const files = [...data.files].filter(({ type }) => type.startsWith('image/'));
        const isPictureAlone = files.length > 0 && plain.trim() === '' && !/<(?:p|table|li|h[1-6])\b/i.test(html);
        if (isPictureAlone) listener().onFiles(files);
        else if (html === '') return false;
        else void put(view, { html, plain, rtf: data.getData('text/rtf') }, listener);
        event.preventDefault();
        return true;
      },
      drop: (event) => {
        const files = [...(event.dataTransfer?.files ?? [])].filter(({ type }) => type.startsWith('image/'));
        if (files.length === 0) return false;
        event.preventDefault();
        listener().onFiles(files);
        return true;
      },
    }),
    EditorView.updateListener.of(({ docChanged, startState, state, transactions, view }) => {
      const isStep = transactions.some((one) => one.isUserEvent('undo') || one.isUserEvent('redo'));
      if (isStep) queueMicrotask(() => tidyArrived(view));
      if (!docChanged || !startState.field(pasted)) return;
      if (transactions.some((one) => one.effects.some((effect) => effect.is(setPasted)))) return;
      if (!state.field(pasted)) listener().onTakenBack();
      else if (transactions.some(isWriting)) listener().onWritten();
    }),
  ];
}

const isWriting = (one: Transaction) =>
  one.annotation(Transaction.addToHistory) !== false && !one.isUserEvent('input.type.compose');

const newToken = () => (crypto.getRandomValues(new Uint32Array(1))[0] ?? 0).toString(36);

async function put(
  view: EditorView,
  { html, plain, rtf }: { html: string; plain: string; rtf: string },
  listener: () => PasteListener,
): Promise<void> {
  // The reader of HTML comes with the first paste; what is written until then stays where it is.
  const reader = await import('#src/domain/desk/content/paste/readPasted.ts').catch(() => null);
  const read = reader?.readPasted({ html, rtf, origin: location.origin, token: newToken() }) ?? null;
  if (read) insertPasted(view, read, listener);
  else view.dispatch(view.state.replaceSelection(plain), { userEvent: 'input.paste', scrollIntoView: true });
}

/** Puts it in as one step of the history. */
export function insertPasted(view: EditorView, read: Pasted, listener: () => PasteListener): void {
  const { text: written, isInline, pictures, origin, counts, lostPictures } = read;
  const { from, to } = view.state.selection.main;
  const change = isInline ? insertion(written, from, to) : pastedBlock(written, view.state.doc.toString(), from, to);
  const [start] = change.select;
  const begin = isInline ? from : start;
  view.dispatch({
    changes: { from: change.from, to: change.to, insert: change.insert },
    selection: { anchor: begin + written.length },
    effects: setPasted.of({ from: begin, to: begin + written.length }),
    annotations: isolateHistory.of('full'),
    userEvent: 'input.paste',
    scrollIntoView: true,
  });
  const withoutWords = written.match(/!\[\]\(/g)?.length ?? 0;
  listener().onPaste({ origin, counts, lostPictures, pictures, withoutWords });
}

/** Puts what a picture has become into its place, wherever that stands now: in the step of the paste, if that is the newest. */
export function settlePicture(view: EditorView, place: string, address: string, isNewest: boolean): void {
  const text = view.state.doc.toString();
  const at = text.indexOf(`](${place})`) + 2;
  if (at < 2) return;
  const changes = { from: at, to: at + place.length, insert: address };
  if (isNewest) {
    // What is composed joins the step before, which is how the history can be told.
    view.dispatch({ changes, userEvent: 'input.type.compose', annotations: isolateHistory.of('after') });
    return;
  }
  const known = arrivals.get(view) ?? new Map<string, string>();
  arrivals.set(view, known.set(text.slice(text.lastIndexOf('![', at), at - 1), address));
  view.dispatch({
    changes,
    effects: setArrived.of({ from: at, to: at + address.length }),
    annotations: Transaction.addToHistory.of(false),
  });
}

/** Takes the last paste back, as long as it is the newest step. */
export function takeBackPaste(view: EditorView): void {
  if (view.state.field(pasted)) undo(view);
  view.focus();
}

/** It was seen: its lines look like all others. */
export function forgetPaste(view: EditorView): void {
  view.dispatch({ effects: setPasted.of(null) });
}
