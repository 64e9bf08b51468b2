import type { Meta, StoryObj } from '@storybook/react-vite';
import { fn } from 'storybook/test';
import { SheetNote } from '#src/components/search/SheetNote.tsx';

const meta = {
  title: 'search/SheetNote',
  component: SheetNote,
  args: { state: { is: 'found', total: 3, meant: 'podmienka' }, onMeant: fn(), onRetry: fn() },
} satisfies Meta<typeof SheetNote>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {};

export const Failed: Story = { args: { state: { is: 'failed' } } };

export const Offline: Story = { args: { state: { is: 'offline' } } };
