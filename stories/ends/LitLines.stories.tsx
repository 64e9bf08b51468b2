import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';
import { LitLines } from '#src/components/ends/LitLines.tsx';
import { javaCourse } from '#stories/fixtures/course.ts';

const lines = javaCourse.chapters
  .flatMap(({ lectures }) => lectures)
  .map(({ name }, index) => ({ number: index + 1, name }));

const meta = {
  title: 'ends/LitLines',
  component: LitLines,
  args: { lines: lines.slice(0, 4) },
  render: (props) => (
    <div className="max-w-120 bg-code py-4">
      <LitLines {...props} />
    </div>
  ),
} satisfies Meta<typeof LitLines>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {
  play: async ({ canvas }) => {
    await expect(canvas.getAllByText(/dokončené/)).toHaveLength(4);
  },
};

/** The line that comes next is not done. */
export const Ahead: Story = {
  args: { ahead: { number: 5, name: 'Podmienka', minutes: 14 } },
  play: async ({ canvas }) => {
    await expect(canvas.getByText('Podmienka').closest('li')).not.toHaveTextContent('dokončené');
  },
};

/** From the top, and over in time. */
export const Lighting: Story = {
  args: { lights: 280 },
  play: async ({ canvas }) => {
    const ends = canvas
      .getAllByRole('listitem')
      .flatMap((line) => line.getAnimations().map((motion) => Number(motion.effect?.getComputedTiming().endTime)));
    await expect(ends.every((end, index) => end >= (ends[index - 1] ?? 0))).toBe(true);
    await expect(Math.max(0, ...ends)).toBeLessThanOrEqual(300);
  },
};

export const WholeCourse: Story = {
  args: { lines, lights: 900, size: 'small' },
  play: async ({ canvas }) => {
    const ends = canvas
      .getAllByRole('listitem')
      .flatMap((line) => line.getAnimations().map((motion) => Number(motion.effect?.getComputedTiming().endTime)));
    await expect(Math.max(0, ...ends)).toBeLessThanOrEqual(900);
  },
};

export const Unlit: Story = {
  args: { lights: 'unlit' },
  play: async ({ canvas }) => {
    await expect(canvas.queryByText(/dokončené/)).not.toBeInTheDocument();
  },
};
