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

/** Of a language that is only read: what works too in a gap is written beside. */
export const Fillers: Story = {
  args: {
    draft: {
      ...filledTask,
      start: { info: 'java start', code: '____ body = 3;' },
      solution: { ...filledTask.solution, block: { info: 'java solution', code: 'int body = 3;' } },
      fillers: { info: 'yaml fillers', code: '- gap: 1\n  too: [long, var]\n  because: body sú celé číslo' },
    },
  },
  play: async ({ canvasElement, args }) => {
    const field = within(canvasElement).getByLabelText(/Čo môže byť v medzerách tiež/);
    await expect(field).toHaveValue('- gap: 1\n  too: [long, var]\n  because: body sú celé číslo');
    await userEvent.clear(field);
    await expect(args.set).toHaveBeenLastCalledWith({ fillers: null });
  },
};
