import type { NextCourseVote } from '#src/contract/nextCourse.ts';
import { typeset } from '#src/domain/typography.ts';
import type { NextCourseState } from '#src/server/services/nextCourse/getNextCourseVote.ts';

export function presentNextCourseVote({ options, votedOptionId }: NextCourseState): NextCourseVote {
  return {
    options: options.map(({ option, votes }) => ({
      id: option.id,
      name: typeset(option.name),
      summary: typeset(option.summary),
      votes,
    })),
    votedOptionId,
  };
}
