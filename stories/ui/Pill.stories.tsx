import type { Meta, StoryObj } from '@storybook/react-vite';
import { Pill } from '#src/components/ui/Pill.tsx';
import { longSentence, unbreakableWord } from '#stories/fixtures/text.ts';

const meta = {
  title: 'ui/Pill',
  component: Pill,
  args: { tone: 'accent', children: 'novinka' },
} satisfies Meta<typeof Pill>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {};

export const Success: Story = { args: { tone: 'success', children: 'zadarmo' } };

export const LongText: Story = {
  tags: ['phone'],
  args: { children: `${longSentence} ${unbreakableWord}` },
};
