import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import type { Page } from 'playwright';

const script = (name: string) => readFileSync(createRequire(import.meta.url).resolve(name), 'utf8');
const ibm = script('accessibility-checker-engine/ace.js');
const htmlcs = script('html_codesniffer/build/HTMLCS.js');

/** What an engine objects to. */
export interface Finding {
  engine: 'IBM' | 'HTMLCS';
  rule: string;
  message: string;
  /** The beginning of the element's markup. */
  element: string;
  /** The words in it. */
  text: string;
  /** Nobody is told of the element: it lies in something with `aria-hidden`. */
  isHidden: boolean;
}

/** What the engines call a violation on the page as it is shown now; what they only ask a person to look at is left out. */
export async function findingsOn(page: Page): Promise<Finding[]> {
  await page.evaluate(ibm);
  await page.evaluate(htmlcs);
  return [...(await page.evaluate(askIbm)), ...(await page.evaluate(askHtmlcs))];
}

interface IbmReport {
  results: { ruleId: string; message: string; snippet: string; value: [string, string]; node: Element }[];
}

/** Runs in the page, as the next one does. */
async function askIbm(): Promise<Finding[]> {
  const { ace } = window as unknown as {
    ace: { Checker: new () => { check: (root: Document, rules: string[]) => Promise<IbmReport> } };
  };
  const { results } = await new ace.Checker().check(document, ['WCAG_2_2']);
  return results
    .filter(({ value: [level, outcome] }) => level === 'VIOLATION' && outcome === 'FAIL')
    .map(({ ruleId, message, snippet, node }) => ({
      engine: 'IBM',
      rule: ruleId,
      message,
      element: snippet.slice(0, 200),
      text: node.textContent ?? '',
      isHidden: node instanceof Element && node.closest('[aria-hidden="true"]') !== null,
    }));
}

interface HtmlcsMessage {
  type: number;
  code: string;
  msg: string;
  element: Element;
}

function askHtmlcs(): Promise<Finding[]> {
  const error = 1;
  const { HTMLCS } = window as unknown as {
    HTMLCS: {
      process: (standard: string, root: Document, done: () => void) => void;
      getMessages: () => HtmlcsMessage[];
    };
  };
  return new Promise((resolve) => {
    HTMLCS.process('WCAG2AA', document, () => {
      const errors = HTMLCS.getMessages().filter(({ type }) => type === error);
      resolve(
        errors.map(({ code, msg, element }) => ({
          engine: 'HTMLCS',
          rule: code,
          message: msg,
          element: element.outerHTML.slice(0, 200),
          text: element.textContent ?? '',
          isHidden: element.closest('[aria-hidden="true"]') !== null,
        })),
      );
    });
  });
}
