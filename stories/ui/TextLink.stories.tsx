import type { Meta, StoryObj } from '@storybook/react-vite';
import { TextLink } from '#src/components/ui/TextLink.tsx';
import { longSentence, unbreakableWord } from '#stories/fixtures/text.ts';

const meta = {
  title: 'ui/TextLink',
  component: TextLink,
  args: { href: '/kurzy', children: 'Všetky kurzy' },
} satisfies Meta<typeof TextLink>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {};

export const LongText: Story = {
  tags: ['phone'],
  args: { children: `${longSentence} ${unbreakableWord}` },
};
