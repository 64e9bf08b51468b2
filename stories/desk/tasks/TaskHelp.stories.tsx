import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, userEvent, within } from 'storybook/test';
import { TaskHelp } from '#src/components/desk/tasks/TaskHelp.tsx';
import { emptyTask, tickedTask, writtenTask } from '#stories/fixtures/deskTasks.ts';

const meta = {
  title: 'desk/tasks/TaskHelp',
  component: TaskHelp,
  args: { draft: writtenTask, set: fn(), error: () => undefined, leave: () => () => undefined },
  decorators: [
    (Story) => (
      <div className="@container grid gap-4">
        <Story />
      </div>
    ),
  ],
} satisfies Meta<typeof TaskHelp>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {
  play: async ({ canvasElement, args }) => {
    await userEvent.click(within(canvasElement).getByRole('button', { name: 'Pridať omyl' }));
    await expect(args.set).toHaveBeenLastCalledWith({
      slips: expect.arrayContaining([expect.objectContaining({ head: 'slip', text: '' })]),
    });
  },
};

export const Empty: Story = { args: { draft: emptyTask } };

export const Ticked: Story = { args: { draft: tickedTask } };
