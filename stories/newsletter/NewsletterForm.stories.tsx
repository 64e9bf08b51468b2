import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn } from 'storybook/test';
import { NewsletterForm } from '#src/components/newsletter/NewsletterForm.tsx';
import { site } from '#src/site.ts';
import { unbreakableWord } from '#stories/fixtures/text.ts';

const meta = {
  title: 'newsletter/NewsletterForm',
  component: NewsletterForm,
  args: {
    state: 'idle',
    email: '',
    error: null,
    onEmailChange: fn(),
    onSubmit: fn(() => true),
    onRetry: fn(),
    onFocus: fn(),
  },
} satisfies Meta<typeof NewsletterForm>;

export default meta;
type Story = StoryObj<typeof meta>;

const inFooter = {
  args: { ground: 'footer' },
  decorators: [
    (Story) => (
      <div className="bg-footer p-6 text-footer-text [--accent-text:var(--footer-text)]">
        <Story />
      </div>
    ),
  ],
} satisfies Story;

export const Default: Story = {
  play: async ({ args, canvas, userEvent }) => {
    await expect(canvas.getByRole('heading', { name: 'Chcem odoberať novinky' })).toBeVisible();
    await expect(canvas.getByRole('link', { name: 'spracúvaním osobných údajov' })).toHaveAttribute(
      'href',
      site.documents.gdpr,
    );
    await userEvent.type(canvas.getByRole('textbox', { name: 'E-mail' }), 'e');
    await expect(args.onFocus).toHaveBeenCalled();
    await expect(args.onEmailChange).toHaveBeenLastCalledWith('e');
  },
};

export const Sent: Story = {
  args: { email: 'ema@example.org' },
  play: async ({ args, canvas, userEvent }) => {
    await userEvent.type(canvas.getByRole('textbox', { name: 'E-mail' }), '{Enter}');
    await expect(args.onSubmit).toHaveBeenCalledOnce();
    await expect(canvas.getByRole('button', { name: 'Odoslať' })).toHaveFocus();
  },
};

export const Empty: Story = {
  args: { error: 'Email je prázdny', onSubmit: fn(() => false) },
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Odoslať' }));
    const field = canvas.getByRole('textbox', { name: 'E-mail' });
    await expect(field).toHaveFocus();
    await expect(field).toHaveAccessibleDescription('Email je prázdny');
  },
};

export const WrongFormat: Story = {
  args: { email: `${unbreakableWord}@`, error: 'Email má nesprávny formát' },
  tags: ['phone'],
};

export const Submitting: Story = {
  args: { state: 'submitting', email: 'ema@example.org' },
  play: async ({ args, canvas, userEvent }) => {
    await expect(canvas.getByRole('textbox', { name: 'E-mail' })).toBeDisabled();
    await userEvent.click(canvas.getByRole('button', { name: 'Odoslať' }));
    await expect(args.onSubmit).not.toHaveBeenCalled();
  },
};

export const Success: Story = {
  args: { state: 'success' },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('status')).toHaveTextContent('Poslali sme ti potvrdzovací email');
    await expect(canvas.queryByRole('textbox')).not.toBeInTheDocument();
    await expect(canvas.queryByRole('heading')).not.toBeInTheDocument();
  },
};

export const Failure: Story = {
  args: { state: 'failure' },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('status')).toHaveTextContent('Niečo sa nepodarilo, skús to prosím neskôr');
    await expect(canvas.queryByRole('textbox')).not.toBeInTheDocument();
  },
};

export const WithoutHeading: Story = {
  args: { isHeadingHidden: true },
  play: async ({ canvas }) => {
    await expect(canvas.queryByRole('heading')).not.toBeInTheDocument();
  },
};

export const InFooter: Story = inFooter;

export const InFooterWrong: Story = {
  ...inFooter,
  args: { ...inFooter.args, email: 'ema@', error: 'Email má nesprávny formát' },
};

export const InFooterFailure: Story = { ...inFooter, args: { ...inFooter.args, state: 'failure' } };

export const InFooterOnPhone: Story = { ...inFooter, tags: ['phone'] };
