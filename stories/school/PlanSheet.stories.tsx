import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, userEvent } from 'storybook/test';
import { PlanSheet } from '#src/components/school/PlanSheet.tsx';
import { chapterOfPlan, type NumberedChapter } from '#src/domain/chapterPlan.ts';
import { chapterPlan, coursePlan } from '#stories/fixtures/plan.ts';

const meta = {
  title: 'school/PlanSheet',
  component: PlanSheet,
  args: {
    course: coursePlan.course,
    chapter: chapterOfPlan(coursePlan, 'ch1') as NumberedChapter,
    content: chapterPlan,
    instead: null,
    areSolutionsOpen: false,
  },
} satisfies Meta<typeof PlanSheet>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {
  tags: ['phone'],
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('rowheader', { name: /^Spolu 1h\s4\sminúty$/ })).toBeVisible();
    await expect(canvas.getByText('console.log(vek >= 15);')).not.toBeVisible();
    await userEvent.click(canvas.getByText('Vypíš, či má Ema aspoň pätnásť rokov.', { selector: 'summary' }));
    await expect(canvas.getByText('console.log(vek >= 15);')).toBeVisible();
    await expect(canvas.getByText('console.log(prve === druhe);')).not.toBeVisible();
  },
};

export const SolutionsOpen: Story = {
  tags: ['picture'],
  args: { areSolutionsOpen: true },
  play: async ({ canvas }) => {
    await expect(canvas.getByText('console.log(vek >= 15);')).toBeVisible();
    await expect(canvas.getByText('console.log(prve === druhe);')).toBeVisible();
  },
};
