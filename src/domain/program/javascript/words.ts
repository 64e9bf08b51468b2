/** A piece of a program as it is written, even of one that no parser can read. */
export interface Word {
  /** `text` stands in quotes, `template` between backticks, `pattern` between slashes. */
  kind: 'name' | 'number' | 'text' | 'template' | 'pattern' | 'remark' | 'sign';
  text: string;
  from: number;
  /** Behind its last sign. */
  to: number;
  /** 1-based, of its first sign. */
  line: number;
  /** It has no end. */
  isOpen: boolean;
}

const signs =
  '>>>= ... === !== **= <<= >>= >>> &&= ||= ??= == != <= >= => && || ?? ?. ++ -- += -= *= /= %= &= |= ^= ** << >>'.split(
    ' ',
  );
const name = /[\p{L}\p{Nl}_$#@][\p{L}\p{N}\p{Mn}_$]*/uy;
const number = /0[xob][\da-f_]+n?|(?:\d[\d_]*(?:\.[\d_]*)?|\.\d[\d_]*)(?:e[-+]?\d+)?n?/iy;
const pattern = /\/(?![*/])(?:\\.|\[(?:\\.|[^\]\\\n])*\]|[^/\\[\n])+\/[a-z]*/y;
/** Behind them a slash begins a pattern, behind everything else it divides. */
const beforePattern = /^(?:[-+*%=<>!&|^~?:;,({[]+|=>|return|case|typeof|throw|in|of|else|do)$/;

/** What a program is made of, without room and remarks; a remark that does not end is its last word. */
export function wordsOf(code: string): Word[] {
  const words: Word[] = [];
  let [at, line] = [0, 1];
  const match = (wanted: RegExp) => {
    wanted.lastIndex = at;
    return wanted.exec(code)?.[0] ?? '';
  };
  while (at < code.length) {
    const start = at;
    const sign = code[at] ?? '';
    const found = readWord(code, at, match, words.at(-1));
    at += found.length;
    const text = code.slice(start, at);
    const isRemark = found.kind === 'remark' && !found.isOpen;
    if (!isRemark && text.trim() !== '') {
      words.push({ kind: found.kind, text, from: start, to: at, line, isOpen: found.isOpen ?? false });
    }
    line += sign === '\n' ? 1 : text.split('\n').length - 1;
  }
  return words;
}

interface Read {
  kind: Word['kind'];
  length: number;
  isOpen?: boolean;
}

function readWord(code: string, at: number, match: (wanted: RegExp) => string, before: Word | undefined): Read {
  const sign = code[at] ?? '';
  if (/\s/.test(sign)) return { kind: 'sign', length: 1 };
  if (code.startsWith('//', at)) return { kind: 'remark', length: match(/[^\n]*/y).length };
  if (code.startsWith('/*', at)) {
    const end = code.indexOf('*/', at + 2);
    return { kind: 'remark', length: (end < 0 ? code.length : end + 2) - at, isOpen: end < 0 };
  }
  if (sign === '"' || sign === "'") {
    const { length } = match(sign === '"' ? /"(?:\\[\s\S]|[^"\\\n])*"?/y : /'(?:\\[\s\S]|[^'\\\n])*'?/y);
    return { kind: 'text', length, isOpen: length < 2 || code[at + length - 1] !== sign };
  }
  if (sign === '`') return readTemplate(code, at);
  const numeral = match(number);
  if (numeral) return { kind: 'number', length: numeral.length };
  const word = match(name);
  if (word) return { kind: 'name', length: word.length };
  if (sign === '/' && (!before || beforePattern.test(before.text))) {
    const { length } = match(pattern);
    if (length > 0) return { kind: 'pattern', length };
  }
  return { kind: 'sign', length: signs.find((one) => code.startsWith(one, at))?.length ?? 1 };
}

/** To its own backtick: what stands in `${…}` may have some, too. */
function readTemplate(code: string, start: number): Read {
  let depth = 0;
  for (let at = start + 1; at < code.length; at++) {
    if (code[at] === '\\') at += 1;
    else if (code.startsWith('${', at)) [depth, at] = [depth + 1, at + 1];
    else if (code[at] === '}' && depth > 0) depth -= 1;
    else if (code[at] === '`' && depth === 0) return { kind: 'template', length: at + 1 - start };
    else if (code[at] === '`') {
      const inner = readTemplate(code, at);
      if (inner.isOpen) break;
      at += inner.length - 1;
    }
  }
  return { kind: 'template', length: code.length - start, isOpen: true };
}

/** Words that belong to the language: they name nothing. */
export const keywords = new Set(
  (
    'break case catch class const continue default delete do else export extends false finally for function if import in ' +
    'instanceof let new null return super switch this throw true try typeof var void while with'
  ).split(' '),
);

export const isKeyword = (word: Word | undefined): boolean => word?.kind === 'name' && keywords.has(word.text);
export const isName = (word: Word | undefined): word is Word => word?.kind === 'name' && !keywords.has(word.text);

const valuesOfLanguage = ['this', 'true', 'false', 'null', 'super'];

/** Whether a value may end with this word. */
export function endsValue(word: Word | undefined): boolean {
  if (!word || word.isOpen) return false;
  if (word.kind === 'sign') return [')', ']', '}'].includes(word.text);
  return !isKeyword(word) || valuesOfLanguage.includes(word.text);
}

/** Whether a value may begin with this word, and nothing else. */
export function beginsValue(word: Word | undefined): boolean {
  if (!word || word.kind === 'sign' || word.kind === 'remark') return false;
  return !isKeyword(word) || [...valuesOfLanguage, 'new', 'typeof', 'function'].includes(word.text);
}

/** A word as a sentence says it. */
export function shown({ text, kind }: Word): string {
  const [first = ''] = text.split('\n');
  if (first.length <= 24 && first.length === text.length) return text;
  return kind === 'text' || kind === 'template' ? `${first.slice(0, 20)}…${text.at(-1)}` : `${first.slice(0, 22)}…`;
}
