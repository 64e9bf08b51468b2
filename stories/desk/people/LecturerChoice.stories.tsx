import type { Meta, StoryObj } from '@storybook/react-vite';
import { SignInAgain } from '#src/components/desk/kit/SignInAgain.tsx';
import { LecturerChoice } from '#src/components/desk/people/LecturerChoice.tsx';

const meta = {
  title: 'desk/people/LecturerChoice',
  component: LecturerChoice,
  args: {
    authorId: 'ema',
    authors: [
      { id: 'ema', name: 'Ema Sokolová' },
      { id: 'peter', name: 'Peter Kmeť' },
    ],
    isBusy: false,
    failure: null,
    onChoose: () => undefined,
  },
} satisfies Meta<typeof LecturerChoice>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {};

export const Nobody: Story = { args: { authorId: null } };

export const Refused: Story = { args: { failure: <SignInAgain onSignIn={() => undefined} /> } };
