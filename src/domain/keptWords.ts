/** What somebody has done without an account. */
export interface KeptCounts {
  lectures: number;
  exercises: number;
  /** Questions of quizzes. */
  answers: number;
  /** Of „Na pokusy“. */
  programs: number;
}

/** One, two to four, more; what is counted is whole, so no formatter is needed, which a first load must not make. */
type Forms = readonly [one: string, few: string, other: string];

const nouns: Record<keyof KeptCounts, { is: Forms; kept: Forms }> = {
  lectures: { is: ['lekcia', 'lekcie', 'lekcií'], kept: ['lekciu', 'lekcie', 'lekcií'] },
  exercises: { is: ['úloha', 'úlohy', 'úloh'], kept: ['úlohu', 'úlohy', 'úloh'] },
  answers: {
    is: ['odpoveď v\u00A0kvíze', 'odpovede v\u00A0kvíze', 'odpovedí v\u00A0kvíze'],
    kept: ['odpoveď v\u00A0kvíze', 'odpovede v\u00A0kvíze', 'odpovedí v\u00A0kvíze'],
  },
  programs: { is: ['program', 'programy', 'programov'], kept: ['program', 'programy', 'programov'] },
};

/** „4 lekcie a 6 úloh“; `kept`: behind a verb, „Zachovali sme 1 lekciu“. Empty where there is nothing. */
export function keptWords(counts: KeptCounts, form: 'is' | 'kept'): string {
  const parts = (['lectures', 'exercises', 'answers', 'programs'] as const)
    .filter((what) => counts[what] > 0)
    .map((what) => {
      const [one, few, other] = nouns[what][form];
      const count = counts[what];
      return `${count}\u00A0${count === 1 ? one : count < 5 ? few : other}`;
    });
  const last = parts.pop();
  return parts.length === 0 ? (last ?? '') : `${parts.join(', ')} a\u00A0${last}`;
}
