import { useQuery } from '@tanstack/react-query';
import { lazy, type ReactNode, Suspense, useEffect, useLayoutEffect, useState } from 'react';
import { keptHome } from '#src/browser/learning/keptHome.ts';
import { LearnerHomeView } from '#src/components/home/LearnerHomeView.tsx';
import type { GoalChoice } from '#src/components/home/WeekGoal.tsx';
import { CodeBoundary } from '#src/containers/ui/CodeBoundary.tsx';
import type { Course } from '#src/contract/course.ts';
import type { LearnerHome } from '#src/contract/learnerHome.ts';
import type { MyCourse } from '#src/contract/progress.ts';
import { dayInBratislava } from '#src/domain/bratislava.ts';
import { otherCourseLine, ownCourseLine } from '#src/domain/learnerHome/courseLines.ts';
import { weekOf } from '#src/domain/learnerHome/learntWeek.ts';
import { newsOf } from '#src/domain/learnerHome/news.ts';
import { otherBeginnings, wayOnOf } from '#src/domain/learnerHome/wayOn.ts';
import { courseBeginning, courseOverview } from '#src/queries/course.ts';
import { postList } from '#src/queries/post.ts';
import { videoList } from '#src/queries/video.ts';

interface Props {
  /** A learner's id; `''` is a guest. */
  owner: string;
  greeting: string | null;
  note?: ReactNode;
  mine: readonly MyCourse[];
  /** Of the course in hand. */
  outline: Course | undefined;
  home?: LearnerHome | undefined;
  /** Without it nobody knows. */
  learnt: Pick<LearnerHome, 'learntOn' | 'learntWeeks'> | undefined;
  goal: GoalChoice;
  missing?: ReactNode;
  /** Everything is there: so it is kept for the next time. */
  isWhole: boolean;
  onShown: () => void;
}

// The schedule comes with its library, behind the rest.
const RepetitionOfferContainer = lazy(() =>
  import('#src/containers/repetition/RepetitionOfferContainer.tsx').then((module) => ({
    default: module.RepetitionOfferContainer,
  })),
);

/** So many courses are named to who has begun none. */
const mostOthers = 4;
/** The root of the view, whose markup is kept. */
const viewId = 'moje-ucenie';

/** Draws the home page of somebody who learns, and keeps it for the first paint of the next visit. */
export function ShownHome({
  owner,
  greeting,
  note,
  mine,
  outline,
  home,
  learnt,
  goal,
  missing,
  isWhole,
  onShown,
}: Props) {
  const [now] = useState(Date.now);
  const { data: courses } = useQuery(courseOverview(1));
  const { data: beginning } = useQuery(courseBeginning());
  const { data: articles } = useQuery(postList('article', 1));
  const { data: episodes } = useQuery(postList('podcast', 1));
  const { data: videos } = useQuery(videoList(1));
  useLayoutEffect(onShown);
  useEffect(() => {
    const view = document.getElementById(viewId)?.cloneNode(true);
    if (!isWhole || !(view instanceof HTMLElement)) return;
    view.removeAttribute('id');
    // A choice that was open, or did not succeed, is over by then.
    for (const passing of view.querySelectorAll('[data-passing]')) passing.remove();
    // Before its scripts nothing would answer a press.
    for (const button of view.querySelectorAll('button')) button.disabled = true;
    keptHome.write(owner, view.outerHTML);
  });
  const isGuest = owner === '';
  const learning = { mine, catalogue: courses?.items ?? [], first: beginning?.lecture ?? null, isGuest };
  const wayOn = wayOnOf(learning, outline);
  const lines =
    mine.length > 0
      ? { title: isGuest ? 'Rozrobené' : 'Moje kurzy', lines: mine.map((item) => ownCourseLine(item, isGuest)) }
      : { title: 'Alebo začni inde', lines: otherBeginnings(learning).slice(0, mostOthers).map(otherCourseLine) };
  const posts = [articles, episodes].flatMap((page) => page?.items.slice(0, 2) ?? []);
  return (
    <LearnerHomeView
      id={viewId}
      greeting={greeting}
      note={note}
      wayOn={wayOn}
      courses={lines}
      week={
        learnt ? { days: weekOf(dayInBratislava(now), learnt.learntOn), learntWeeks: learnt.learntWeeks, goal } : null
      }
      news={newsOf({ home, posts, videos: videos?.items.slice(0, 2) ?? [], now })}
      offer={
        mine.length > 0 && (
          <CodeBoundary instead={null}>
            <Suspense>
              <RepetitionOfferContainer owner={owner} />
            </Suspense>
          </CodeBoundary>
        )
      }
      missing={missing}
    />
  );
}
