import type { Meta, StoryObj } from '@storybook/react-vite';
import { userEvent } from 'storybook/test';
import { GiftForm } from '#src/components/desk/money/GiftForm.tsx';
import { products } from '#stories/fixtures/deskMoney.ts';
import { nothing } from '#stories/screens/screen.tsx';

const meta = {
  title: 'desk/money/GiftForm',
  component: GiftForm,
  args: { products, state: 'ready', onGive: nothing, onMakeCode: nothing },
} satisfies Meta<typeof GiftForm>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {};

export const ByCode: Story = {
  play: async ({ canvas }) => {
    await userEvent.click(canvas.getByRole('radio', { name: /Kódom/ }));
    await canvas.findByRole('button', { name: 'Vytvoriť darčekový kód' });
  },
};

export const PersonUnknown: Story = { args: { state: 'person-unknown' } };

export const AlreadyOwned: Story = { args: { state: 'already-owned' } };

export const Given: Story = { args: { state: 'given' } };

export const OnPhone: Story = { tags: ['phone'] };
