import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn } from 'storybook/test';
import { SignInView } from '#src/components/account/SignInView.tsx';
import { longName, longSentence } from '#stories/fixtures/text.ts';

const meta = {
  title: 'account/SignInView',
  component: SignInView,
  parameters: { layout: 'fullscreen' },
  args: { busy: null, onSignIn: fn(), error: null, isLocal: false, signedIn: null },
} satisfies Meta<typeof SignInView>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('heading', { level: 1, name: 'Prihlásenie' })).toBeVisible();
    await expect(canvas.queryByRole('alert')).not.toBeInTheDocument();
    await expect(canvas.getByRole('link', { name: 'Ochrana osobných údajov' })).toHaveAttribute(
      'href',
      '/ochrana-osobnych-udajov.pdf',
    );
  },
};

export const Phone: Story = { tags: ['phone'] };

export const Busy: Story = { args: { busy: 'github' } };

export const Local: Story = { args: { isLocal: true } };

export const Failed: Story = {
  args: { error: { message: 'Prihlásenie sa nepodarilo. Skontroluj pripojenie a\u00A0skús to znova.' } },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('alert')).toHaveTextContent('Prihlásenie sa nepodarilo.');
  },
};

/** The address belongs to another way of signing in: it is offered at once. */
export const OtherMethod: Story = {
  args: { error: { message: 'S\u00A0touto adresou už máš účet cez GitHub.', provider: 'github' } },
  play: async ({ args, canvas, userEvent }) => {
    const [offered] = canvas.getAllByRole('button', { name: 'Prihlásiť sa cez GitHub' });
    if (offered) await userEvent.click(offered);
    await expect(args.onSignIn).toHaveBeenCalledWith('github');
  },
};

export const SignedIn: Story = {
  args: { signedIn: { name: 'Ema Nováková', continueHref: '/kurzy' } },
  play: async ({ canvas }) => {
    await expect(canvas.getByText('Už máš účet otvorený ako Ema Nováková.')).toBeVisible();
    await expect(canvas.getByRole('link', { name: 'Pokračovať' })).toHaveAttribute('href', '/kurzy');
  },
};

export const LongTextsOnPhone: Story = {
  tags: ['phone'],
  args: { isLocal: true, error: { message: `${longSentence} ${longName}`, provider: 'google' } },
};
