import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, userEvent, within } from 'storybook/test';
import { TaskBasics } from '#src/components/desk/tasks/TaskBasics.tsx';
import { queriedTask, tickedTask, writtenTask } from '#stories/fixtures/deskTasks.ts';

const meta = {
  title: 'desk/tasks/TaskBasics',
  component: TaskBasics,
  args: {
    draft: writtenTask,
    set: fn(),
    error: (_: string): string | undefined => undefined,
    leave: () => () => undefined,
  },
  decorators: [
    (Story) => (
      <div className="@container grid gap-4">
        <Story />
      </div>
    ),
  ],
} satisfies Meta<typeof TaskBasics>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {
  play: async ({ canvasElement, args }) => {
    await userEvent.selectOptions(within(canvasElement).getByLabelText('Jazyk'), 'Python');
    await expect(args.set).toHaveBeenLastCalledWith(
      expect.objectContaining({ start: expect.objectContaining({ info: 'python start' }) }),
    );
  },
};

export const Queried: Story = { args: { draft: queriedTask } };

export const Ticked: Story = { args: { draft: tickedTask } };

/** A step of a project: only programs of its language are there to go on with. */
export const GoesOn: Story = {
  args: {
    programs: [
      { id: 'projekt-listok', language: 'javascript', lecture: 'Malý projekt: lístok do kina' },
      { id: 'projekt-tabulka', language: 'python', lecture: 'Tabuľka' },
    ],
  },
  play: async ({ canvasElement, args }) => {
    const field = within(canvasElement).getByLabelText(/^Nadväzuje na program úlohy/);
    await expect(within(field).getAllByRole('option')).toHaveLength(2);
    await userEvent.selectOptions(field, 'projekt-listok');
    await expect(args.set).toHaveBeenLastCalledWith({ continues: 'projekt-listok' });
  },
};

export const Wrong: Story = {
  args: { error: (field) => (field === 'assignment' ? 'Napíš, čo treba urobiť.' : undefined) },
};
