import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';
import { LearntWeek } from '#src/components/home/LearntWeek.tsx';
import { weekOf } from '#src/domain/learnerHome/learntWeek.ts';
import { week } from '#stories/fixtures/learnerHome.ts';

const meta = {
  title: 'home/LearntWeek',
  component: LearntWeek,
  args: { days: week },
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
    await expect(canvas.getByRole('heading', { level: 2 })).toHaveTextContent('Tento týždeň: 2 dni');
    await expect(canvas.getByText('streda, deň s učením')).toBeInTheDocument();
    await expect(canvas.getByText('štvrtok, dnes')).toBeInTheDocument();
  },
};

/** Nothing is lost, so nothing is counted. */
export const NoDay: Story = {
  args: { days: weekOf('2026-11-23', []) },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('heading', { level: 2 })).toHaveTextContent(/^Tento týždeň$/);
  },
};

export const EveryDay: Story = {
  args: { days: week.map((day) => ({ ...day, isLearnt: true })) },
};
