import type { Meta, StoryObj } from '@storybook/react-vite';
import { RepeatDecision } from '#src/components/desk/words/RepeatDecision.tsx';
import { nothing } from '#stories/screens/screen.tsx';

const meta = {
  title: 'desk/words/RepeatDecision',
  component: RepeatDecision,
  args: {
    words: 5,
    held: 4,
    accounts: 3,
    state: 'ready',
    failure: null,
    onHide: nothing,
    onLetThrough: nothing,
    onBlock: nothing,
    children: null,
  },
} satisfies Meta<typeof RepeatDecision>;

export default meta;
type Story = StoryObj<typeof RepeatDecision>;

export const Default: Story = {};

export const NobodyChosen: Story = { args: { words: 0, held: 0, accounts: 0 } };

export const TooLate: Story = { args: { failure: 'Niekto bol rýchlejší a\u00A0o\u00A0tomto texte už rozhodol.' } };

export const OnPhone: Story = { tags: ['phone'] };
