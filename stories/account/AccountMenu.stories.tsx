import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn } from 'storybook/test';
import { AccountMenu } from '#src/components/account/AccountMenu.tsx';
import { profile, profileLongTexts, profileWithPicture } from '#stories/fixtures/profile.ts';

const meta = {
  title: 'account/AccountMenu',
  component: AccountMenu,
  args: { name: profile.displayName, email: profile.email, photoURL: null, onLogout: fn() },
  decorators: [
    (Story) => (
      <div className="flex min-h-72 items-start justify-between">
        <p>Zvyšok stránky</p>
        {Story()}
      </div>
    ),
  ],
} satisfies Meta<typeof AccountMenu>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {
  play: async ({ canvas }) => {
    const button = canvas.getByRole('button', { name: 'Účet: Ema Nováková', expanded: false });
    const { width, height } = button.getBoundingClientRect();
    await expect([width, height]).toEqual([44, 44]);
    await expect(canvas.queryByRole('link')).not.toBeInTheDocument();
  },
};

export const Picture: Story = { args: { photoURL: profileWithPicture.photoURL } };

export const Open: Story = {
  play: async ({ args, canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('button', { expanded: false }));
    await expect(canvas.getByText('ema@example.org')).toBeVisible();
    await expect(canvas.getByRole('link', { name: 'Profil' })).toHaveAttribute('href', '/profil');
    await expect(canvas.getByRole('link', { name: 'Moje kurzy' })).toHaveAttribute('href', '/profil#moje-kurzy');
    await expect(canvas.getByRole('button', { name: 'Odhlásiť sa' })).toBeVisible();
    await expect(args.onLogout).not.toHaveBeenCalled();
  },
};

export const LogsOut: Story = {
  play: async ({ args, canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('button', { expanded: false }));
    await userEvent.click(canvas.getByRole('button', { name: 'Odhlásiť sa' }));
    await expect(args.onLogout).toHaveBeenCalledOnce();
    await expect(canvas.getByRole('button')).toHaveAttribute('aria-expanded', 'false');
  },
};

/** Escape gives the focus back to the picture. */
export const ClosesByEscape: Story = {
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('button', { expanded: false }));
    await userEvent.tab();
    await expect(canvas.getByRole('link', { name: 'Profil' })).toHaveFocus();
    await userEvent.keyboard('{Escape}');
    await expect(canvas.getByRole('button', { expanded: false })).toHaveFocus();
    await expect(canvas.queryByRole('link')).not.toBeInTheDocument();
  },
};

export const ClosesByClickOutside: Story = {
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('button', { expanded: false }));
    await userEvent.click(canvas.getByText('Zvyšok stránky'));
    await expect(canvas.queryByRole('link')).not.toBeInTheDocument();
  },
};

/** Somebody may read in it, also by the mouse. */
export const StaysOpenInside: Story = {
  play: async ({ canvas, userEvent }) => {
    const button = canvas.getByRole('button', { expanded: false });
    await userEvent.click(button);
    await userEvent.click(canvas.getByText('ema@example.org'));
    await expect(canvas.getByRole('link', { name: 'Profil' })).toBeVisible();
    await userEvent.click(button);
    await expect(button).toHaveAttribute('aria-expanded', 'false');
  },
};

/** It does not stay open behind who goes on by keys. */
export const ClosesByTab: Story = {
  play: async ({ canvas, userEvent }) => {
    const button = canvas.getByRole('button', { expanded: false });
    await userEvent.click(button);
    await userEvent.tab({ shift: true });
    await expect(button).toHaveAttribute('aria-expanded', 'false');
  },
};

export const LongTextsOnPhone: Story = {
  tags: ['phone'],
  args: { name: profileLongTexts.displayName, email: profileLongTexts.email },
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('button', { expanded: false }));
  },
};
