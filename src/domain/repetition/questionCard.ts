import { FSRSAlgorithm, type FSRSState, Rating } from 'ts-fsrs';
import type { AskedQuestion, GivenAnswer } from './askedQuestion.ts';
import { dayNumber } from './dayNumber.ts';

/** What somebody knows: nobody has asked yet, it was answered, it was right twice in a row, or that is fading since. */
export type Knowledge = 'new' | 'practised' | 'known' | 'fading';

/** How a question stands on some day; all of it is worked out of the answers. */
export interface QuestionCard {
  id: string;
  /** The day on which it returns. */
  dueDay: number;
  knowledge: Knowledge;
  /** How it went last; `null` before the first answer. */
  wasRight: boolean | null;
  lastDay: number | null;
  /** It was answered today, and had returned by then: one of today's ten. */
  isDoneToday: boolean;
  /** An answer waits to be graded; until then it is not asked again. */
  isUngraded: boolean;
}

const farthest = 365;
const fading = 0.8;
const enoughInARow = 2;

/** Days, not minutes: what returns the same day is the lecture's own matter. */
const memory = new FSRSAlgorithm({ enable_short_term: false, enable_fuzz: true, maximum_interval: farthest });

interface GradedDay {
  day: number;
  grade: Rating.Again | Rating.Hard | Rating.Good;
}

/** The answer grades: nobody is asked how hard it was. */
const gradeOf = ({ right, isHelped }: GivenAnswer): GradedDay['grade'] => {
  if (!right) return Rating.Again;
  return isHelped ? Rating.Hard : Rating.Good;
};

/** Of two in the same moment the worse one comes first, whatever order they were kept in. */
const byTime = (one: GivenAnswer, other: GivenAnswer): number =>
  Date.parse(one.at) - Date.parse(other.at) || gradeOf(one) - gradeOf(other);

/** Of each day the first answer: whoever has seen what is right knows it for that day. A clock that was ahead has given no answer tomorrow. */
function gradedDays(answers: readonly GivenAnswer[], today: number): GradedDay[] {
  const graded: GradedDay[] = [];
  for (const answer of [...answers].sort(byTime)) {
    const day = Math.min(dayNumber(Date.parse(answer.at)), today);
    if (graded.at(-1)?.day !== day) graded.push({ day, grade: gradeOf(answer) });
  }
  return graded;
}

interface Replayed {
  state: FSRSState | null;
  /** After the last answer, and before it. */
  dueDay: number;
  dueBefore: number;
}

/** What went wrong returns the next day, whatever is known of it. The spread of the other days goes by the question, so it is the same everywhere. */
function replay(id: string, graded: readonly GradedDay[], finishedDay: number): Replayed {
  const firstDay = finishedDay + 1;
  let replayed: Replayed = { state: null, dueDay: firstDay, dueBefore: firstDay };
  for (const [index, { day, grade }] of graded.entries()) {
    const elapsed = day - (graded[index - 1]?.day ?? day);
    const state = memory.next_state(replayed.state, elapsed, grade);
    memory.seed = `${id} ${index}`;
    const interval = grade === Rating.Again ? 1 : memory.next_interval(state.stability, elapsed);
    replayed = { state, dueDay: Math.max(day + interval, firstDay), dueBefore: replayed.dueDay };
  }
  return replayed;
}

function knowledgeOf(state: FSRSState | null, graded: readonly GradedDay[], today: number): Knowledge {
  const last = graded.slice(-enoughInARow);
  const [latest] = last.slice(-1);
  if (!state || !latest) return 'new';
  const isKnown = last.length === enoughInARow && last.every(({ grade }) => grade !== Rating.Again);
  if (!isKnown) return 'practised';
  return memory.forgetting_curve(today - latest.day, state.stability) < fading ? 'fading' : 'known';
}

/** Replays all answers to a question. The same answers give the same card, on every device and each time. */
export function cardOf({ id, finishedAt, answers, isUngraded = false }: AskedQuestion, today: number): QuestionCard {
  const graded = gradedDays(answers, today);
  const finishedDay = Math.min(dayNumber(Date.parse(finishedAt)), today);
  const { state, dueDay, dueBefore } = replay(id, graded, finishedDay);
  const last = graded.at(-1);
  return {
    id,
    dueDay,
    knowledge: knowledgeOf(state, graded, today),
    wasRight: last ? last.grade !== Rating.Again : null,
    lastDay: last?.day ?? null,
    isDoneToday: last?.day === today && dueBefore <= today,
    isUngraded,
  };
}
