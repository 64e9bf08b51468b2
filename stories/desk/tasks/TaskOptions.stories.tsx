import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, userEvent, within } from 'storybook/test';
import { TaskOptions } from '#src/components/desk/tasks/TaskOptions.tsx';
import { guessedTask } from '#stories/fixtures/deskTasks.ts';

const meta = {
  title: 'desk/tasks/TaskOptions',
  component: TaskOptions,
  args: { draft: guessedTask, set: fn(), error: () => undefined, leave: () => () => undefined },
  decorators: [
    (Story) => (
      <div className="@container grid gap-4">
        <Story />
      </div>
    ),
  ],
} satisfies Meta<typeof TaskOptions>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {
  play: async ({ canvasElement, args }) => {
    await userEvent.click(within(canvasElement).getByRole('button', { name: 'Odobrať 2. možnosť' }));
    await expect(args.set).toHaveBeenLastCalledWith({ options: { info: 'yaml options', code: '- "1"\n- 7 % 3' } });
  },
};

export const None: Story = { args: { draft: { ...guessedTask, options: null } } };

/** What is no list is shown as it is written. */
export const Yaml: Story = { args: { draft: { ...guessedTask, options: { info: 'yaml options', code: 'a: 1' } } } };
