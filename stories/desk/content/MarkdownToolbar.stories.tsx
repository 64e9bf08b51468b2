import type { Meta, StoryObj } from '@storybook/react-vite';
import { MarkdownToolbar } from '#src/components/desk/content/MarkdownToolbar.tsx';
import { nothing } from '#stories/screens/screen.tsx';

const meta = {
  title: 'desk/content/MarkdownToolbar',
  component: MarkdownToolbar,
  args: { onAct: nothing, onPickImage: nothing },
} satisfies Meta<typeof MarkdownToolbar>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {};

export const OnPhone: Story = { tags: ['phone'] };
