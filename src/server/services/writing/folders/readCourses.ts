import { findExercises } from '#src/server/markdown/findExercises.ts';
import type { Content } from './Content.ts';
import type { ContentFolder } from './ContentFolder.ts';
import { chapterFile, courseFile, lectureFile, quizFile, resourcesFile } from './contentFiles.ts';
import { chapterRow, courseRow, lectureRow, quizRows } from './written.ts';

type Courses = Pick<Content, 'courses' | 'chapters' | 'lectures' | 'quizzes' | 'quizQuestions'>;

interface Known {
  /** By slug. */
  videoIds: ReadonlyMap<string, string>;
  /** Where the checked task with an id stands. */
  exercises: Map<string, string>;
}

interface Numbered {
  path: string;
  position: number;
  fileName: string;
}

/** The courses with chapters, lectures and quizzes; `videoIds` are by slug, which is how a lecture names its video. */
export function readCourses(folder: ContentFolder, videoIds: ReadonlyMap<string, string>): Courses {
  const result: Courses = {
    courses: [],
    chapters: [],
    lectures: [],
    quizzes: [],
    quizQuestions: [],
  };
  const exercises = new Map<string, string>();
  for (const path of folder.folders('courses')) readCourse(folder, path, { videoIds, exercises }, result);
  return result;
}

function readCourse(folder: ContentFolder, path: string, known: Known, result: Courses): void {
  const [course] = folder.document(`${path}/course.md`, courseFile);
  const [resources] = folder.document(`${path}/resources.md`, resourcesFile);
  if (!course) return;
  const { data, text } = course;
  if (path !== `courses/${data.slug}`) folder.problem(course.file, 'slug', "must be the folder's name");
  const intro = { resources: resources?.data.resources ?? [], resourcesIntro: resources?.text ?? '' };
  result.courses.push(courseRow(data, text, intro));
  for (const chapter of numbered(folder, folder.folders(path))) {
    readChapter(folder, chapter, data.id, known, result);
  }
}

function readChapter(
  folder: ContentFolder,
  { path, position, fileName }: Numbered,
  courseId: string,
  { videoIds, exercises }: Known,
  result: Courses,
): void {
  const [chapter] = folder.document(`${path}/chapter.md`, chapterFile);
  if (!chapter) return;
  result.chapters.push(chapterRow(chapter.data, { courseId, position, fileName }));
  const files = folder.markdownFiles(path).filter((file) => file !== chapter.file);
  const lectureIds: string[] = [];
  for (const lecture of numbered(folder, files)) {
    for (const { file, data, text, textLine } of folder.document(lecture.path, lectureFile)) {
      for (const { id, line, problems } of findExercises(text)) {
        const at = (own: number) => `${file}:${textLine + own - 1}`;
        for (const problem of problems) folder.problem(at(problem.line), null, problem.message);
        const other = exercises.get(id);
        if (other) folder.problem(at(line), null, `the id „${id}“ belongs to a task of ${other}`);
        else if (id !== '') exercises.set(id, at(line));
      }
      const { video } = data;
      const videoId = video ? (videoIds.get(video) ?? null) : null;
      if (video && !videoId) folder.problem(file, 'video', `names no video: ${video}`);
      const { position, fileName } = lecture;
      lectureIds.push(data.id);
      result.lectures.push(lectureRow(data, text, { chapterId: chapter.data.id, videoId, position, fileName }));
    }
  }
  // A lecture with a mistake of its own was left out, and is perhaps the one that the quiz names.
  readQuizzes(folder, path, lectureIds.length === files.length ? lectureIds : null, result);
}

/** The quizzes of a chapter: `quiz.yml`, and of further lectures `quiz-2.yml` …; `lectureIds` are those that one may belong to. */
function readQuizzes(folder: ContentFolder, path: string, lectureIds: string[] | null, result: Courses): void {
  for (const file of folder.quizFiles(path)) {
    for (const data of folder.yaml(file, quizFile)) {
      if (lectureIds && !lectureIds.includes(data.lecture)) {
        folder.problem(file, 'lecture', `names no lecture of its chapter: ${data.lecture}`);
      }
      const { quiz, questions } = quizRows(data);
      result.quizzes.push(quiz);
      result.quizQuestions.push(...questions);
    }
  }
}

/** `02-premenne.md` is at position 2 and named `premenne`. */
function numbered(folder: ContentFolder, paths: string[]): Numbered[] {
  const taken = new Set<number>();
  const found = paths.flatMap((path) => {
    const match = /\/(\d{1,3})-([a-z0-9-]+)(?:\.md)?$/.exec(path);
    const position = Number(match?.[1]);
    if (!match) folder.problem(path, null, 'must be named by its order, such as 01-prvy-riadok');
    else if (taken.has(position)) folder.problem(path, null, `has the number of a neighbour: ${match[1]}`);
    taken.add(position);
    return match ? [{ path, position, fileName: match[2] ?? '' }] : [];
  });
  return found.sort((a, b) => a.position - b.position);
}
