const states = ['hover', 'active', 'focus-visible'] as const;

export type ForcedState = (typeof states)[number];

/** Not those in the names of Tailwind's classes, `.hover\:underline`. */
const pseudoClass = new RegExp(`(?<!\\\\):(${states.join('|')})(?![-\\w])`, 'g');
const controls = 'a[href], button, input, select, textarea, summary, [tabindex]';

/** Lets every rule for the pointer and the keyboard hold for a class too, `.forced-hover` for `:hover`. */
function answerToClasses({ cssRules }: { cssRules: CSSRuleList }): void {
  for (const rule of cssRules) {
    if (rule instanceof CSSStyleRule && !rule.selectorText.includes('.forced-')) {
      const forced = rule.selectorText.replace(pseudoClass, '.forced-$1');
      if (forced !== rule.selectorText) rule.selectorText = `${rule.selectorText}, ${forced}`;
    }
    if ('cssRules' in rule) answerToClasses(rule as CSSGroupingRule);
  }
}

/**
 * Shows what is in the box as it looks under the pointer, pressed, or reached by the keyboard. The pointer is over
 * everything in the box, the focus on each of its controls.
 */
export function force(state: ForcedState, box: HTMLElement): void {
  for (const sheet of document.styleSheets) answerToClasses(sheet);
  const isFocus = state === 'focus-visible';
  for (const part of box.querySelectorAll(isFocus ? controls : '*')) {
    part.classList.add(`forced-${state}`);
    // Who presses has the pointer there.
    if (state === 'active') part.classList.add('forced-hover');
  }
}
