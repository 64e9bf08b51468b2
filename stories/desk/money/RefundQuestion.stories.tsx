import type { Meta, StoryObj } from '@storybook/react-vite';
import { userEvent, within } from 'storybook/test';
import { RefundQuestion } from '#src/components/desk/money/RefundQuestion.tsx';
import { paidOrder } from '#stories/fixtures/deskMoney.ts';
import { nothing } from '#stories/screens/screen.tsx';

const meta = {
  title: 'desk/money/RefundQuestion',
  component: RefundQuestion,
  args: {
    order: paidOrder,
    reason: 'Kúpené dvakrát',
    onReason: nothing,
    state: 'ready',
    onRefund: nothing,
    onSignInAgain: nothing,
    onClose: nothing,
  },
} satisfies Meta<typeof RefundQuestion>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {};

export const Part: Story = { args: { initialAmount: 1050 } };

export const TooMuch: Story = {
  args: { initialAmount: 1050 },
  play: async ({ canvasElement }) => {
    const dialog = within(canvasElement.ownerDocument.body);
    const field = await dialog.findByLabelText('Koľko eur');
    await userEvent.clear(field);
    await userEvent.type(field, '49,01{Enter}');
    await dialog.findByText(/Vrátiť sa dá najviac/);
  },
};

export const SignInNeeded: Story = { args: { initialAmount: 1050, state: 'sign-in-needed' } };

export const Changed: Story = { args: { state: 'changed' } };

export const Failed: Story = { args: { state: 'failed' } };

export const OnPhone: Story = { tags: ['phone'] };
