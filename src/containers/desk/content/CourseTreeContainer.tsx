import { useQuery } from '@tanstack/react-query';
import { NoCourse } from '#src/components/desk/content/NoCourse.tsx';
import { DeskButtonLink } from '#src/components/desk/kit/DeskButton.tsx';
import { DeskEmpty } from '#src/components/desk/kit/DeskEmpty.tsx';
import { DeskPage } from '#src/components/desk/kit/DeskPage.tsx';
import { DeskSection } from '#src/components/desk/kit/DeskSection.tsx';
import { useCrumb } from '#src/containers/desk/kit/deskCrumbs.tsx';
import { useAskedByAddress } from '#src/containers/desk/kit/useAskedByAddress.ts';
import { sectionOf } from '#src/containers/ui/queryState.ts';
import { deskPaths } from '#src/domain/desk/kit/deskPaths.ts';
import { courseTree, firstCourseTree } from '#src/queries/desk/content/deskContent.ts';
import { deskOf } from '#src/queries/desk/frame/desk.ts';
import { NewContent } from './ContentListContainer.tsx';
import { CourseOutlineContainer } from './CourseOutlineContainer.tsx';

interface Props {
  userId: string;
  /** `null`: the first course. */
  id: string | null;
}

/** The tree of a course. */
export function CourseTreeContainer({ userId, id }: Props) {
  const first = useQuery({ ...firstCourseTree(userId), enabled: id === null, placeholderData: undefined });
  const named = useQuery({ ...courseTree(userId, id ?? ''), enabled: id !== null, placeholderData: undefined });
  const tree = id === null ? first.data?.tree : named.data;
  useCrumb(tree?.course.name ?? null);
  if (tree) return <CourseOutlineContainer key={tree.course.id} userId={userId} id={id} tree={tree} />;
  const isMissing = named.error && 'status' in named.error && named.error.status === 404;
  return (
    <DeskPage title="Kurzy">
      {tree === null ? (
        <NoCourseContainer userId={userId} />
      ) : isMissing ? (
        <DeskEmpty
          title="Taký kurz nemáme"
          action={<DeskButtonLink href={deskPaths.content()}>Prvý kurz</DeskButtonLink>}
        >
          Adresa je možno neúplná, alebo tento kurz patrí niekomu inému.
        </DeskEmpty>
      ) : id === null ? (
        <DeskSection {...sectionOf(first)} rows={12}>
          {() => null}
        </DeskSection>
      ) : (
        <DeskSection {...sectionOf(named)} rows={12}>
          {() => null}
        </DeskSection>
      )}
    </DeskPage>
  );
}

/** What stands there before the first course, with its beginning. */
function NoCourseContainer({ userId }: Pick<Props, 'userId'>) {
  const desk = useQuery(deskOf(userId));
  const [isNew, setNew] = useAskedByAddress('novy');
  const writesAll = desk.data?.roles.some((role) => role === 'ADMIN' || role === 'EDITOR') ?? false;
  return (
    <>
      <NoCourse writesAll={writesAll} onBegin={() => setNew(true)} />
      {isNew && (
        <NewContent userId={userId} kind="course" title="Nový kurz" field="Názov" onClose={() => setNew(false)} />
      )}
    </>
  );
}
