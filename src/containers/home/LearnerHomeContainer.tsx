import { useQuery } from '@tanstack/react-query';
import { useMemo, useSyncExternalStore } from 'react';
import { progressQueueOf } from '#src/browser/learning/ownProgress.ts';
import { LastSeenNote } from '#src/components/home/LastSeenNote.tsx';
import { DataSection } from '#src/components/ui/DataSection.tsx';
import { useProfile } from '#src/containers/account/useProfile.ts';
import { useUser } from '#src/containers/account/useSession.ts';
import { greetingName } from '#src/domain/learnerHome/greetingName.ts';
import { slugInHand } from '#src/domain/learnerHome/wayOn.ts';
import { withMarks } from '#src/domain/progressMarks.ts';
import { courseBeginning, courseBySlug } from '#src/queries/course.ts';
import { learnerHome, myCourses } from '#src/queries/progress.ts';
import { MissingHome } from './MissingHome.tsx';
import type { OwnHomeProps } from './OwnHomeContainer.tsx';
import { ShownHome } from './ShownHome.tsx';
import { useLearnerGoal } from './useGoal.ts';

interface Props extends OwnHomeProps {
  userId: string;
}

/** The home page of who is signed in. */
export function LearnerHomeContainer({ userId, ...rest }: Props) {
  const courses = useQuery(myCourses(userId));
  const home = useQuery(learnerHome(userId));
  const goal = useLearnerGoal(userId, home.data?.goalDays ?? null);
  const { data: beginning } = useQuery(courseBeginning());
  const { profile } = useProfile();
  const user = useUser();
  const name = profile?.displayName ?? user?.displayName;
  const queue = progressQueueOf(userId);
  const marks = useSyncExternalStore(queue.subscribe, queue.waiting);
  const items = courses.data?.items;
  const slug = items ? slugInHand({ mine: items, first: beginning?.lecture ?? null }) : null;
  const { data: outline, isPending } = useQuery({ ...courseBySlug(slug ?? ''), enabled: slug !== null });
  // What is done and not sent yet is done.
  const mine = useMemo(
    () =>
      items?.map((item) => {
        if (item.course.id !== outline?.id) return item;
        const own = marks.filter(({ courseId }) => courseId === outline.id);
        return { ...item, progress: withMarks(item.progress, own, outline) };
      }),
    [items, marks, outline],
  );
  const retry = () => void Promise.all([courses.refetch(), home.refetch()]);
  if (!mine) return courses.isError ? <MissingHome {...rest} onRetry={retry} /> : null;
  // The rest comes with the courses or a little later; nothing of it is drawn twice.
  if (home.isPending || (slug !== null && isPending)) return null;
  const isOlder = courses.isError || home.isError;
  return (
    <ShownHome
      owner={userId}
      greeting={name ? `Ahoj, ${greetingName(name)}.` : 'Ahoj.'}
      note={courses.isError && <LastSeenNote reason={navigator.onLine ? 'failed' : 'offline'} onRetry={retry} />}
      mine={mine}
      outline={outline}
      home={home.data}
      learnt={home.data}
      goal={goal}
      missing={
        home.isError &&
        !home.data &&
        !courses.isError && (
          <DataSection status="error" data={undefined} onRetry={retry}>
            {() => null}
          </DataSection>
        )
      }
      isWhole={!isOlder}
      onShown={rest.onShown}
    />
  );
}
