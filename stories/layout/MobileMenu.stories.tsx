import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, screen, within } from 'storybook/test';
import { MobileMenu } from '#src/components/layout/MobileMenu.tsx';
import { paths } from '#src/domain/paths.ts';

const meta = {
  title: 'layout/MobileMenu',
  component: MobileMenu,
  tags: ['phone'],
  // The dialog takes the whole window, so the documentation shows each story in its own.
  parameters: { layout: 'fullscreen', docs: { story: { inline: false, iframeHeight: 640 } } },
  args: { isOpen: true, currentPath: paths.courses(), loginHref: paths.login(paths.courses()), onClose: fn() },
} satisfies Meta<typeof MobileMenu>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {
  play: async () => {
    const menu = within(await screen.findByRole('dialog', { name: 'Menu' }));
    await expect(menu.getByRole('link', { current: 'page' })).toHaveAccessibleName('Kurzy');
    await expect(menu.getByRole('link', { name: 'Prihlásiť sa' })).toHaveAttribute('href', '/login/%2Fkurzy');
  },
};

export const ClosesByEscape: Story = {
  play: async ({ args, userEvent }) => {
    await screen.findByRole('dialog');
    await userEvent.keyboard('{Escape}');
    await expect(args.onClose).toHaveBeenCalledOnce();
  },
};

export const ClosesByButton: Story = {
  play: async ({ args, userEvent }) => {
    await userEvent.click(await screen.findByRole('button', { name: 'Zavrieť menu' }));
    await expect(args.onClose).toHaveBeenCalledOnce();
  },
};

export const Closed: Story = {
  args: { isOpen: false },
  play: async () => {
    await expect(screen.queryByRole('dialog')).not.toBeInTheDocument();
  },
};
