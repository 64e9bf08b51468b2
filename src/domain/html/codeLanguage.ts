import type { Element } from 'hast';

interface NamedLanguage {
  language: string;
  /** What readers see, of a language that has no colours here. */
  title: string | null;
}

/** Those that the site has colours for. */
const coloured: Record<string, string> = {
  java: 'java',
  javascript: 'javascript js jscript jsx mjs node nodejs',
  html: 'html htm xhtml html5 markup',
  css: 'css',
  sql: 'sql mysql pgsql postgres postgresql plsql tsql sqlite mariadb',
  bash: 'bash sh shell console terminal zsh shell-session',
  json: 'json json5 jsonc',
  python: 'python py python3',
};
const titles: Record<string, string> = {
  PHP: 'php',
  C: 'c',
  'C++': 'cpp c++',
  'C#': 'csharp c# cs',
  TypeScript: 'typescript ts tsx',
  Ruby: 'ruby rb',
  Go: 'go golang',
  Rust: 'rust rs',
  Kotlin: 'kotlin kt',
  Swift: 'swift',
  YAML: 'yaml yml',
  XML: 'xml svg',
  PowerShell: 'powershell ps1',
  SCSS: 'scss sass',
  Perl: 'perl',
  R: 'r',
  Pascal: 'pascal delphi',
  Dockerfile: 'dockerfile docker',
  Markdown: 'markdown md',
};

const known = new Map<string, NamedLanguage>([
  ...Object.entries(coloured).flatMap(([language, names]) =>
    names.split(' ').map((name) => [name, { language, title: null }] as const),
  ),
  ...Object.entries(titles).flatMap(([title, names]) =>
    names.split(' ').map((name) => [name, { language: 'text', title }] as const),
  ),
]);
const nameless: NamedLanguage = { language: 'text', title: null };

/** Names of languages that a shortcode of a highlighter may have: `[php]`. */
export const shortcodeLanguages: ReadonlySet<string> = new Set(known.keys());

/** The language of a `<pre>`, as the highlighters of WordPress write it. */
export function codeLanguage(pre: Element): NamedLanguage {
  const code = pre.children.find((child) => child.type === 'element' && child.tagName === 'code');
  for (const element of [code, pre]) {
    if (element?.type !== 'element') continue;
    const { className, dataLang, dataLanguage, dataEnlighterLanguage, lang } = element.properties;
    const classes = Array.isArray(className) ? className.join(' ') : '';
    const named = [
      /(?:^|\s)(?:language|lang|brush|syntax)[-:]\s*([\w#+-]+)/.exec(classes)?.[1],
      ...[dataLang, dataLanguage, dataEnlighterLanguage, lang].map((value) => value?.toString()),
      ...classes.split(' '),
    ];
    for (const name of named) {
      const found = known.get(name?.toLowerCase() ?? '');
      if (found) return found;
    }
  }
  return nameless;
}
