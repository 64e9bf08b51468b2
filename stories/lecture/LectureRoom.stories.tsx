import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';
import { LectureRoom } from '#src/components/lecture/LectureRoom.tsx';

const meta = {
  title: 'lecture/LectureRoom',
  component: LectureRoom,
  args: { of: 'end' },
} satisfies Meta<typeof LectureRoom>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {
  play: async ({ canvasElement }) => {
    await expect(canvasElement.querySelector('.min-h-43')?.clientHeight).toBeGreaterThan(100);
  },
};

export const Text: Story = { args: { of: 'text' } };

/** A visitor has no end of a lecture to wait for. */
export const LearnersEnd: Story = {
  args: { of: "learner's end", children: 'Lekcia je prečítaná' },
  play: async ({ canvas }) => {
    await expect(canvas.getByText('Lekcia je prečítaná')).not.toBeVisible();
  },
};

/** Without a session the end of an open lecture is everybody's. */
export const GuestsEnd: Story = {
  args: { of: "guest's end", children: 'Lekcia je prečítaná' },
  play: async ({ canvas }) => {
    await expect(canvas.getByText('Lekcia je prečítaná')).toBeVisible();
  },
};
