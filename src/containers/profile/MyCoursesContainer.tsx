import { useQuery } from '@tanstack/react-query';
import { MyCoursesView } from '#src/components/profile/MyCoursesView.tsx';
import { DataSection } from '#src/components/ui/DataSection.tsx';
import { sectionOf } from '#src/containers/ui/queryState.ts';
import { myCourses } from '#src/queries/progress.ts';

interface Props {
  userId: string;
}

/** The learner's courses with their progress. */
export function MyCoursesContainer({ userId }: Props) {
  return (
    <DataSection {...sectionOf(useQuery(myCourses(userId)))}>
      {({ items }) => <MyCoursesView items={items} />}
    </DataSection>
  );
}
