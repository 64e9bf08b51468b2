import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn } from 'storybook/test';
import { NumberInput } from '#src/components/quiz/NumberInput.tsx';

const meta = {
  title: 'quiz/NumberInput',
  component: NumberInput,
  args: { value: '', error: null, onChange: fn() },
} satisfies Meta<typeof NumberInput>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {
  play: async ({ args, canvas, userEvent }) => {
    const field = canvas.getByRole('textbox', { name: 'Tvoja odpoveď' });
    await expect(field).toHaveAttribute('inputmode', 'decimal');
    await userEvent.type(field, '3');
    await expect(args.onChange).toHaveBeenCalledWith('3');
  },
};

export const Filled: Story = { args: { value: '3,14' } };

export const NotANumber: Story = {
  args: { value: 'päť', error: 'Toto nie je číslo. Napíš ho číslicami, napríklad 3,14.' },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('textbox')).toBeInvalid();
    await expect(canvas.getByRole('textbox')).toHaveAccessibleDescription(/Toto nie je číslo/);
  },
};
