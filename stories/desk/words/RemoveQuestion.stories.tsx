import type { Meta, StoryObj } from '@storybook/react-vite';
import { SignInAgain } from '#src/components/desk/kit/SignInAgain.tsx';
import { RemoveQuestion } from '#src/components/desk/words/RemoveQuestion.tsx';
import { communityRules } from '#src/domain/communityRules.ts';
import { nothing } from '#stories/screens/screen.tsx';

const meta = {
  title: 'desk/words/RemoveQuestion',
  component: RemoveQuestion,
  args: {
    kind: 'comment',
    isOpen: true,
    value: { rule: 'respect', reason: communityRules.respect.reason },
    onChange: nothing,
    state: 'ready',
    failure: null,
    onHide: nothing,
    onRemove: nothing,
    onClose: nothing,
  },
} satisfies Meta<typeof RemoveQuestion>;

export default meta;
type Story = StoryObj<typeof RemoveQuestion>;

export const Default: Story = {};

export const OldSignIn: Story = { args: { failure: <SignInAgain onSignIn={nothing} /> } };

export const HiddenReview: Story = { args: { kind: 'review', onHide: null } };

export const OnPhone: Story = { tags: ['phone'] };
