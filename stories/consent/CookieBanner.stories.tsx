import type { Meta, StoryObj } from '@storybook/react-vite';
import { useState } from 'react';
import { expect, fn, waitFor } from 'storybook/test';
import { CookieBanner } from '#src/components/consent/CookieBanner.tsx';
import { CookieSettings } from '#src/components/consent/CookieSettings.tsx';

const meta = {
  title: 'consent/CookieBanner',
  component: CookieBanner,
  // It is fixed to the window, so the documentation shows each story in its own.
  parameters: { layout: 'fullscreen', docs: { story: { inline: false, iframeHeight: 640 } } },
  args: {
    consent: null,
    areSettingsOpen: false,
    onSettingsToggle: fn(),
    settings: (ticked, onChange) => <CookieSettings ticked={ticked} onChange={onChange} />,
    onChoose: fn(),
    onHeightChange: fn(),
    privacyHref: '/ochrana-osobnych-udajov.pdf',
  },
  render: function Toggled(args) {
    const [areSettingsOpen, setSettingsOpen] = useState(args.areSettingsOpen);
    return (
      <CookieBanner
        {...args}
        areSettingsOpen={areSettingsOpen}
        onSettingsToggle={(areOpen) => {
          setSettingsOpen(areOpen);
          args.onSettingsToggle(areOpen);
        }}
      />
    );
  },
} satisfies Meta<typeof CookieBanner>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {
  play: async ({ args, canvas }) => {
    const banner = canvas.getByRole('region', { name: 'Cookies' });
    await expect(banner.getBoundingClientRect().bottom).toBe(window.innerHeight);
    await expect(canvas.getByRole('link', { name: 'Ochrana osobných údajov' })).toHaveAttribute(
      'href',
      '/ochrana-osobnych-udajov.pdf',
    );
    await expect(canvas.queryByRole('checkbox')).not.toBeInTheDocument();
    const names = canvas.getAllByRole('button').map((button) => button.textContent);
    await expect(names).toEqual(['Nastavenia', 'Odmietnuť', 'Súhlasím']);
    // The page is told how much of it is covered.
    await waitFor(() => expect(args.onHeightChange).toHaveBeenLastCalledWith(banner.offsetHeight));
    // It interrupts nobody.
    await expect(banner).not.toContainElement(document.activeElement as HTMLElement);
  },
};

