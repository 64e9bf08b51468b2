import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, screen } from 'storybook/test';
import { SignInAgain } from '#src/components/desk/kit/SignInAgain.tsx';
import { PersonQuestionDialog } from '#src/components/desk/people/PersonQuestionDialog.tsx';
import { person } from '#stories/fixtures/deskPeople.ts';
import { nothing } from '#stories/screens/screen.tsx';

const meta = {
  title: 'desk/people/PersonQuestionDialog',
  component: PersonQuestionDialog,
  args: {
    person,
    question: { kind: 'give' },
    state: 'ready',
    failure: null,
    onAct: fn(),
    onClose: nothing,
  },
} satisfies Meta<typeof PersonQuestionDialog>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {};

export const SignInTooOld: Story = { args: { failure: <SignInAgain onSignIn={nothing} /> } };

export const Owned: Story = { args: { failure: 'Tento kurz už v\u00A0účte je. Nezmenilo sa nič.' } };

export const Move: Story = {
  tags: ['phone'],
  args: { question: { kind: 'move', fromUserId: 'martin-2', productId: 'python' } },
};

/** Nothing is deleted until the address is typed as it is. */
export const Delete: Story = {
  args: { question: { kind: 'delete' } },
  play: async ({ args, userEvent }) => {
    const act = screen.getByRole('button', { name: 'Zmazať účet natrvalo' });
    await userEvent.type(screen.getByLabelText(/Na potvrdenie/), 'martin@example.sk');
    await userEvent.click(act);
    await expect(args.onAct).not.toHaveBeenCalled();
    await expect(screen.getByRole('alert')).toHaveTextContent('Adresa nesedí');
    await userEvent.clear(screen.getByLabelText(/Na potvrdenie/));
    await userEvent.type(screen.getByLabelText(/Na potvrdenie/), 'Martin.Hruska@example.sk');
    await userEvent.click(act);
    await expect(args.onAct).toHaveBeenCalledOnce();
  },
};
