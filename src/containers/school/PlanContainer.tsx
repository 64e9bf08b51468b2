import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { useSearchParams } from 'react-router-dom';
import { SignInRequired } from '#src/components/profile/SignInRequired.tsx';
import { ClosedPlan } from '#src/components/school/ClosedPlan.tsx';
import { PlanRefused } from '#src/components/school/PlanRefused.tsx';
import { PlanView } from '#src/components/school/PlanView.tsx';
import { DataSection } from '#src/components/ui/DataSection.tsx';
import { NotFoundScreen } from '#src/components/ui/NotFoundScreen.tsx';
import { useSession } from '#src/containers/account/useSession.ts';
import { sectionOf } from '#src/containers/ui/queryState.ts';
import type { CoursePlan } from '#src/contract/plan.ts';
import { chapterOfPlan } from '#src/domain/chapterPlan.ts';
import { paths } from '#src/domain/paths.ts';
import { ApiError } from '#src/queries/apiClient.ts';
import { chapterPlan, coursePlan } from '#src/queries/school.ts';

const statusOf = (error: unknown) => (error instanceof ApiError ? error.status : null);

/** The plan of a course, for teachers; others are told how to become one. */
export function PlanContainer({ courseSlug }: { courseSlug: string }) {
  const { userId, isLoading } = useSession();
  const plan = useQuery({ ...coursePlan(userId ?? '', courseSlug), enabled: userId !== null });
  if (userId === null && !isLoading) return <SignInRequired href={paths.login(paths.plan(courseSlug))} />;
  const status = statusOf(plan.error);
  if (status === 403) return <PlanRefused />;
  if (status === 400 || status === 404) {
    return <NotFoundScreen homeHref={paths.home()} coursesHref={paths.courses()} />;
  }
  return (
    <DataSection room="page" {...sectionOf(plan)}>
      {(data) => <OwnPlan userId={userId ?? ''} plan={data} />}
    </DataSection>
  );
}

/** The chapter stands in the address, so that it is the same one after the way back from a lecture. */
function OwnPlan({ userId, plan }: { userId: string; plan: CoursePlan }) {
  const [search, setSearch] = useSearchParams();
  const [areSolutionsOpen, setSolutionsOpen] = useState(false);
  const chapterId = search.get('kapitola');
  const shown = chapterOfPlan(plan, chapterId)?.id;
  const content = useQuery({ ...chapterPlan(userId, shown ?? ''), enabled: shown !== undefined });
  return (
    <PlanView
      plan={plan}
      chapterId={chapterId}
      onChapter={(id) => {
        setSolutionsOpen(false);
        setSearch({ kapitola: id }, { replace: true, preventScrollReset: true });
      }}
      content={content.data ?? null}
      instead={
        statusOf(content.error) === 403 ? (
          <ClosedPlan courseSlug={plan.course.slug} />
        ) : (
          <DataSection {...sectionOf(content)}>{() => null}</DataSection>
        )
      }
      areSolutionsOpen={areSolutionsOpen}
      onSolutions={() => setSolutionsOpen(!areSolutionsOpen)}
      onPrint={() => print()}
    />
  );
}
