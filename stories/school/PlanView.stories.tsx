import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, userEvent } from 'storybook/test';
import { ClosedPlan } from '#src/components/school/ClosedPlan.tsx';
import { PlanView } from '#src/components/school/PlanView.tsx';
import { chapterPlan, coursePlan } from '#stories/fixtures/plan.ts';

const meta = {
  title: 'school/PlanView',
  component: PlanView,
  parameters: { layout: 'fullscreen' },
  args: {
    plan: coursePlan,
    chapterId: null,
    onChapter: fn(),
    content: chapterPlan,
    instead: null,
    areSolutionsOpen: false,
    onSolutions: fn(),
    onPrint: fn(),
  },
} satisfies Meta<typeof PlanView>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {
  play: async ({ canvas, args }) => {
    await userEvent.selectOptions(canvas.getByLabelText('Kapitola'), 'ch2');
    await expect(args.onChapter).toHaveBeenCalledWith('ch2');
    await userEvent.click(canvas.getByRole('button', { name: 'Rozbaliť riešenia' }));
    await expect(args.onSolutions).toHaveBeenCalled();
    await userEvent.click(canvas.getByRole('button', { name: 'Vytlačiť plán' }));
    await expect(args.onPrint).toHaveBeenCalled();
  },
};

export const AnotherChapter: Story = {
  args: { chapterId: 'ch2', content: { lectures: [{ id: 'l4', mistakesHtml: [], tasks: [] }] } },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('rowheader', { name: '4. Cyklus while' })).toBeVisible();
    await expect(canvas.queryByRole('heading', { name: 'Ciele' })).toBeNull();
    await expect(canvas.queryByRole('heading', { name: 'Typické chyby' })).toBeNull();
  },
};

export const Closed: Story = {
  args: { content: null, instead: <ClosedPlan courseSlug="java-kurz" /> },
  play: async ({ canvas }) => {
    await expect(canvas.queryByRole('button', { name: 'Rozbaliť riešenia' })).toBeNull();
    await expect(canvas.getByText('porovnať dve hodnoty')).toBeVisible();
  },
};

export const WithoutChapters: Story = { args: { plan: { ...coursePlan, chapters: [] }, content: null } };
