/** What a learner answers, by the kind of the question; `optionIds` of ORDER are in the learner's order. */
export type AnswerValue =
  | { kind: 'SINGLE'; optionId: string }
  | { kind: 'MULTIPLE' | 'ORDER'; optionIds: string[] }
  | { kind: 'TEXT' | 'OUTPUT'; text: string }
  | { kind: 'NUMBER'; number: number };

export type QuestionKind = AnswerValue['kind'];

/** A choice, or a line to put in order; `text` and `explanation` are Markdown. */
export interface QuestionOption {
  id: string;
  text: string;
  explanation: string | null;
}

/** What is right; it never leaves the server before the answer. */
export type QuestionKey =
  | { kind: 'SINGLE'; optionId: string }
  | { kind: 'MULTIPLE' | 'ORDER'; optionIds: string[] }
  /** `isExact`: capital letters and accents count. */
  | { kind: 'TEXT'; accepted: string[]; isExact: boolean }
  | { kind: 'NUMBER'; number: number; tolerance: number }
  /** What a program writes; spaces at the ends of lines and empty lines at the end do not count. */
  | { kind: 'OUTPUT'; output: string };

/** How long a quiz takes, in whole minutes: most questions show a program that is worked out by hand. */
export function quizMinutes(questionCount: number): number {
  return Math.max(1, Math.round((questionCount * 45) / 60));
}

/** Whether a quiz is too long to be remembered: what was answered is looked up on the way, and what was right is folded at its end. */
export function isLongQuiz(questionCount: number): boolean {
  return questionCount > 10;
}
