import type { Meta, StoryObj } from '@storybook/react-vite';
import { TaskList } from '#src/components/desk/tasks/TaskList.tsx';

const meta = {
  title: 'desk/tasks/TaskList',
  component: TaskList,
  args: {
    tasks: [
      {
        name: 'Napíš program s premennou teplota.',
        detail: 'napísať program · JavaScript',
        href: '#1',
        isCurrent: true,
        isBroken: true,
      },
      {
        name: 'Čo program vypíše?',
        detail: 'predpovedať výstup · JavaScript',
        href: '#2',
        isCurrent: false,
        isBroken: false,
      },
    ],
    onAdd: () => undefined,
  },
} satisfies Meta<typeof TaskList>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {};

export const Empty: Story = { args: { tasks: [] } };
