import type { Meta, StoryObj } from '@storybook/react-vite';
import { DeskAvatar } from '#src/components/desk/kit/DeskAvatar.tsx';

const meta = {
  title: 'desk/kit/DeskAvatar',
  component: DeskAvatar,
  args: { name: 'Jana Oravcová' },
} satisfies Meta<typeof DeskAvatar>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {};
