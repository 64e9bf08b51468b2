import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, screen } from 'storybook/test';
import { NewsletterForm } from '#src/components/newsletter/NewsletterForm.tsx';
import { NewsletterModal } from '#src/components/newsletter/NewsletterModal.tsx';

const heading = 'Chceš sa dozvedieť o našom novom obsahu?';

const meta = {
  title: 'newsletter/NewsletterModal',
  component: NewsletterModal,
  // The dialog takes the whole window, so the documentation shows each story in its own.
  parameters: { layout: 'fullscreen', docs: { story: { inline: false, iframeHeight: 640 } } },
  args: {
    isOpen: true,
    onClose: fn(),
    children: (
      <NewsletterForm
        state="idle"
        email=""
        error={null}
        isHeadingHidden
        onEmailChange={() => undefined}
        onSubmit={() => true}
        onRetry={() => undefined}
      />
    ),
  },
} satisfies Meta<typeof NewsletterModal>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {
  play: async () => {
    const modal = await screen.findByRole('dialog', { name: heading });
    await expect(modal).toHaveAccessibleDescription(/kurz, video alebo epizóda podcastu/);
    await expect(modal).toHaveFocus();
    await expect(screen.getByRole('textbox', { name: 'E-mail' })).toBeVisible();
  },
};

export const ClosesByIcon: Story = {
  play: async ({ args, userEvent }) => {
    await userEvent.click(await screen.findByRole('button', { name: 'Zavrieť' }));
    await expect(args.onClose).toHaveBeenCalledOnce();
  },
};

export const ClosesByOverlay: Story = {
  play: async ({ args, userEvent }) => {
    const modal = await screen.findByRole('dialog');
    await userEvent.click(modal);
    await expect(args.onClose).not.toHaveBeenCalled();
    const overlay = modal.previousElementSibling;
    if (overlay) await userEvent.click(overlay);
    await expect(args.onClose).toHaveBeenCalledOnce();
  },
};

export const ClosesByEscape: Story = {
  play: async ({ args, userEvent }) => {
    await screen.findByRole('dialog');
    await userEvent.keyboard('{Escape}');
    await expect(args.onClose).toHaveBeenCalledOnce();
  },
};

export const Phone: Story = { tags: ['phone'] };

export const Closed: Story = {
  args: { isOpen: false },
  play: async () => {
    await expect(screen.queryByRole('dialog')).not.toBeInTheDocument();
  },
};
