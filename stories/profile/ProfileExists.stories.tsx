import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';
import { ProfileExists } from '#src/components/profile/ProfileExists.tsx';
import { paths } from '#src/domain/paths.ts';

const meta = {
  title: 'profile/ProfileExists',
  component: ProfileExists,
  parameters: { layout: 'fullscreen' },
  args: { name: 'Ema Nováková', continueHref: paths.courses(), profileHref: paths.profile() },
} satisfies Meta<typeof ProfileExists>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('heading', { level: 1 })).toHaveTextContent('Profil už máš');
    await expect(canvas.getByRole('link', { name: 'Pokračovať' })).toHaveAttribute('href', paths.courses());
  },
};

export const Phone: Story = { tags: ['phone'] };
