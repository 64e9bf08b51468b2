import { ContentQuestion } from '#src/components/desk/content/ContentQuestion.tsx';
import type { CourseTree } from '#src/contract/desk/content/deskContent.ts';
import { NewContent } from './ContentListContainer.tsx';
import type { Thing } from './useContentActs.tsx';

/** What somebody wants of a course that takes a question first. */
export type CourseAsked =
  | { what: 'course' }
  | { what: 'chapter' }
  | { what: 'lecture'; chapterId: string | null }
  | { what: 'move'; things: readonly Thing[] };

interface Props {
  userId: string;
  tree: CourseTree;
  asked: CourseAsked;
  onMove: (things: readonly Thing[], chapterId: string) => void;
  onClose: () => void;
}

/** Where lectures go, or what a new part of the course is called. */
export function CourseQuestionContainer({ userId, tree: { course, chapters }, asked, onMove, onClose }: Props) {
  const options = chapters.filter(({ state }) => state !== 'archived').map(({ id, name }) => ({ id, name }));
  if (asked.what === 'move') {
    return (
      <ContentQuestion
        act="move"
        names={asked.things.map(({ name }) => name)}
        chapters={options}
        proposed=""
        now={0}
        state="ready"
        failure={null}
        onAct={(chapterId) => {
          onMove(asked.things, chapterId);
          onClose();
        }}
        onClose={onClose}
      />
    );
  }
  return (
    <NewContent
      userId={userId}
      kind={asked.what}
      field="Názov"
      onClose={onClose}
      {...(asked.what === 'course'
        ? { title: 'Nový kurz' }
        : asked.what === 'chapter'
          ? { title: 'Nová kapitola', parent: course.id, onCreated: onClose }
          : { title: 'Nová lekcia', chapters: { chosen: asked.chapterId, options } })}
    />
  );
}
