import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn } from 'storybook/test';
import { Footer } from '#src/components/layout/Footer.tsx';
import { PageFrame } from '#src/components/layout/PageFrame.tsx';
import { ThemeSwitch } from '#src/components/layout/ThemeSwitch.tsx';
import { NotFoundScreen } from '#src/components/ui/NotFoundScreen.tsx';
import { paths } from '#src/domain/paths.ts';

const meta = {
  title: 'layout/PageFrame',
  component: PageFrame,
  parameters: { layout: 'fullscreen' },
  args: {
    currentPath: paths.courses(),
    loginHref: paths.login(paths.courses()),
    themeSwitch: <ThemeSwitch setting="AUTO" isSystemDark={false} onChange={fn()} />,
    onOpenMenu: fn(),
    onOpenSearch: fn(),
    onApproachSearch: fn(),
    footer: <Footer year={2026} />,
    children: <NotFoundScreen homeHref={paths.home()} coursesHref={paths.courses()} />,
  },
} satisfies Meta<typeof PageFrame>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('main')).toContainElement(canvas.getByRole('heading', { level: 1 }));
    await expect(canvas.getByRole('link', { current: 'page' })).toHaveAccessibleName('Kurzy');
    await expect(canvas.queryByRole('progressbar')).not.toBeInTheDocument();
  },
};

export const Navigating: Story = {
  args: { isNavigating: true },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('progressbar', { name: 'Načítavanie stránky' })).toBeInTheDocument();
  },
};

/** A checkout has one way back to its course, and no menu. */
export const Checkout: Story = {
  args: { currentPath: paths.checkout('java-kurz', 'prod_java_kurz_basic') },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('link', { name: 'Späť na kurz' })).toHaveAttribute('href', '/kurzy/java-kurz');
    await expect(canvas.queryByRole('navigation')).not.toBeInTheDocument();
  },
};

export const Phone: Story = { tags: ['phone'] };
