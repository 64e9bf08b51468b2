import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, userEvent } from 'storybook/test';
import { AskedLine } from '#src/components/code/AskedLine.tsx';

const meta = {
  title: 'code/AskedLine',
  component: AskedLine,
  args: { question: 'Ako sa voláš? ', onAnswer: fn(), onStop: fn() },
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

/** The browser's own question: with the second value of `prompt` in its field, and a way to give none. */
export const Prompt: Story = {
  args: { kind: 'prompt', question: 'Koľko máš rokov?', prefilled: '12' },
  play: async ({ canvas, args }) => {
    const field = canvas.getByRole('textbox', { name: 'Koľko máš rokov?' });
    await expect(field).toHaveFocus();
    await userEvent.keyboard('{Enter}');
    await expect(args.onAnswer).toHaveBeenLastCalledWith('12');
    await userEvent.click(canvas.getByRole('button', { name: 'Zrušiť' }));
    await expect(args.onAnswer).toHaveBeenLastCalledWith(null);
    await userEvent.type(field, '{Escape}');
    await expect(args.onStop).toHaveBeenCalledOnce();
  },
};

export const Confirm: Story = {
  args: { kind: 'confirm', question: 'Začať novú hru?' },
  play: async ({ canvas, args }) => {
    await expect(canvas.getByRole('group', { name: 'Začať novú hru?' })).toBeVisible();
    await expect(canvas.getByRole('button', { name: 'Áno' })).toHaveFocus();
    await userEvent.keyboard('{Enter}');
    await expect(args.onAnswer).toHaveBeenLastCalledWith('áno');
    await userEvent.click(canvas.getByRole('button', { name: 'Nie' }));
    await expect(args.onAnswer).toHaveBeenLastCalledWith('nie');
    await userEvent.keyboard('{Escape}');
    await expect(args.onStop).toHaveBeenCalledOnce();
  },
};
