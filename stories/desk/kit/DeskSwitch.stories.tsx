import type { Meta, StoryObj } from '@storybook/react-vite';
import { DeskSwitch } from '#src/components/desk/kit/DeskSwitch.tsx';

const meta = {
  title: 'desk/kit/DeskSwitch',
  component: DeskSwitch,
  args: {
    label: 'Stav',
    choices: [
      { name: 'Všetky', href: '/admin/objednavky', isCurrent: true },
      { name: 'Čakajú', href: '/admin/objednavky?stav=cakaju', isCurrent: false, count: 1 },
      { name: 'Vrátené', href: '/admin/objednavky?stav=vratene', isCurrent: false },
    ],
  },
} satisfies Meta<typeof DeskSwitch>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {};

export const OnPhone: Story = { tags: ['phone'] };
