import type { Element, ElementContent } from 'hast';
import type { Code } from 'mdast';
import { codeLanguages, highlightCode, isCodeLanguage } from './highlightCode.ts';

/** A fenced block: a program with its name and a button to copy it, or what a program printed. */
export function codeFigure(_state: unknown, node: Code): Element {
  return node.lang === 'output' ? outputFigure(node.value) : programFigure(node);
}

function programFigure(node: Code): Element {
  const language = isCodeLanguage(node.lang ?? '') ? (node.lang as keyof typeof codeLanguages) : 'text';
  const title = /\btitle="([^"]*)"/.exec(node.meta ?? '')?.[1] || codeLanguages[language];
  const copy = element('button', { type: 'button', className: ['copy'], dataCopy: '' }, [text('Kopírovať')]);
  return element('figure', { className: ['code'] }, [
    element('figcaption', {}, [element('span', {}, [text(title)]), copy]),
    element('pre', { tabIndex: 0, ariaLabel: `Kód: ${title}`, role: 'group' }, [
      element(
        'code',
        { className: [`language-${language}`] },
        highlightCode(node.value, language, litLines(node.meta)),
      ),
    ]),
  ]);
}

function outputFigure(value: string): Element {
  return element('figure', { className: ['output'] }, [
    element('figcaption', {}, [text('Výstup')]),
    element('pre', { tabIndex: 0, role: 'group', ariaLabel: 'Výstup' }, [element('code', {}, [text(value)])]),
  ]);
}

/** The numbers in `{3}`, `{2-4}`, `{1,5-6}`. */
export function litLines(meta: string | null | undefined): Set<number> {
  const list = /\{([\d,\s-]+)\}/.exec(meta ?? '')?.[1] ?? '';
  return new Set(
    list.split(',').flatMap((part) => {
      const [first = Number.NaN, last = first] = part.split('-').map((number) => Number.parseInt(number, 10));
      // A thousand lines is beyond any sample: a slip of the pen must not fill the memory.
      const length = Math.min(last - first + 1, 1000);
      return length > 0 ? Array.from({ length }, (_, index) => first + index) : [];
    }),
  );
}

function element(tagName: string, properties: Element['properties'], children: ElementContent[]): Element {
  return { type: 'element', tagName, properties, children };
}

function text(value: string): ElementContent {
  return { type: 'text', value };
}
