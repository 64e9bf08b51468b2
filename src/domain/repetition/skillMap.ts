import type { Knowledge, QuestionCard } from './questionCard.ts';

/** A lecture as something that one knows. */
export interface Skill {
  lectureId: string;
  name: string;
  knowledge: Knowledge;
  /** Days since it was asked last; `null` where it was not. */
  daysAgo: number | null;
}

export interface SkillChapter {
  id: string;
  name: string;
  skills: Skill[];
}

interface Outline {
  chapters: readonly { id: string; name: string; lectures: readonly { id: string; name: string }[] }[];
}

/**
 * What somebody knows of a course: of each chapter that they have begun the lectures, by how their questions stand. A lecture is known when all of
 * its questions are, and fades when one of them does. Finished lectures that ask nothing are left out; those that are not finished are new.
 */
export function skillMap(
  { chapters }: Outline,
  cards: ReadonlyMap<string, readonly QuestionCard[]>,
  today: number,
): SkillChapter[] {
  return chapters.flatMap(({ id, name, lectures }) => {
    if (!lectures.some((lecture) => cards.get(lecture.id)?.length)) return [];
    const skills = lectures.flatMap((lecture) => {
      const asked = cards.get(lecture.id) ?? null;
      return asked?.length === 0 ? [] : [skillOf(lecture, asked ?? [], today)];
    });
    return [{ id, name, skills }];
  });
}

function skillOf({ id, name }: { id: string; name: string }, cards: readonly QuestionCard[], today: number): Skill {
  const days = cards.flatMap(({ lastDay }) => (lastDay === null ? [] : [lastDay]));
  return {
    lectureId: id,
    name,
    knowledge: knowledgeOf(cards.map(({ knowledge }) => knowledge)),
    daysAgo: days.length > 0 ? Math.max(0, today - Math.max(...days)) : null,
  };
}

function knowledgeOf(all: readonly Knowledge[]): Knowledge {
  if (all.includes('fading')) return 'fading';
  if (all.every((one) => one === 'new')) return 'new';
  return all.every((one) => one === 'known') ? 'known' : 'practised';
}
