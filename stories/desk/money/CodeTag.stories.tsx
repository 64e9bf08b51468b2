import type { Meta, StoryObj } from '@storybook/react-vite';
import { CodeTag } from '#src/components/desk/money/CodeTag.tsx';

const meta = {
  title: 'desk/money/CodeTag',
  component: CodeTag,
  args: { children: 'SKOLA20' },
} satisfies Meta<typeof CodeTag>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {};
