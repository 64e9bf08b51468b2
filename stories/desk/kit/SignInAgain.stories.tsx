import type { Meta, StoryObj } from '@storybook/react-vite';
import { SignInAgain } from '#src/components/desk/kit/SignInAgain.tsx';
import { nothing } from '#stories/screens/screen.tsx';

const meta = {
  title: 'desk/kit/SignInAgain',
  component: SignInAgain,
  args: { onSignIn: nothing },
} satisfies Meta<typeof SignInAgain>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {};
