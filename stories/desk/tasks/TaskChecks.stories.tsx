import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, userEvent, within } from 'storybook/test';
import { TaskChecks } from '#src/components/desk/tasks/TaskChecks.tsx';
import { queriedTask, tickedTask, writtenTask } from '#stories/fixtures/deskTasks.ts';

const meta = {
  title: 'desk/tasks/TaskChecks',
  component: TaskChecks,
  args: { draft: writtenTask, set: fn(), error: () => undefined, leave: () => () => undefined },
  decorators: [
    (Story) => (
      <div className="@container grid gap-4">
        <Story />
      </div>
    ),
  ],
} satisfies Meta<typeof TaskChecks>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {
  play: async ({ canvasElement, args }) => {
    await userEvent.click(within(canvasElement).getByRole('button', { name: 'Pridať kontrolu' }));
    await expect(args.set).toHaveBeenLastCalledWith({ checks: expect.objectContaining({ info: 'yaml checks' }) });
  },
};

export const Ticked: Story = { args: { draft: tickedTask } };

export const Queried: Story = { args: { draft: queriedTask } };

/** What is no list is shown as it is written. */
export const Yaml: Story = { args: { draft: { ...writtenTask, checks: { info: 'yaml checks', code: 'a: 1' } } } };
