import type { Element, Text } from 'hast';
import { createHighlighterCoreSync, type HighlighterCore, type ThemeRegistration } from 'shiki/core';
import { createJavaScriptRegexEngine } from 'shiki/engine/javascript';
import bash from 'shiki/langs/bash.mjs';
import css from 'shiki/langs/css.mjs';
import html from 'shiki/langs/html.mjs';
import java from 'shiki/langs/java.mjs';
import javascript from 'shiki/langs/javascript.mjs';
import json from 'shiki/langs/json.mjs';
import python from 'shiki/langs/python.mjs';
import sql from 'shiki/langs/sql.mjs';

/** The languages of the content, each with the name that readers see. */
export const codeLanguages = {
  java: 'Java',
  javascript: 'JavaScript',
  html: 'HTML',
  css: 'CSS',
  sql: 'SQL',
  bash: 'Terminál',
  json: 'JSON',
  python: 'Python',
  text: 'Text',
} as const;

export type CodeLanguage = keyof typeof codeLanguages;

export function isCodeLanguage(name: string): name is CodeLanguage {
  return Object.hasOwn(codeLanguages, name);
}

/** What gets which class `tok-…`; a longer scope wins over a shorter one, as in any editor theme. */
const tokenScopes: Record<string, string[]> = {
  comment: ['comment', 'punctuation.definition.comment'],
  string: ['string', 'punctuation.definition.string', 'constant.character.escape', 'string.unquoted.argument'],
  number: ['constant.numeric', 'keyword.other.unit'],
  constant: ['constant', 'support.constant', 'variable.other.constant', 'variable.language'],
  keyword: ['keyword', 'storage', 'entity.name.tag', 'support.type.primitive', 'storage.type.primitive'],
  function: ['entity.name.function', 'support.function', 'entity.name.command', 'support.type.property-name'],
  parameter: ['variable.parameter', 'entity.other.attribute-name', 'constant.other.option'],
  type: [
    'entity.name.type',
    'entity.name.class',
    'support.class',
    'storage.type.java',
    'storage.type.object',
    'storage.type.generic',
    'storage.modifier.import',
  ],
  punctuation: ['punctuation', 'keyword.operator', 'meta.brace', 'storage.type.function.arrow'],
};

const tokenNames = Object.keys(tokenScopes);

/** A theme whose colours are only names: the stylesheet has the real ones, so no style attribute is needed (CSP). */
const theme: ThemeRegistration = {
  name: 'classes',
  type: 'dark',
  fg: '#000000',
  bg: '#ffffff',
  settings: tokenNames.map((name, index) => ({ scope: tokenScopes[name], settings: { foreground: colorOf(index) } })),
};

let highlighter: HighlighterCore | undefined;

/** The lines of a program as elements; `lit` are the 1-based numbers of the lines that stand out. */
export function highlightCode(code: string, language: CodeLanguage, lit: ReadonlySet<number>): (Element | Text)[] {
  highlighter ??= createHighlighterCoreSync({
    themes: [theme],
    langs: [bash, css, html, java, javascript, json, python, sql],
    engine: createJavaScriptRegexEngine(),
  });
  const { tokens } = highlighter.codeToTokens(code, {
    lang: language,
    theme: 'classes',
    // A slow first run must not leave half of a sample uncoloured: the result is kept.
    tokenizeTimeLimit: 0,
  });
  return tokens.flatMap((line, index) => {
    const children = line.map((token) => tokenNode(token.content, token.color));
    const text = line.map((token) => token.content).join('');
    const className = ['line', ...(lit.has(index + 1) ? ['lit'] : []), ...hangingIndent(text)];
    const element: Element = { type: 'element', tagName: 'span', properties: { className }, children };
    return index === 0 ? [element] : [{ type: 'text', value: '\n' } as const, element];
  });
}

/** How many characters of a line fit on the narrowest phone; the sizes are in src/styles/prose.css. */
const narrowestLine = 38;

/** A line that breaks on phones says how far it begins from the left, because its second row begins behind that. */
function hangingIndent(line: string): string[] {
  if (line.length <= narrowestLine) return [];
  const indent = line.length - line.trimStart().length;
  return indent < 2 ? [] : [`in-${Math.min(indent - (indent % 2), 8)}`];
}

function tokenNode(content: string, color: string | undefined): Element | Text {
  const name = color ? tokenNames[Number.parseInt(color.slice(1), 16) - 1] : undefined;
  const text: Text = { type: 'text', value: content };
  return name && content.trim() !== ''
    ? { type: 'element', tagName: 'span', properties: { className: [`tok-${name}`] }, children: [text] }
    : text;
}

function colorOf(index: number): string {
  return `#${(index + 1).toString(16).padStart(6, '0')}`;
}
