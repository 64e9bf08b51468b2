import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, userEvent, within } from 'storybook/test';
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
        isMovable: true,
      },
      {
        name: 'Čo program vypíše?',
        detail: 'predpovedať výstup · JavaScript',
        href: '#2',
        isCurrent: false,
        isBroken: false,
        isMovable: true,
      },
    ],
    onAdd: () => undefined,
    onMove: fn(),
  },
} satisfies Meta<typeof TaskList>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {};

export const Empty: Story = { args: { tasks: [] } };

export const Lifted: Story = {
  play: async ({ canvasElement, args }) => {
    const { getByRole, getAllByRole } = within(canvasElement);
    getByRole('link', { name: /Čo program/ }).focus();
    await userEvent.keyboard(' {ArrowUp}');
    const [said] = getAllByRole('status');
    await expect(said).toHaveTextContent('„Čo program vypíše?“ je zdvihnutá. Miesto 1 z 2.');
    await userEvent.keyboard('{Escape}');
    await expect(args.onMove).not.toHaveBeenCalled();
    await userEvent.keyboard(' {ArrowUp} ');
    await expect(args.onMove).toHaveBeenCalledOnce();
    await expect(args.onMove).toHaveBeenCalledWith(1, 0);
    await userEvent.keyboard(' {ArrowUp}');
  },
};
