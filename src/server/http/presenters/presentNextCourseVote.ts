import type { NextCourseVote } from '#src/contract/nextCourse.ts';
import { typeset } from '#src/domain/typography.ts';
import type { NextCourseState } from '#src/server/services/catalogue/index.ts';

export function presentNextCourseVote({ options, votedOptionId }: NextCourseState): NextCourseVote {
  return {
    options: options.map(({ id, name, summary, votes }) => ({
      id,
      name: typeset(name),
      summary: typeset(summary),
      votes,
    })),
    votedOptionId,
  };
}
