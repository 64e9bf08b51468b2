import type { Meta, StoryObj } from '@storybook/react-vite';
import { DeskBadge } from '#src/components/desk/kit/DeskBadge.tsx';

const meta = {
  title: 'desk/kit/DeskBadge',
  component: DeskBadge,
  args: { icon: 'check', tone: 'success', children: 'Zaplatená' },
} satisfies Meta<typeof DeskBadge>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {};

export const Filled: Story = { args: { icon: 'lock', tone: 'danger', isFilled: true, children: 'nevratné' } };
