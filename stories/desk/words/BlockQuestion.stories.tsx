import type { Meta, StoryObj } from '@storybook/react-vite';
import { BlockQuestion } from '#src/components/desk/words/BlockQuestion.tsx';
import { communityRules } from '#src/domain/communityRules.ts';
import { deskNow } from '#stories/fixtures/deskWords.ts';
import { nothing } from '#stories/screens/screen.tsx';

const meta = {
  title: 'desk/words/BlockQuestion',
  component: BlockQuestion,
  args: {
    name: 'rychly_jano',
    isOpen: true,
    value: { rule: 'respect', reason: communityRules.respect.reason },
    onChange: nothing,
    length: 'week',
    onLength: nothing,
    now: deskNow,
    state: 'ready',
    failure: null,
    onBlock: nothing,
    onClose: nothing,
  },
} satisfies Meta<typeof BlockQuestion>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {};

export const Busy: Story = { args: { state: 'busy', length: 'forever' } };

export const OnPhone: Story = { tags: ['phone'] };
