import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn } from 'storybook/test';
import { OrderNote } from '#src/components/desk/money/OrderNote.tsx';
import { Overtaken } from '#stories/desk/kit/Overtaken.tsx';

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
    await expect(args.onSave).toHaveBeenCalledWith({ before: null, after: 'Píše, že kúpil dvakrát.' });
  },
};

export const Saved: Story = { args: { note: 'Píše, že kúpil dvakrát.', state: 'saved' } };

export const Busy: Story = { args: { note: 'Píše, že kúpil dvakrát.', state: 'busy' } };

export const ChangedMeanwhile: Story = {
  render: (args) => (
    <Overtaken before={null as string | null} after="Volal, vráti sa mu polovica.">
      {(note) => <OrderNote {...args} note={note} />}
    </Overtaken>
  ),
  play: async ({ args, canvas, userEvent }) => {
    const text = canvas.getByRole('textbox');
    const button = canvas.getByRole('button', { name: 'Uložiť poznámku' });
    await userEvent.type(text, 'Kúpil dvakrát.');
    await userEvent.click(canvas.getByRole('button', { name: 'Niekto iný uloží' }));
    await canvas.findByText('Volal, vráti sa mu polovica.');
    await expect(text).toHaveValue('Kúpil dvakrát.');
    await userEvent.click(button);
    await expect(args.onSave).not.toHaveBeenCalled();
    await userEvent.click(canvas.getByRole('button', { name: 'Nechať moje' }));
    await expect(canvas.queryByRole('alert')).toBeNull();
    await userEvent.click(button);
    await expect(args.onSave).toHaveBeenCalledWith({ before: 'Volal, vráti sa mu polovica.', after: 'Kúpil dvakrát.' });
  },
};

export const TakenFromSomebodyElse: Story = {
  render: ChangedMeanwhile.render as NonNullable<Story['render']>,
  play: async ({ canvas, userEvent }) => {
    await userEvent.type(canvas.getByRole('textbox'), 'Kúpil dvakrát.');
    await userEvent.click(canvas.getByRole('button', { name: 'Niekto iný uloží' }));
    await userEvent.click(await canvas.findByRole('button', { name: 'Vziať zmenené' }));
    await expect(canvas.getByRole('textbox')).toHaveValue('Volal, vráti sa mu polovica.');
  },
};

export const Failed: Story = {
  args: { note: 'Píše, že kúpil dvakrát.', failure: 'Poznámku sa nepodarilo uložiť. Čo máš napísané, ostalo.' },
};
