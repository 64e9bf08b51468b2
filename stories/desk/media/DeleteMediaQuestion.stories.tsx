import type { Meta, StoryObj } from '@storybook/react-vite';
import { SignInAgain } from '#src/components/desk/kit/SignInAgain.tsx';
import { DeleteMediaQuestion } from '#src/components/desk/media/DeleteMediaQuestion.tsx';
import { mediaRefusal } from '#src/domain/mediaWords.ts';
import { unusedImage } from '#stories/fixtures/deskMedia.ts';
import { nothing } from '#stories/screens/screen.tsx';

const meta = {
  title: 'desk/media/DeleteMediaQuestion',
  component: DeleteMediaQuestion,
  args: { file: unusedImage, isOpen: true, state: 'ready', failure: null, onDelete: nothing, onClose: nothing },
} satisfies Meta<typeof DeleteMediaQuestion>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {};

export const Used: Story = { args: { failure: mediaRefusal('media-used') } };

export const SignInNeeded: Story = { args: { failure: <SignInAgain onSignIn={nothing} /> } };
