import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn } from 'storybook/test';
import { OutputInput } from '#src/components/quiz/OutputInput.tsx';
import { unbreakableWord } from '#stories/fixtures/text.ts';

const meta = {
  title: 'quiz/OutputInput',
  component: OutputInput,
  args: { value: '', error: null, onChange: fn() },
} satisfies Meta<typeof OutputInput>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {
  play: async ({ args, canvas, userEvent }) => {
    await userEvent.type(canvas.getByRole('textbox', { name: 'Čo program vypíše?' }), '2');
    await expect(args.onChange).toHaveBeenCalledWith('2');
  },
};

export const Filled: Story = {
  args: { value: '2\n4\n6\n8' },
  play: async ({ canvas }) => {
    await expect(canvas.getByText('7/500')).toBeVisible();
  },
};

export const Missing: Story = {
  args: { error: 'Napíš, čo program vypíše.' },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('textbox')).toHaveAccessibleDescription(/Napíš, čo program vypíše\./);
  },
};

export const LongText: Story = {
  tags: ['phone'],
  args: { value: `${unbreakableWord}\n`.repeat(7) },
};
