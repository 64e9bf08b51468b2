import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, userEvent } from 'storybook/test';
import { AskedLine } from '#src/components/code/AskedLine.tsx';

const meta = {
  title: 'code/AskedLine',
  component: AskedLine,
  args: { question: 'Ako sa voláš? ', onAnswer: fn() },
  decorators: [(Story) => <div className="bg-code-out px-4 py-2 font-mono text-mono text-code-text">{Story()}</div>],
} satisfies Meta<typeof AskedLine>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {
  play: async ({ canvas, args }) => {
    const field = canvas.getByRole('textbox', { name: 'Ako sa voláš?' });
    await expect(field).toHaveFocus();
    await userEvent.type(field, 'Nina{Enter}');
    await expect(args.onAnswer).toHaveBeenCalledWith('Nina');
  },
};

export const WithoutQuestion: Story = { args: { question: '' } };

export const LongQuestion: Story = {
  args: {
    question: 'Koľko minút denne si chceš tento týždeň nájsť na programovanie, keď odrátaš školu, kamarátov a psa? ',
  },
};
