import type { Meta } from '@storybook/react-vite';
import { PlanRefused } from '#src/components/school/PlanRefused.tsx';
import { PlanView } from '#src/components/school/PlanView.tsx';
import { paths } from '#src/domain/paths.ts';
import { chapterPlan, coursePlan } from '#stories/fixtures/plan.ts';
import { failed, loading, nothing, screen } from './screen.tsx';

const meta = {
  title: 'screens/Plan',
  tags: ['screen', '!autodocs'],
} satisfies Meta;

export default meta;

const address = paths.plan('programovanie-od-nuly');

export const Default = screen(
  address,
  <PlanView
    plan={coursePlan}
    chapterId={null}
    onChapter={nothing}
    content={chapterPlan}
    instead={null}
    areSolutionsOpen={false}
    onSolutions={nothing}
    onPrint={nothing}
  />,
  { isSignedIn: true },
);

export const Refused = screen(address, <PlanRefused />, { isSignedIn: true });

export const Loading = screen(address, loading(), { isSignedIn: true });

export const Failed = screen(address, failed(), { isSignedIn: true });
