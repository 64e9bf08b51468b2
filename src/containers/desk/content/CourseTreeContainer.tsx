import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { DeskButton, DeskButtonLink } from '#src/components/desk/kit/DeskButton.tsx';
import { DeskEmpty } from '#src/components/desk/kit/DeskEmpty.tsx';
import { DeskPage } from '#src/components/desk/kit/DeskPage.tsx';
import { DeskSection } from '#src/components/desk/kit/DeskSection.tsx';
import { useCrumb } from '#src/containers/desk/kit/deskCrumbs.tsx';
import { sectionOf } from '#src/containers/ui/queryState.ts';
import { deskPaths } from '#src/domain/desk/kit/deskPaths.ts';
import { courseTree } from '#src/queries/desk/content/deskContent.ts';
import { NewContent } from './ContentListContainer.tsx';
import { CourseOutlineContainer } from './CourseOutlineContainer.tsx';

interface Props {
  userId: string;
  /** `null`: the first course. */
  id: string | null;
}

/** The tree of a course. */
export function CourseTreeContainer({ userId, id }: Props) {
  const tree = useQuery({ ...courseTree(userId, id), placeholderData: undefined });
  const [isNewCourse, setNewCourse] = useState(false);
  useCrumb(tree.data?.course.name ?? null);
  if (tree.error && 'status' in tree.error && tree.error.status === 404) {
    return (
      <DeskPage title="Kurzy">
        {id === null ? (
          <DeskEmpty
            title="Zatiaľ tu nie je kurz, ktorý môžeš písať"
            action={
              <DeskButton kind="primary" onPress={() => setNewCourse(true)}>
                Nový kurz
              </DeskButton>
            }
          >
            Kurz má kapitoly a&nbsp;v&nbsp;nich lekcie. Kým ho nepublikuješ, na webe ho neuvidí nikto.
          </DeskEmpty>
        ) : (
          <DeskEmpty
            title="Taký kurz nemáme"
            action={<DeskButtonLink href={deskPaths.content()}>Prvý kurz</DeskButtonLink>}
          >
            Adresa je možno neúplná, alebo tento kurz patrí niekomu inému.
          </DeskEmpty>
        )}
        {isNewCourse && (
          <NewContent
            userId={userId}
            kind="course"
            title="Nový kurz"
            field="Názov"
            onClose={() => setNewCourse(false)}
          />
        )}
      </DeskPage>
    );
  }
  if (tree.data) return <CourseOutlineContainer key={tree.data.course.id} userId={userId} id={id} tree={tree.data} />;
  return (
    <DeskPage title="Kurzy">
      <DeskSection {...sectionOf(tree)} rows={12}>
        {() => null}
      </DeskSection>
    </DeskPage>
  );
}
