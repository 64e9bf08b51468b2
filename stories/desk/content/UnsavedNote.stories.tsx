import type { Meta, StoryObj } from '@storybook/react-vite';
import { UnsavedNote } from '#src/components/desk/content/UnsavedNote.tsx';

const meta = {
  title: 'desk/content/UnsavedNote',
  component: UnsavedNote,
  args: { state: 'offline', isKept: true },
} satisfies Meta<typeof UnsavedNote>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {};

export const Failed: Story = { args: { state: 'failed' } };

export const NotKept: Story = { args: { isKept: false } };

export const Saved: Story = { args: { state: 'saved' } };
