import { paths } from './paths.ts';

interface EndingCourse {
  slug: string;
  chapters: readonly {
    id: string;
    freeSample: boolean;
    lectures: readonly { id: string; name: string }[];
  }[];
}

/** Where a learner goes on: a lecture; `locked`: all that is left is closed to them, first what is at `href`; `finished`: nothing is left. */
export type Onward =
  | { kind: 'lecture'; id: string; name: string; href: string }
  | { kind: 'locked'; count: number; href: string }
  | { kind: 'finished' };

export interface LectureEnding {
  onward: Onward;
  /** With this lecture its chapter is completed. */
  endsChapter: boolean;
}

interface Reader {
  completedLectureIds: readonly string[];
  /** Which chapters are open: the samples, or every one. */
  access: 'samples' | 'all';
}

/**
 * What follows once a lecture is completed: the first lecture behind it that is open and not completed, else the first of the course.
 * `null` when the course has no such lecture.
 */
export function lectureEnding(course: EndingCourse, lectureId: string, reader: Reader): LectureEnding | null {
  const line = course.chapters.flatMap(({ id: chapterId, freeSample, lectures }) =>
    lectures.map((lecture) => ({ ...lecture, chapterId, isOpen: reader.access === 'all' || freeSample })),
  );
  const current = line.find(({ id }) => id === lectureId);
  if (!current) return null;
  const completed = new Set(reader.completedLectureIds).add(lectureId);
  const isLeft = ({ id }: { id: string }) => !completed.has(id);
  const left = line.filter(isLeft);
  const isOpenAndLeft = (lecture: (typeof line)[number]) => lecture.isOpen && isLeft(lecture);
  const target = line.slice(line.indexOf(current)).find(isOpenAndLeft) ?? line.find(isOpenAndLeft);
  const hrefOf = ({ chapterId, id }: (typeof line)[number]) => paths.lecture(course.slug, chapterId, id);
  const [closed] = left;
  return {
    onward: target
      ? { kind: 'lecture', id: target.id, name: target.name, href: hrefOf(target) }
      : closed
        ? { kind: 'locked', count: left.length, href: hrefOf(closed) }
        : { kind: 'finished' },
    endsChapter: left.every(({ chapterId }) => chapterId !== current.chapterId),
  };
}
