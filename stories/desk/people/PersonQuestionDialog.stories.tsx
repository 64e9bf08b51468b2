import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, screen } from 'storybook/test';
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
    refusal: null,
    onAct: fn(),
    onClose: nothing,
    onSignIn: nothing,
  },
} satisfies Meta<typeof PersonQuestionDialog>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {};

export const SignInTooOld: Story = { args: { refusal: 'recent-sign-in-required' } };

export const Owned: Story = { args: { refusal: 'already-owned' } };

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
