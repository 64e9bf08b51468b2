import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';
import { LearntWeek } from '#src/components/home/LearntWeek.tsx';
import { weekOf } from '#src/domain/learnerHome/learntWeek.ts';
import { goal, week } from '#stories/fixtures/learnerHome.ts';

const meta = {
  title: 'home/LearntWeek',
  component: LearntWeek,
  args: week,
  decorators: [
    (Story) => (
      <div className="max-w-95">
        <h1 className="sr-only">Domov</h1>
        {Story()}
      </div>
    ),
  ],
} satisfies Meta<typeof LearntWeek>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('heading', { level: 2 })).toHaveTextContent('Tento týždeň: 2 z 3 dní');
    await expect(canvas.getByText('streda, deň s učením')).toBeInTheDocument();
    await expect(canvas.getByText('štvrtok, dnes')).toBeInTheDocument();
    await expect(canvas.getByRole('status')).toHaveTextContent('Cieľ: 3 dni v týždni. Učíš sa už 6 týždňov.');
  },
};

/** Nothing is lost, so nothing is counted. */
export const NoDay: Story = {
  args: { days: weekOf('2026-11-23', []), learntWeeks: 0, goal: { ...goal, days: null } },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('heading', { level: 2 })).toHaveTextContent(/^Tento týždeň$/);
    await expect(canvas.getByRole('status')).toHaveTextContent(/^$/);
  },
};

/** After months: the weeks are as many as before. */
export const BackAgain: Story = {
  args: { days: weekOf('2026-11-23', []) },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('heading', { level: 2 })).toHaveTextContent(/^Tento týždeň$/);
    await expect(canvas.getByRole('status')).toHaveTextContent('Cieľ: 3 dni v týždni. Učíš sa už 6 týždňov.');
  },
};

export const NoGoal: Story = {
  args: { goal: { ...goal, days: null } },
};

export const Reached: Story = {
  args: { goal: { ...goal, days: 2 } },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('heading', { level: 2 })).toHaveTextContent('Tento týždeň: 2 z 2 dní');
    await expect(canvas.getByRole('status')).toHaveTextContent('Cieľ na tento týždeň máš.');
  },
};

export const EveryDay: Story = {
  args: { days: week.days.map((day) => ({ ...day, isLearnt: true })) },
};

export const Narrow: Story = { tags: ['phone'] };
