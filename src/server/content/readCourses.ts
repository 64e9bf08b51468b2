import type { Content } from './Content.ts';
import type { ContentFolder } from './ContentFolder.ts';
import { chapterFile, courseFile, lectureFile, quizFile, resourcesFile } from './contentFiles.ts';
import { readQuestion } from './readQuestion.ts';

type Courses = Pick<Content, 'courses' | 'chapters' | 'lectures' | 'quizzes' | 'quizQuestions'>;

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
  for (const path of folder.folders('courses')) readCourse(folder, path, videoIds, result);
  return result;
}

function readCourse(folder: ContentFolder, path: string, videoIds: ReadonlyMap<string, string>, result: Courses): void {
  const [course] = folder.document(`${path}/course.md`, courseFile);
  const [resources] = folder.document(`${path}/resources.md`, resourcesFile);
  if (!course) return;
  const { author, ...data } = course.data;
  if (path !== `courses/${data.slug}`) folder.problem(course.file, 'slug', "must be the folder's name");
  result.courses.push({
    ...data,
    authorId: author,
    description: course.text,
    resources: resources?.data.resources ?? [],
    resourcesIntro: resources?.text ?? '',
  });
  for (const chapter of numbered(folder, folder.folders(path))) {
    readChapter(folder, chapter, data.id, videoIds, result);
  }
}

function readChapter(
  folder: ContentFolder,
  { path, position, fileName }: Numbered,
  courseId: string,
  videoIds: ReadonlyMap<string, string>,
  result: Courses,
): void {
  const [chapter] = folder.document(`${path}/chapter.md`, chapterFile);
  if (!chapter) return;
  result.chapters.push({ ...chapter.data, courseId, position, fileName });
  const files = folder.markdownFiles(path).filter((file) => file !== chapter.file);
  const lectureIds: string[] = [];
  for (const lecture of numbered(folder, files)) {
    for (const { file, data, text } of folder.document(lecture.path, lectureFile)) {
      const { video, ...rest } = data;
      const videoId = video ? (videoIds.get(video) ?? null) : null;
      if (video && !videoId) folder.problem(file, 'video', `names no video: ${video}`);
      const { position, fileName } = lecture;
      lectureIds.push(data.id);
      result.lectures.push({ ...rest, chapterId: chapter.data.id, videoId, text, position, fileName });
    }
  }
  // A lecture with a mistake of its own was left out, and is perhaps the one that the quiz names.
  readQuiz(folder, path, lectureIds.length === files.length ? lectureIds : null, result);
}

/** The quiz of a chapter, if it has one; `lectureIds` are those that it may belong to. */
function readQuiz(folder: ContentFolder, path: string, lectureIds: string[] | null, result: Courses): void {
  const file = `${path}/quiz.yml`;
  for (const { id, lecture, name, questions } of folder.yaml(file, quizFile)) {
    if (lectureIds && !lectureIds.includes(lecture)) {
      folder.problem(file, 'lecture', `names no lecture of its chapter: ${lecture}`);
    }
    result.quizzes.push({ id, lectureId: lecture, name });
    for (const [index, question] of questions.entries()) {
      result.quizQuestions.push({ ...readQuestion(question), quizId: id, position: index + 1 });
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
