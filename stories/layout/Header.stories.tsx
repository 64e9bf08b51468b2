import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn } from 'storybook/test';
import { Header } from '#src/components/layout/Header.tsx';
import { ThemeSwitch } from '#src/components/layout/ThemeSwitch.tsx';
import { paths } from '#src/domain/paths.ts';

const meta = {
  title: 'layout/Header',
  component: Header,
  parameters: { layout: 'fullscreen' },
  args: {
    currentPath: paths.home(),
    themeSwitch: <ThemeSwitch setting="AUTO" isSystemDark={false} onChange={() => undefined} />,
    loginHref: paths.login(),
    onOpenMenu: fn(),
    onOpenSearch: fn(),
    onApproachSearch: fn(),
  },
} satisfies Meta<typeof Header>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('link', { name: 'Prvý riadok' })).toHaveAttribute('href', '/');
    await expect(canvas.getByRole('link', { name: 'Kurzy' })).not.toHaveAttribute('aria-current');
  },
};

export const OnCourses: Story = {
  args: { currentPath: paths.courses() },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('link', { current: 'page' })).toHaveAccessibleName('Kurzy');
  },
};

/** A checkout: one way back, no menu. */
export const WithBack: Story = {
  args: { back: { name: 'Späť na kurz', href: paths.course('java-kurz') } },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('link', { name: 'Späť na kurz' })).toHaveAttribute('href', '/kurzy/java-kurz');
    await expect(canvas.queryByRole('navigation')).not.toBeInTheDocument();
    await expect(canvas.queryByRole('link', { name: 'Menu' })).not.toBeInTheDocument();
  },
};

export const OnArticles: Story = { args: { currentPath: paths.articles() } };

export const OnVideos: Story = { args: { currentPath: paths.videos() } };

export const OnPodcast: Story = { args: { currentPath: paths.podcast() } };

export const OnAbout: Story = { args: { currentPath: paths.about() } };

/** The menu's link leads to the footer where no scripts run; here it opens the menu instead. */
export const Phone: Story = {
  tags: ['phone'],
  play: async ({ args, canvas, userEvent }) => {
    const address = window.location.href;
    await userEvent.click(canvas.getByRole('link', { name: 'Menu' }));
    await expect(args.onOpenMenu).toHaveBeenCalledOnce();
    await expect(window.location.href).toBe(address);
  },
};

/** A learner who moves by the keyboard can skip the menu. */
export const SkipLinkFocused: Story = {
  play: async ({ canvas, userEvent }) => {
    await userEvent.tab();
    await expect(canvas.getByRole('link', { name: 'Preskočiť na obsah' })).toHaveFocus();
  },
};
