import type { Meta, StoryObj } from '@storybook/react-vite';
import { DeskMissing } from '#src/components/desk/kit/DeskMissing.tsx';

const meta = {
  title: 'desk/kit/DeskMissing',
  component: DeskMissing,
  args: { href: '/admin' },
} satisfies Meta<typeof DeskMissing>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {};
