import type { Meta, StoryObj } from '@storybook/react-vite';
import { SaveState } from '#src/components/desk/kit/SaveState.tsx';

const meta = {
  title: 'desk/kit/SaveState',
  component: SaveState,
  args: { state: 'saved', savedAt: '12:03' },
} satisfies Meta<typeof SaveState>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {};

export const Waiting: Story = { args: { state: 'waiting', savedAt: '12:03' } };

export const Saving: Story = { args: { state: 'saving', savedAt: '12:03' } };

export const Offline: Story = { args: { state: 'offline', savedAt: '12:03' } };

export const Failed: Story = { args: { state: 'failed', savedAt: '12:03' } };

export const Refused: Story = { args: { state: 'refused', savedAt: '12:03' } };

export const Changed: Story = { args: { state: 'changed', savedAt: '12:03' } };
