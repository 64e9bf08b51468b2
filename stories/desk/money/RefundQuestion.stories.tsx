import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, screen, userEvent } from 'storybook/test';
import { SignInAgain } from '#src/components/desk/kit/SignInAgain.tsx';
import { RefundQuestion } from '#src/components/desk/money/RefundQuestion.tsx';
import { paidOrder } from '#stories/fixtures/deskMoney.ts';
import { nothing } from '#stories/screens/screen.tsx';

const meta = {
  title: 'desk/money/RefundQuestion',
  component: RefundQuestion,
  args: {
    order: paidOrder,
    state: 'ready',
    failure: null,
    onRefund: fn(),
    onClose: nothing,
  },
} satisfies Meta<typeof RefundQuestion>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {};

const typeAmount = async (typed: string) => {
  await userEvent.click(screen.getByRole('radio', { name: /^Časť/ }));
  await userEvent.type(screen.getByLabelText('Koľko eur'), typed);
};

/** Of a part it says what is left, and that the course stays open. */
export const Part: Story = {
  play: async ({ args }) => {
    await typeAmount('10,50');
    await userEvent.type(screen.getByLabelText(/Dôvod/), 'Kúpené dvakrát');
    await userEvent.click(screen.getByRole('button', { name: /^Vrátiť 10,50/ }));
    await expect(args.onRefund).toHaveBeenCalledWith(1050, 'Kúpené dvakrát');
  },
};

export const TooMuch: Story = {
  play: async ({ args }) => {
    await typeAmount('49,01{Enter}');
    await screen.findByText(/Vrátiť sa dá najviac/);
    await expect(args.onRefund).not.toHaveBeenCalled();
  },
};

export const SignInNeeded: Story = { args: { failure: <SignInAgain onSignIn={nothing} /> } };

export const Failed: Story = { args: { failure: 'Odpoveď neprišla. Pozri si stav objednávky.' } };

export const OnPhone: Story = { tags: ['phone'] };
