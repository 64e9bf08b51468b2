import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn } from 'storybook/test';
import { NewsletterConfirmation } from '#src/components/newsletter/NewsletterConfirmation.tsx';
import { paths } from '#src/domain/paths.ts';
import { site } from '#src/site.ts';

const meta = {
  title: 'newsletter/NewsletterConfirmation',
  component: NewsletterConfirmation,
  parameters: { layout: 'fullscreen' },
  args: { kind: 'confirm', state: 'question', onConfirm: fn() },
} satisfies Meta<typeof NewsletterConfirmation>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {
  play: async ({ args, canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Potvrdiť odber' }));
    await expect(args.onConfirm).toHaveBeenCalledOnce();
  },
};

export const Busy: Story = {
  args: { state: 'busy' },
  play: async ({ args, canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Potvrdiť odber' }));
    await expect(args.onConfirm).not.toHaveBeenCalled();
  },
};

export const Done: Story = {
  args: { state: 'done' },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('status')).toHaveTextContent('Odber je potvrdený.');
    await expect(canvas.queryByRole('button')).not.toBeInTheDocument();
  },
};

export const Invalid: Story = {
  args: { state: 'invalid' },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('status')).toHaveTextContent('Tento odkaz už neplatí.');
    await expect(canvas.getByRole('link')).toHaveAttribute('href', paths.newsletter());
  },
};

export const Failed: Story = {
  args: { state: 'failed' },
  play: async ({ args, canvas, userEvent }) => {
    await expect(canvas.getByRole('status')).toHaveTextContent('Niečo sa nepodarilo, skús to prosím neskôr');
    await userEvent.click(canvas.getByRole('button', { name: 'Potvrdiť odber' }));
    await expect(args.onConfirm).toHaveBeenCalledOnce();
  },
};

export const Unsubscribe: Story = {
  args: { kind: 'unsubscribe' },
  tags: ['phone'],
  play: async ({ args, canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Odhlásiť sa z noviniek' }));
    await expect(args.onConfirm).toHaveBeenCalledOnce();
  },
};

export const Unsubscribed: Story = { args: { kind: 'unsubscribe', state: 'done' } };

export const UnsubscribeInvalid: Story = {
  args: { kind: 'unsubscribe', state: 'invalid' },
  tags: ['phone'],
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('link')).toHaveAttribute('href', `mailto:${site.email}`);
  },
};
