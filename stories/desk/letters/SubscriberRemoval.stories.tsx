import type { Meta, StoryObj } from '@storybook/react-vite';
import { SignInAgain } from '#src/components/desk/kit/SignInAgain.tsx';
import { SubscriberRemoval } from '#src/components/desk/letters/SubscriberRemoval.tsx';
import { nothing } from '#stories/screens/screen.tsx';

const meta = {
  title: 'desk/letters/SubscriberRemoval',
  component: SubscriberRemoval,
  args: { email: 'anna.k@skola.example', state: 'ready', failure: null, onRemove: nothing, onClose: nothing },
} satisfies Meta<typeof SubscriberRemoval>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {};

export const SignInNeeded: Story = { args: { failure: <SignInAgain onSignIn={nothing} /> } };

export const OnPhone: Story = { tags: ['phone'] };
