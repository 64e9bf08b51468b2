import type { Meta, StoryObj } from '@storybook/react-vite';
import { MovementBeside } from '#src/components/desk/money/MovementBeside.tsx';

const meta = {
  title: 'desk/money/MovementBeside',
  component: MovementBeside,
  args: { aside: <p>Z&nbsp;čoho je</p>, children: <p>Pohyby</p> },
} satisfies Meta<typeof MovementBeside>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {};
