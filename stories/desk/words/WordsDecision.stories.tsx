import type { Meta, StoryObj } from '@storybook/react-vite';
import { WordsDecision } from '#src/components/desk/words/WordsDecision.tsx';
import { nothing } from '#stories/screens/screen.tsx';

const meta = {
  title: 'desk/words/WordsDecision',
  component: WordsDecision,
  args: {
    isHidden: false,
    isHeld: false,
    onLetThrough: nothing,
    isReported: true,
    state: 'ready',
    failure: null,
    onKeep: nothing,
    onHide: nothing,
    onRestore: nothing,
    onRemove: nothing,
    onAnswer: nothing,
    onBlock: nothing,
    children: null,
  },
} satisfies Meta<typeof WordsDecision>;

export default meta;
type Story = StoryObj<typeof WordsDecision>;

export const Default: Story = {};

export const Held: Story = { args: { isHeld: true, isReported: false } };

export const Hidden: Story = { args: { isHidden: true, isReported: false } };

export const Review: Story = { args: { isReported: false, onAnswer: null } };

export const TooLate: Story = { args: { failure: 'Niekto bol rýchlejší, jeho rozhodnutie je vyššie.' } };

export const Busy: Story = { args: { state: 'busy' } };

export const OnPhone: Story = { tags: ['phone'] };
