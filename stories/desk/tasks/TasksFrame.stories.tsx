import type { Meta, StoryObj } from '@storybook/react-vite';
import { ExerciseForm } from '#src/components/desk/tasks/ExerciseForm.tsx';
import { TaskHead } from '#src/components/desk/tasks/TaskHead.tsx';
import { TaskList } from '#src/components/desk/tasks/TaskList.tsx';
import { TaskRunPanel } from '#src/components/desk/tasks/TaskRunPanel.tsx';
import { TasksFrame } from '#src/components/desk/tasks/TasksFrame.tsx';
import { writtenTask } from '#stories/fixtures/deskTasks.ts';
import taskListMeta from './TaskList.stories.tsx';
import taskRunMeta from './TaskRunPanel.stories.tsx';

const meta = {
  title: 'desk/tasks/TasksFrame',
  component: TasksFrame,
  args: {
    list: <TaskList {...taskListMeta.args} />,
    form: (
      <>
        <TaskHead number={1} isHeld={false} onLine={() => undefined} onRemove={() => undefined} />
        <ExerciseForm draft={writtenTask} problems={{}} onChange={() => undefined} />
      </>
    ),
    run: <TaskRunPanel {...taskRunMeta.args} />,
  },
} satisfies Meta<typeof TasksFrame>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {};

export const NothingOpen: Story = { args: { form: <p>Vyber úlohu zo zoznamu.</p>, run: null } };

export const OnPhone: Story = { tags: ['phone'] };
