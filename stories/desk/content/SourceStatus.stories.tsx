import type { Meta, StoryObj } from '@storybook/react-vite';
import { SourceStatus } from '#src/components/desk/content/SourceStatus.tsx';

const meta = {
  title: 'desk/content/SourceStatus',
  component: SourceStatus,
  args: { line: 52, column: 41, words: 1214 },
} satisfies Meta<typeof SourceStatus>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {};
