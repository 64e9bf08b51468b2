import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';
import { RepetitionLines } from '#src/components/repetition/RepetitionLines.tsx';

const meta = {
  title: 'repetition/RepetitionLines',
  component: RepetitionLines,
  args: { lines: ['right', 'other', 'now', 'ahead', 'ahead'] },
  decorators: [
    (Story) => (
      <div className="page max-w-185 py-6">
        <h1 className="sr-only">Opakovanie</h1>
        {Story()}
      </div>
    ),
  ],
} satisfies Meta<typeof RepetitionLines>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {
  play: async ({ canvas }) => {
    await expect(canvas.getByText(/vyšla/)).toBeInTheDocument();
    await expect(canvas.getByText(/tentoraz inak/)).toBeInTheDocument();
    await expect(canvas.getAllByRole('listitem')[2]).toHaveAttribute('aria-current', 'step');
  },
};

export const AllLit: Story = { args: { lines: ['right', 'right', 'right', 'right', 'right'] } };

/** Answered without a connection. */
export const Kept: Story = { args: { lines: ['right', 'kept', 'kept', 'now', 'ahead'] } };

export const Two: Story = { args: { lines: ['now', 'ahead'] } };
