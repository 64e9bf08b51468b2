import { createElement, Fragment, type ReactNode } from 'react';

const entities: Record<string, string> = { amp: '&', lt: '<', gt: '>', quot: '"', '#x27': "'" };
const decode = (text: string) => text.replace(/&(amp|lt|gt|quot|#x27);/g, (_, name: string) => entities[name] ?? '');
const voidElements = new Set(['area', 'br', 'col', 'hr', 'img', 'input', 'link', 'meta', 'source', 'track', 'wbr']);
const booleans = new Set(['async', 'checked', 'controls', 'defer', 'disabled', 'hidden', 'open', 'required']);
const renamed: Record<string, string> = { class: 'className', for: 'htmlFor' };
/** Texts that the site's own components put in as finished HTML, too. */
const isFinishedHtml = (name: string, attributes: string) =>
  name === 'script' || name === 'style' || /\bclass="(?:[^"]* )?prose[ "]/.test(attributes);

interface Open {
  name: string;
  props: Record<string, unknown>;
  children: ReactNode[];
}

/** React elements of a page that React wrote: no general parser of HTML. */
export function markupToReact(html: string): ReactNode {
  const root: Open = { name: '', props: {}, children: [] };
  const open: Open[] = [root];
  const token = /<!--[\s\S]*?-->|<!DOCTYPE[^>]*>|<(\/?)([a-zA-Z][\w-]*)((?:[^>"]|"[^"]*")*?)\/?>|([^<]+)/g;
  for (let match = token.exec(html); match; match = token.exec(html)) {
    const [, slash, name, attributes = '', text] = match;
    const parent = open.at(-1) ?? root;
    if (text) parent.children.push(decode(text));
    else if (name && slash) close(open);
    else if (name) {
      const props = propsOf(attributes);
      if (voidElements.has(name)) parent.children.push(createElement(name, props));
      else if (isFinishedHtml(name, attributes)) {
        const end = endOf(html, name, token.lastIndex);
        const inner = html.slice(token.lastIndex, end);
        parent.children.push(createElement(name, { ...props, dangerouslySetInnerHTML: { __html: inner } }));
        token.lastIndex = end + name.length + 3;
      } else open.push({ name, props, children: [] });
    }
  }
  return createElement(Fragment, null, ...root.children);
}

function close(open: Open[]): void {
  const element = open.pop();
  const parent = open.at(-1);
  if (element && parent) parent.children.push(createElement(element.name, element.props, ...element.children));
}

/** Where the element that begins before `from` has its closing tag. */
function endOf(html: string, name: string, from: number): number {
  const tag = new RegExp(`<(/?)${name}[\\s>]`, 'g');
  tag.lastIndex = from;
  let depth = 1;
  for (let match = tag.exec(html); match; match = tag.exec(html)) {
    if (name === 'script' || name === 'style') {
      if (match[1]) return match.index;
      continue;
    }
    depth += match[1] ? -1 : 1;
    if (depth === 0) return match.index;
  }
  throw new Error(`<${name}> is not closed`);
}

function propsOf(attributes: string): Record<string, unknown> {
  const props: Record<string, unknown> = {};
  for (const [, name = '', value] of attributes.matchAll(/([^\s=/]+)(?:="([^"]*)")?/g)) {
    const text = decode(value ?? '');
    if (name === 'style') props.style = styleOf(text);
    else props[renamed[name] ?? name] = booleans.has(name) ? true : text;
  }
  return props;
}

function styleOf(text: string): Record<string, string> {
  const rules = text.split(';').flatMap((rule) => {
    const [name = '', ...value] = rule.split(':');
    const isVariable = name.startsWith('--');
    return name
      ? [[isVariable ? name : name.replace(/-(\w)/g, (_, c: string) => c.toUpperCase()), value.join(':')]]
      : [];
  });
  return Object.fromEntries(rules);
}
