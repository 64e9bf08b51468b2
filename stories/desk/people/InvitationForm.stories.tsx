import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, screen } from 'storybook/test';
import { InvitationForm } from '#src/components/desk/people/InvitationForm.tsx';
import { nothing } from '#stories/screens/screen.tsx';

const meta = {
  title: 'desk/people/InvitationForm',
  component: InvitationForm,
  args: { state: 'ready', failure: null, onSend: fn(), onClose: nothing },
} satisfies Meta<typeof InvitationForm>;

export default meta;
type Story = StoryObj<typeof meta>;

/** Nothing is sent before all of it is there; what is missing is said. */
export const Default: Story = {
  play: async ({ args, userEvent }) => {
    const send = screen.getByRole('button', { name: 'Poslať pozvánku' });
    await userEvent.type(screen.getByLabelText('E-mail'), 'ema.cierna');
    await userEvent.click(send);
    await expect(args.onSend).not.toHaveBeenCalled();
    await expect(screen.getAllByRole('alert')).toHaveLength(3);
    await userEvent.type(screen.getByLabelText('E-mail'), '@example.sk');
    await userEvent.type(screen.getByLabelText('Meno'), 'Ema Čierna');
    await userEvent.click(screen.getByRole('checkbox', { name: /^Výučba/ }));
    await userEvent.click(send);
    await expect(args.onSend).toHaveBeenCalledWith({
      email: 'ema.cierna@example.sk',
      name: 'Ema Čierna',
      roles: ['LECTURER'],
      makesPage: true,
      note: '',
    });
  },
};

export const Failed: Story = { tags: ['phone'], args: { failure: 'Pozvánku sa nepodarilo poslať.' } };
