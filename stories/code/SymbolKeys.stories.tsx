import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, userEvent } from 'storybook/test';
import { SymbolKeys } from '#src/components/code/SymbolKeys.tsx';
import { symbolKeys } from '#src/domain/program/symbolKeys.ts';

const meta = {
  title: 'code/SymbolKeys',
  component: SymbolKeys,
  tags: ['phone'],
  args: { symbols: symbolKeys.javascript, bottom: 0, onPress: fn() },
} satisfies Meta<typeof SymbolKeys>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {
  play: async ({ canvas, args }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Bodkočiarka' }));
    await expect(args.onPress).toHaveBeenCalledWith(';');
    await userEvent.click(canvas.getByRole('button', { name: 'Spätný apostrof' }));
    await expect(args.onPress).toHaveBeenLastCalledWith('`');
    await userEvent.click(canvas.getByRole('button', { name: 'Zvislá čiara' }));
    await expect(args.onPress).toHaveBeenLastCalledWith('|');
  },
};

export const Python: Story = { args: { symbols: symbolKeys.python } };

export const Sql: Story = { args: { symbols: symbolKeys.sql } };

export const Web: Story = { args: { symbols: symbolKeys.web } };

export const OnTheKeyboard: Story = { args: { bottom: 260 } };
