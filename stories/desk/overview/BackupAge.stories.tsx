import type { Meta, StoryObj } from '@storybook/react-vite';
import { BackupAge } from '#src/components/desk/overview/BackupAge.tsx';

const meta = {
  title: 'desk/overview/BackupAge',
  component: BackupAge,
  args: { backup: { at: '2026-11-23T02:00:41.000Z', isLate: false } },
} satisfies Meta<typeof BackupAge>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {};

export const Late: Story = { args: { backup: { at: '2026-11-20T02:00:41.000Z', isLate: true } } };

export const NotYet: Story = { args: { backup: { at: null, isLate: false } } };
