/**
 * `npm run bench:repetition`: 200 learners over a year, asked by the schedule of the site and, beside it, on fixed days after each
 * lecture (1, 3, 7, 14, 30). Prints how many questions a day brings, how many are answered right, and what is known at the end.
 * Their memory is none of the schedule's: it halves after a time that grows with what is remembered, for each of them at another pace.
 */
import { days } from '#src/domain/duration.ts';
import type { AskedQuestion, GivenAnswer } from '#src/domain/repetition/askedQuestion.ts';
import { chooseToday, mostADay } from '#src/domain/repetition/chooseToday.ts';
import { cardOf } from '#src/domain/repetition/questionCard.ts';

const learners = 200;
const year = 365;
const lectures = 53;
const questionsALecture = 3;
const fixedDays = [1, 3, 7, 14, 30];
const start = Date.parse('2026-01-05T12:00:00Z');

/** The same numbers each time. */
function randomFrom(seed: number): () => number {
  let state = seed;
  return () => {
    state = (state + 0x6d2b79f5) | 0;
    let mixed = Math.imul(state ^ (state >>> 15), 1 | state);
    mixed = (mixed + Math.imul(mixed ^ (mixed >>> 7), 61 | mixed)) ^ mixed;
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 2 ** 32;
  };
}

interface Learner {
  /** How likely they come on a day. */
  comes: number;
  /** Of a lecture on a day on which they come. */
  reads: number;
  /** How much longer something is remembered after it was. */
  growth: number;
  /** Days after which half of what was read once is gone. */
  halfLife: number;
}

interface Remembered extends AskedQuestion {
  answers: GivenAnswer[];
  halfLife: number;
  seenOn: number;
  /** Of the fixed plan: how many of its days are behind, and from which day they are counted. */
  step: number;
  since: number;
  /** By the schedule, until it is answered. */
  dueDay: number | null;
}

type Plan = (questions: Remembered[], day: number) => Remembered[];

const dayOf = (day: number) => Math.floor(start / days(1)) + day;

/** Those that return later are left out before: to replay all of them on each day would take an hour. */
const bySchedule: Plan = (questions, day) => {
  const returned = questions.filter((question) => {
    question.dueDay ??= cardOf(question, dayOf(day)).dueDay;
    return question.dueDay <= dayOf(day);
  });
  const byId = new Map(returned.map((question) => [question.id, question]));
  return chooseToday(returned, dayOf(day)).waiting.flatMap(({ id }) => byId.get(id) ?? []);
};

const onFixedDays: Plan = (questions, day) =>
  questions.filter(({ step, since }) => step < fixedDays.length && day >= since + (fixedDays[step] ?? 0));

interface Outcome {
  loads: number[];
  asked: number;
  right: number;
  known: number;
  questions: number;
}

function live(
  { comes, reads, growth, halfLife }: Learner,
  plan: Plan,
  seed: number,
  most = Number.POSITIVE_INFINITY,
): Outcome {
  const random = randomFrom(seed);
  const questions: Remembered[] = [];
  const outcome: Outcome = { loads: [], asked: 0, right: 0, known: 0, questions: 0 };
  const recall = (question: Remembered, day: number) => 2 ** (-(day - question.seenOn) / question.halfLife);
  let read = 0;
  for (let day = 0; day < year; day += 1) {
    if (random() > comes) continue;
    const at = new Date(start + day * days(1)).toISOString();
    const today = plan(questions, day).slice(0, most);
    outcome.loads.push(today.length);
    for (const question of today) {
      const right = random() < recall(question, day);
      outcome.asked += 1;
      outcome.right += Number(right);
      question.halfLife = right ? question.halfLife * growth : Math.max(halfLife, question.halfLife * 0.6);
      question.seenOn = day;
      question.step = right ? question.step + 1 : 0;
      if (!right) question.since = day;
      question.answers.push({ at, right });
      question.dueDay = null;
    }
    if (read < lectures && random() < reads) {
      for (let index = 0; index < questionsALecture; index += 1) {
        const isHard = 0.5 + random();
        const id = `${seed}-${read}-${index}`;
        questions.push({
          id,
          finishedAt: at,
          answers: [],
          halfLife: halfLife * isHard,
          seenOn: day,
          step: 0,
          since: day,
          dueDay: null,
        });
      }
      read += 1;
    }
  }
  outcome.questions = questions.length;
  outcome.known = questions.reduce((sum, question) => sum + recall(question, year), 0);
  return outcome;
}

function row(name: string, plan: Plan, most?: number): Record<string, string | number> {
  const random = randomFrom(1);
  const outcomes = Array.from({ length: learners }, (_, seed) => {
    const learner = {
      comes: 0.3 + random() * 0.65,
      reads: 0.2 + random() * 0.5,
      growth: 1.6 + random() * 1.2,
      halfLife: 5 + random() * 20,
    };
    return live(learner, plan, seed + 1, most);
  });
  const loads = outcomes.flatMap((outcome) => outcome.loads).sort((one, other) => one - other);
  const at = (share: number) => loads[Math.min(loads.length - 1, Math.floor(loads.length * share))] ?? 0;
  const sum = (of: 'asked' | 'right' | 'known' | 'questions') =>
    outcomes.reduce((whole, outcome) => whole + outcome[of], 0);
  const percent = (part: number, whole: number) => `${((100 * part) / whole).toFixed(1)} %`;
  return {
    plan: name,
    'median a day': at(0.5),
    p95: at(0.95),
    most: loads.at(-1) ?? 0,
    'asked in the year': Math.round(sum('asked') / learners),
    'answered right': percent(sum('right'), sum('asked')),
    'known at the end': percent(sum('known'), sum('questions')),
  };
}

const rows = [
  row('by what was answered', bySchedule),
  row('fixed days', onFixedDays),
  row(`fixed days, ${mostADay} at most`, onFixedDays, mostADay),
];
console.table(rows);
if (Number(rows[0]?.most) > mostADay) throw new Error(`somebody was asked more than ${mostADay} on a day`);
