import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, within } from 'storybook/test';
import { Footer } from '#src/components/layout/Footer.tsx';
import { FooterButton } from '#src/components/layout/FooterButton.tsx';

const meta = {
  title: 'layout/Footer',
  component: Footer,
  parameters: { layout: 'fullscreen' },
  args: { year: 2026 },
} satisfies Meta<typeof Footer>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('link', { name: 'Prvý riadok' })).toHaveAttribute('href', '/');
    for (const name of ['GitHub', 'Facebook', 'Spotify', 'Patreon', 'Discord', 'Instagram', 'YouTube']) {
      const link = canvas.getByRole('link', { name: `${name} (nová karta)` });
      await expect(link).toHaveAttribute('href', `/${name.toLowerCase()}`);
      await expect(link).toHaveAttribute('target', '_blank');
    }
  },
};

export const WithNewsletter: Story = {
  args: {
    newsletter: (
      <form className="grid gap-3">
        <h2 className="text-h3">Chcem odoberať novinky</h2>
        <label className="grid gap-2 text-sm">
          E-mail
          <input type="email" className="min-h-12 rounded-md border border-footer-line bg-transparent px-3.5" />
        </label>
      </form>
    ),
  },
};

export const WithConsentSettings: Story = {
  args: {
    consentSettings: (
      <FooterButton id="nastavenia-cookies" isReady onPress={fn()}>
        Nastavenia cookies
      </FooterButton>
    ),
  },
  play: async ({ canvas }) => {
    const documents = within(canvas.getByRole('list', { name: 'Dokumenty' }));
    const button = documents.getByRole('button', { name: 'Nastavenia cookies' });
    await expect(button.getBoundingClientRect().height).toBeGreaterThanOrEqual(44);
    await expect(button).toBeVisible();
  },
};

/** A guest may forget what this browser keeps, too: what is pressed stands below each other, and leaves the form its place. */
export const OfGuest: Story = {
  tags: ['tablet'],
  args: {
    ...WithNewsletter.args,
    consentSettings: (
      <>
        <FooterButton id="nastavenia-cookies" isReady onPress={fn()}>
          Nastavenia cookies
        </FooterButton>
        <FooterButton id="vymazat-z-prehliadaca" isReady onPress={fn()}>
          Vymazať z&nbsp;tohto prehliadača
        </FooterButton>
      </>
    ),
  },
  play: async ({ canvas }) => {
    const [settings, forget] = canvas.getAllByRole('button', { name: /cookies|Vymazať/ });
    const end = settings?.getBoundingClientRect().bottom ?? 0;
    await expect(forget?.getBoundingClientRect().top).toBeGreaterThanOrEqual(end);
    await expect(canvas.getByRole('textbox').getBoundingClientRect().width).toBeGreaterThan(200);
  },
};

export const Phone: Story = { tags: ['phone'] };

export const PhoneWithNewsletter: Story = { ...WithNewsletter, tags: ['phone'] };
