import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, userEvent, within } from 'storybook/test';
import { TaskPrograms } from '#src/components/desk/tasks/TaskPrograms.tsx';
import { filledTask, guessedTask, writtenTask } from '#stories/fixtures/deskTasks.ts';

const meta = {
  title: 'desk/tasks/TaskPrograms',
  component: TaskPrograms,
  args: { draft: writtenTask, set: fn(), error: () => undefined, leave: () => () => undefined },
  decorators: [
    (Story) => (
      <div className="@container grid gap-4">
        <Story />
      </div>
    ),
  ],
} satisfies Meta<typeof TaskPrograms>;

export default meta;
type Story = StoryObj<typeof meta>;

/** A program that a task need not begin with is gone when nothing is left of it. */
export const Default: Story = {
  play: async ({ canvasElement, args }) => {
    await userEvent.clear(within(canvasElement).getByLabelText(/s ktorým sa začína/));
    await expect(args.set).toHaveBeenLastCalledWith({ start: null });
  },
};

export const Guessed: Story = { args: { draft: guessedTask } };

export const Filled: Story = { args: { draft: filledTask } };
