import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn } from 'storybook/test';
import { ProfileForm } from '#src/components/profile/ProfileForm.tsx';
import { profile, profileLongTexts } from '#stories/fixtures/profile.ts';

const meta = {
  title: 'profile/ProfileForm',
  component: ProfileForm,
  args: { initial: profile, submitLabel: 'Uložiť zmeny', state: 'ready', failure: null, onSubmit: fn() },
} satisfies Meta<typeof ProfileForm>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {
  play: async ({ args, canvas, userEvent }) => {
    const name = canvas.getByRole('textbox', { name: 'Meno' });
    await expect(canvas.getByText('12/80')).toBeVisible();
    await userEvent.clear(name);
    await userEvent.type(name, '  Ema Kováčová ');
    await userEvent.clear(canvas.getByRole('textbox', { name: /^O\smne$/ }));
    await userEvent.click(canvas.getByRole('checkbox', { name: 'Chcem dostávať novinky e-mailom' }));
    await userEvent.click(canvas.getByRole('checkbox', { name: /^Chcem e-mail, keď niekto odpovie/ }));
    await userEvent.click(canvas.getByRole('button', { name: 'Uložiť zmeny' }));
    await expect(args.onSubmit).toHaveBeenCalledWith({
      displayName: 'Ema Kováčová',
      bio: null,
      receiveNewsletter: false,
      receiveReplies: false,
    });
  },
};

/** Without a name nothing is sent: the field says what is missing and gets the focus. */
export const NameMissing: Story = {
  args: { initial: { displayName: '   ', bio: null, receiveNewsletter: false }, submitLabel: 'Vytvoriť profil' },
  play: async ({ args, canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Vytvoriť profil' }));
    const name = canvas.getByRole('textbox', { name: 'Meno' });
    await expect(name).toHaveFocus();
    await expect(name).toHaveAccessibleDescription(/Napíš, ako ťa máme volať\./);
    await expect(args.onSubmit).not.toHaveBeenCalled();
    await userEvent.type(name, 'Ema');
    await expect(name).toBeValid();
  },
};

/** Names from the sign-in can be longer than ours. */
export const NameTooLong: Story = {
  args: { initial: { displayName: 'Ema '.repeat(25), bio: null, receiveNewsletter: false } },
  play: async ({ args, canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('button'));
    await expect(canvas.getByText(/zmestí sa najviac 80 znakov/)).toBeVisible();
    await expect(args.onSubmit).not.toHaveBeenCalled();
  },
};

/** A name could be shown backwards, or look like somebody else's. */
export const NameWithInvisibleCharacter: Story = {
  args: { initial: { displayName: 'Ema\u202E avokávoN', bio: null, receiveNewsletter: false } },
  play: async ({ args, canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('button'));
    const name = canvas.getByRole('textbox', { name: 'Meno' });
    await expect(name).toHaveAccessibleDescription(/je znak, ktorý nevidno/);
    await expect(args.onSubmit).not.toHaveBeenCalled();
    await userEvent.clear(name);
    await userEvent.type(name, 'Ema Nováková');
    await userEvent.click(canvas.getByRole('button'));
    await expect(args.onSubmit).toHaveBeenCalledOnce();
  },
};

export const Busy: Story = {
  args: { state: 'busy' },
  play: async ({ args, canvas, userEvent }) => {
    await userEvent.type(canvas.getByRole('textbox', { name: 'Meno' }), '{Enter}');
    await expect(args.onSubmit).not.toHaveBeenCalled();
  },
};

/** The message holds until the next change. */
export const Saved: Story = {
  args: { state: 'saved' },
  play: async ({ canvas, userEvent }) => {
    await expect(canvas.getByRole('status')).toHaveTextContent('Profil je uložený.');
    await userEvent.type(canvas.getByRole('textbox', { name: 'Meno' }), 'a');
    await expect(canvas.getByRole('status')).toBeEmptyDOMElement();
  },
};

export const Failed: Story = {
  args: { failure: 'Nepodarilo sa zmeniť tvoj profil' },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('alert')).toHaveTextContent('Nepodarilo sa zmeniť tvoj profil');
    await expect(canvas.getByRole('textbox', { name: 'Meno' })).toHaveValue('Ema Nováková');
  },
};

export const LongTextsOnPhone: Story = {
  tags: ['phone'],
  args: { initial: profileLongTexts, failure: 'Nepodarilo sa zmeniť tvoj profil' },
};
