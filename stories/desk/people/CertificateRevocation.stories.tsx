import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, screen } from 'storybook/test';
import { CertificateRevocation } from '#src/components/desk/people/CertificateRevocation.tsx';

const meta = {
  title: 'desk/people/CertificateRevocation',
  component: CertificateRevocation,
  args: { courseName: 'Programovanie od nuly', state: 'ready', failure: null, onRevoke: fn(), onClose: fn() },
} satisfies Meta<typeof CertificateRevocation>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {
  play: async ({ args, userEvent }) => {
    const revoke = screen.getByRole('button', { name: 'Zrušiť certifikát' });
    await userEvent.click(revoke);
    await expect(args.onRevoke).not.toHaveBeenCalled();
    await userEvent.type(screen.getByLabelText('Dôvod'), 'Bol vydaný omylom.');
    await userEvent.click(revoke);
    await expect(args.onRevoke).toHaveBeenCalledWith('Bol vydaný omylom.');
  },
};

export const Failed: Story = { tags: ['phone'], args: { failure: 'Certifikát sa nepodarilo zrušiť. Platí ďalej.' } };