export const Refuses: Story = {
  play: async ({ args, canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Odmietnuť' }));
    await expect(args.onChoose).toHaveBeenCalledWith({
      agreedToAnalyticsCookies: false,
      agreedToMarketingCookies: false,
    });
  },
};

export const Agrees: Story = {
  play: async ({ args, canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Súhlasím' }));
    await expect(args.onChoose).toHaveBeenCalledWith({
      agreedToAnalyticsCookies: true,
      agreedToMarketingCookies: true,
    });
  },
};

export const SettingsOpen: Story = {
  args: { areSettingsOpen: true },
  play: async ({ canvas, userEvent }) => {
    // Opened from elsewhere, it takes the focus.
    await expect(canvas.getByRole('region', { name: 'Cookies' })).toHaveFocus();
    const necessary = canvas.getByRole('checkbox', { name: 'Potrebné cookies' });
    await expect(necessary).toBeChecked();
    await expect(necessary).toBeDisabled();
    for (const name of ['Analytické cookies', 'Marketingové cookies']) {
      const box = canvas.getByRole('checkbox', { name });
      await expect(box).not.toBeChecked();
      await expect(box).toHaveAccessibleDescription();
    }
    await expect(canvas.queryByRole('button', { name: 'Súhlasím' })).not.toBeInTheDocument();
    await userEvent.click(canvas.getByRole('button', { name: 'Nastavenia', expanded: true }));
    await expect(canvas.queryByRole('checkbox')).not.toBeInTheDocument();
    await expect(canvas.getByRole('button', { name: 'Súhlasím' })).toBeVisible();
  },
};

/** By keys alone: the settings are opened, one box is ticked, the choice is confirmed. */
export const ConfirmsChoice: Story = {
  play: async ({ args, canvas, userEvent }) => {
    canvas.getByRole('button', { name: 'Nastavenia' }).focus();
    await userEvent.keyboard('{Enter}');
    await expect(args.onSettingsToggle).toHaveBeenCalledWith(true);
    await expect(canvas.getByRole('button', { name: 'Nastavenia', expanded: true })).toHaveFocus();
    await userEvent.tab({ shift: true });
    await expect(canvas.getByRole('checkbox', { name: 'Marketingové cookies' })).toHaveFocus();
    await userEvent.tab({ shift: true });
    await userEvent.keyboard(' ');
    await expect(canvas.getByRole('checkbox', { name: 'Analytické cookies' })).toBeChecked();
    await userEvent.click(canvas.getByRole('button', { name: 'Potvrdiť výber' }));
    await expect(args.onChoose).toHaveBeenCalledWith({
      agreedToAnalyticsCookies: true,
      agreedToMarketingCookies: false,
    });
  },
};

/** With settings open and boxes ticked, refusing still refuses everything. */
export const RefusesFromSettings: Story = {
  args: { areSettingsOpen: true, consent: { agreedToAnalyticsCookies: true, agreedToMarketingCookies: true } },
  play: async ({ args, canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Odmietnuť' }));
    await expect(args.onChoose).toHaveBeenCalledWith({
      agreedToAnalyticsCookies: false,
      agreedToMarketingCookies: false,
    });
  },
};

/** Opened again later: the settings start from what was chosen before. */
export const ChangesConsent: Story = {
  args: { areSettingsOpen: true, consent: { agreedToAnalyticsCookies: false, agreedToMarketingCookies: true } },
  play: async ({ args, canvas, userEvent }) => {
    await expect(canvas.getByRole('checkbox', { name: 'Analytické cookies' })).not.toBeChecked();
    await userEvent.click(canvas.getByRole('checkbox', { name: 'Marketingové cookies' }));
    await userEvent.click(canvas.getByRole('button', { name: 'Potvrdiť výber' }));
    await expect(args.onChoose).toHaveBeenCalledWith({
      agreedToAnalyticsCookies: false,
      agreedToMarketingCookies: false,
    });
  },
};

export const Phone: Story = { tags: ['phone'] };

/** Taller than its share of the screen, it scrolls inside; the buttons stay in sight. */
export const PhoneSettingsOpen: Story = {
  args: { areSettingsOpen: true },
  tags: ['phone'],
  play: async ({ canvas }) => {
    const banner = canvas.getByRole('region', { name: 'Cookies' }).getBoundingClientRect();
    await expect(banner.top).toBeGreaterThan(0);
    for (const button of canvas.getAllByRole('button')) {
      await expect(button.getBoundingClientRect().bottom).toBeLessThanOrEqual(window.innerHeight);
      await expect(button.getBoundingClientRect().height).toBeGreaterThanOrEqual(44);
    }
  },
};

/** What stands at the very end of the page can be scrolled above the banner. */
export const UnderneathEnd: Story = {
  decorators: [
    (Story) => (
      <>
        <div className="h-[150vh]" />
        <a href="#koniec" className="inline-flex min-h-11 items-center">
          Posledný odkaz
        </a>
        <Story />
      </>
    ),
  ],
  play: async ({ args, canvas }) => {
    const banner = canvas.getByRole('region', { name: 'Cookies' });
    await waitFor(() => expect(args.onHeightChange).toHaveBeenCalled());
    window.scrollTo({ top: document.documentElement.scrollHeight, behavior: 'instant' });
    const link = canvas.getByRole('link', { name: 'Posledný odkaz' });
    await expect(link.getBoundingClientRect().bottom).toBeLessThanOrEqual(banner.getBoundingClientRect().top);
  },
};
