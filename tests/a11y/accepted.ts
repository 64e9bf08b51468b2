import type { Finding } from './engines.ts';

interface Accepted {
  matches: (finding: Finding) => boolean;
  reason: string;
}

/** What an engine objects to although nobody is kept out by it. */
export const accepted: Accepted[] = [
  {
    matches: ({ engine, rule, isHidden }) => engine === 'HTMLCS' && isHidden && rule.includes('.1_4_3.'),
    reason:
      'Letters of a drawing that is hidden from assistive technology and says nothing that the words beside it do not say: WCAG 1.4.3 leaves them out, this engine does not.',
  },
  {
    matches: ({ rule, element }) => rule.endsWith('.H91.Button.Name') && / role="checkbox"/.test(element),
    reason:
      'A button is named by its label as an input is (HTML: labelable elements); the engine knows that of inputs alone. axe and IBM read the name.',
  },
  {
    matches: ({ rule, text }) => rule === 'label_content_exists' && text.trim() !== '',
    reason:
      'A label whose words are only read aloud: the engine looks for words that are seen. The field has its name.',
  },
];
