import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn } from 'storybook/test';
import { OrderNote } from '#src/components/desk/money/OrderNote.tsx';

const meta = {
  title: 'desk/money/OrderNote',
  component: OrderNote,
  args: { note: null, state: 'ready', failure: null, onSave: fn() },
} satisfies Meta<typeof OrderNote>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {
  play: async ({ args, canvas, userEvent }) => {
    const button = canvas.getByRole('button', { name: 'Uložiť poznámku' });
    await userEvent.click(button);
    await expect(args.onSave).not.toHaveBeenCalled();
    await userEvent.type(canvas.getByRole('textbox'), ' Píše, že kúpil dvakrát. ');
    await userEvent.click(button);
    await expect(args.onSave).toHaveBeenCalledWith('Píše, že kúpil dvakrát.');
  },
};

export const Saved: Story = { args: { note: 'Píše, že kúpil dvakrát.', state: 'saved' } };

export const Busy: Story = { args: { note: 'Píše, že kúpil dvakrát.', state: 'busy' } };

export const Failed: Story = {
  args: { note: 'Píše, že kúpil dvakrát.', failure: 'Poznámku sa nepodarilo uložiť. Čo máš napísané, ostalo.' },
};
