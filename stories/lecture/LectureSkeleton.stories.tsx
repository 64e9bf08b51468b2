import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';
import { LectureSkeleton } from '#src/components/lecture/LectureSkeleton.tsx';

const meta = {
  title: 'lecture/LectureSkeleton',
  component: LectureSkeleton,
  decorators: [(Story) => <div className="max-w-170">{Story()}</div>],
} satisfies Meta<typeof LectureSkeleton>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('status')).toHaveTextContent('Načítavame…');
  },
};

export const Phone: Story = { tags: ['phone'] };
