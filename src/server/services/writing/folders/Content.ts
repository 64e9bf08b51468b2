import type { AuthorRow } from '#src/server/db/schema/author.ts';
import type { ChapterRow } from '#src/server/db/schema/chapter.ts';
import type { CourseRow } from '#src/server/db/schema/course.ts';
import type { CourseProductRow } from '#src/server/db/schema/courseProduct.ts';
import type { LectureRow } from '#src/server/db/schema/lecture.ts';
import type { NextCourseOptionRow } from '#src/server/db/schema/nextCourse.ts';
import type { PageRow } from '#src/server/db/schema/page.ts';
import type { PostRow } from '#src/server/db/schema/post.ts';
import type { QuizRow } from '#src/server/db/schema/quiz.ts';
import type { QuizQuestionRow } from '#src/server/db/schema/quizQuestion.ts';
import type { TagRow } from '#src/server/db/schema/tag.ts';
import type { VideoRow } from '#src/server/db/schema/video.ts';

type Authored<Row> = Omit<Row, 'published' | 'updatedAt'>;

/** A whole content folder as rows: what an import writes and an export reads. */
export interface Content {
  authors: Omit<Authored<AuthorRow>, 'userId'>[];
  tags: Authored<TagRow>[];
  videos: Authored<VideoRow>[];
  posts: Authored<PostRow>[];
  pages: Authored<PageRow>[];
  courses: Authored<CourseRow>[];
  courseProducts: Omit<CourseProductRow, 'updatedAt'>[];
  chapters: Authored<ChapterRow>[];
  lectures: Omit<Authored<LectureRow>, 'addedAt'>[];
  quizzes: Authored<QuizRow>[];
  quizQuestions: Authored<QuizQuestionRow>[];
  nextCourseOptions: Omit<Authored<NextCourseOptionRow>, 'votes'>[];
}
