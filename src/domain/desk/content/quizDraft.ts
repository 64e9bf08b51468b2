import type { QuestionKind } from '#src/domain/quiz.ts';

/** A choice as it is written; `correct` is left out where it is not. */
export interface OptionDraft {
  text?: string;
  correct?: boolean;
  explanation?: string;
}

/** A question as an author writes it, perhaps unfinished; what belongs to its kind stands beside the rest. */
export interface QuestionDraft {
  id: string;
  kind: QuestionKind;
  text?: string;
  explanation?: string;
  options?: OptionDraft[];
  accepted?: string[];
  exact?: boolean;
  answer?: number;
  tolerance?: number;
  lines?: string[];
  output?: string;
}

export interface QuizDraft {
  id?: string;
  name?: string;
  /** It is the final test of its course. */
  final?: boolean;
  questions?: QuestionDraft[];
}

export const questionKindNames: Record<QuestionKind, string> = {
  SINGLE: 'jedna správna odpoveď',
  MULTIPLE: 'viac správnych odpovedí',
  TEXT: 'napísať slovo',
  NUMBER: 'napísať číslo',
  ORDER: 'zoradiť riadky',
  OUTPUT: 'čo program vypíše',
};

/** A question of another kind keeps its words, and has what the new kind needs. */
export function ofKind({ id, text, explanation, options }: QuestionDraft, kind: QuestionKind): QuestionDraft {
  const common = { id, kind, ...(text !== undefined && { text }), ...(explanation !== undefined && { explanation }) };
  switch (kind) {
    case 'SINGLE':
    case 'MULTIPLE':
      return { ...common, options: options ?? [{ correct: true }, {}] };
    case 'TEXT':
      return { ...common, accepted: [] };
    case 'ORDER':
      return { ...common, lines: [] };
    case 'NUMBER':
    case 'OUTPUT':
      return common;
  }
}

/** The options with one of them right; of SINGLE no other stays right. */
export function withRight(kind: QuestionKind, options: readonly OptionDraft[], index: number, isRight: boolean) {
  return options.map(({ correct, ...option }, at): OptionDraft => {
    const holds = at === index ? isRight : kind === 'SINGLE' ? false : correct === true;
    return holds ? { ...option, correct: true } : option;
  });
}
