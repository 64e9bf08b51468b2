import type { Meta, StoryObj } from '@storybook/react-vite';
import { LiftableRows } from '#src/components/desk/kit/LiftableRows.tsx';

const meta = {
  title: 'desk/kit/LiftableRows',
  component: LiftableRows,
  args: {
    help: 'Medzerník zdvihne riadok.',
    drag: {},
    children: (
      <ul className="grid gap-1 text-xs">
        <li>Premenné</li>
        <li>Podmienky</li>
      </ul>
    ),
  },
} satisfies Meta<typeof LiftableRows>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {};
