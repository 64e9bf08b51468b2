import { useQuery } from '@tanstack/react-query';
import { MyCoursesView } from '#src/components/profile/MyCoursesView.tsx';
import { DataSection } from '#src/components/ui/DataSection.tsx';
import { myCourses } from '#src/queries/progress.ts';

interface Props {
  userId: string;
}

/** The learner's courses with their progress. */
export function MyCoursesContainer({ userId }: Props) {
  const { data, status, isFetching, refetch } = useQuery(myCourses(userId));
  return (
    <DataSection
      status={status === 'error' && !isFetching ? 'error' : 'loading'}
      data={data}
      onRetry={() => void refetch()}
    >
      {({ items }) => <MyCoursesView items={items} />}
    </DataSection>
  );
}
