import type { Meta, StoryObj } from '@storybook/react-vite';
import { Spinner } from '#src/components/ui/Spinner.tsx';
import { longSentence, unbreakableWord } from '#stories/fixtures/text.ts';

const meta = {
  title: 'ui/Spinner',
  component: Spinner,
} satisfies Meta<typeof Spinner>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {};

export const OwnLabel: Story = { args: { label: 'Overujeme platbu…' } };

export const LongText: Story = {
  tags: ['phone'],
  args: { label: `${longSentence} ${unbreakableWord}` },
};
