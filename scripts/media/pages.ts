import { existsSync, readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { type Browser, chromium } from 'playwright';

const ROOT = new URL('../../', import.meta.url);
const SYSTEM_CHROMIUM = '/usr/bin/chromium';

export type Size = { width: number; height: number };
export type Slide = {
  kind: 'title' | 'points' | 'code';
  title: string;
  points?: string[];
  file?: string;
  code?: string;
  command?: string;
  output?: string;
};
export type View = { lit?: number; output?: boolean };

const LATIN = 'U+0000-00FF,U+2000-206F,U+20AC';
const LATIN_EXT = 'U+0100-02BA';

/** Inlined, because a page made by setContent may not read files. */
function fontFace(family: string, fontPackage: string, subset: string, range: string): string {
  const path = `node_modules/@fontsource-variable/${fontPackage}/files/${fontPackage}-${subset}-wght-normal.woff2`;
  const data = readFileSync(new URL(path, ROOT)).toString('base64');
  return `@font-face{font-family:${family};font-weight:100 900;unicode-range:${range};src:url(data:font/woff2;base64,${data})}`;
}

const brand = [
  fontFace('Figtree', 'figtree', 'latin', LATIN),
  fontFace('Figtree', 'figtree', 'latin-ext', LATIN_EXT),
  fontFace('JetBrains Mono', 'jetbrains-mono', 'latin', LATIN),
  fontFace('JetBrains Mono', 'jetbrains-mono', 'latin-ext', LATIN_EXT),
  readFileSync(new URL('templates/brand.css', import.meta.url), 'utf8'),
].join('\n');

/** A one-letter preposition may not end a line. */
function bind(html: string): string {
  return html.replace(/(?<=[ (\u00A0])([aikosuvzAIKOSUVZ]) /g, '$1\u00A0');
}

function escapeHtml(text: string): string {
  return text.replaceAll('&', '&amp;').replaceAll('<', '&lt;').replaceAll('>', '&gt;');
}

const PAINT = {
  k: /\b(?:public|class|static|void|int|for|while|const|let)\b/,
  s: /"[^"]*"/,
  n: /\b\d+\b/,
  f: /\b\w+(?=\()/,
};
const tokens = new RegExp(
  Object.entries(PAINT)
    .map(([name, pattern]) => `(?<${name}>${pattern.source})`)
    .join('|'),
  'g',
);

function paint(line: string): string {
  return escapeHtml(line).replace(tokens, (token, ...rest) => {
    const groups = rest.at(-1) as Record<string, string | undefined>;
    const name = Object.keys(groups).find((group) => groups[group] !== undefined);
    return `<span class="${name}">${token}</span>`;
  });
}

function rows(lines: string[], lit?: number): string {
  return lines.map((line, index) => `<li${index + 1 === lit ? ' class="on"' : ''}><span>${line}</span></li>`).join('');
}

function slideBody(slide: Slide, { lit, output }: View): string {
  if (slide.kind === 'title') return '';
  if (slide.kind === 'points') return `<ol class="points">${rows((slide.points ?? []).map(escapeHtml), lit)}</ol>`;
  const command = slide.command ? `<span class="prompt">$ ${slide.command}</span>\n` : '';
  const out = slide.output && (output || command) ? command + (output ? escapeHtml(slide.output.trimEnd()) : '') : '';
  const code = rows((slide.code ?? '').trimEnd().split('\n').map(paint), lit);
  return `<div class="editor"><div class="bar">${slide.file}</div><ol>${code}</ol>${out && `<pre>${out}</pre>`}</div>`;
}

export async function openPages() {
  const executablePath = process.env.CHROMIUM_PATH ?? (existsSync(SYSTEM_CHROMIUM) ? SYSTEM_CHROMIUM : undefined);
  const browser: Browser = await chromium.launch({ executablePath });

  const load = async (template: string, values: Record<string, string>, viewport: Size) => {
    const page = await browser.newPage({ viewport });
    const html = readFileSync(new URL(template, import.meta.url), 'utf8');
    const filled: Record<string, string> = { brand: `<style>${brand}</style>`, ...values };
    await page.setContent(html.replace(/\{\{(\w+)\}\}/g, (_, key: string) => filled[key] ?? ''));
    await page.evaluate(() => document.fonts.ready);
    return page;
  };

  return {
    async picture(template: string, size: Size, path: string, values: Record<string, string> = {}) {
      const page = await load(template, values, size);
      await page.screenshot({ path, omitBackground: true });
      await page.close();
    },

    slide(slide: Slide, view: View, position: { index: number; count: number }, author: string, path: string) {
      const gutter = Array.from({ length: position.count }, (_, index) => String(index + 1));
      const values = {
        kind: slide.kind,
        title: bind(escapeHtml(slide.title)),
        body: bind(slideBody(slide, view)),
        gutter: rows(gutter, position.index + 1),
        author,
      };
      return this.picture('templates/slide.html', { width: 1280, height: 720 }, path, values);
    },

    async document(source: URL, path: string) {
      const body = bind(readFileSync(source, 'utf8'));
      const title = /<h1>(.*?)<\/h1>/.exec(body)?.[1];
      if (!title) throw new Error(`${fileURLToPath(source)} has no h1`);
      const page = await load('templates/document.html', { title, body }, { width: 800, height: 1100 });
      await page.pdf({
        path,
        format: 'A4',
        tagged: true,
        outline: true,
        preferCSSPageSize: true,
        printBackground: true,
      });
      await page.close();
    },

    close: () => browser.close(),
  };
}

export type Pages = Awaited<ReturnType<typeof openPages>>;
