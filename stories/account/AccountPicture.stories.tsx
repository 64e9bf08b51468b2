import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';
import { AccountPicture } from '#src/components/account/AccountPicture.tsx';

const meta = {
  title: 'account/AccountPicture',
  component: AccountPicture,
  args: { name: 'Ema Nováková', photoURL: null },
} satisfies Meta<typeof AccountPicture>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {};

export const Picture: Story = { args: { photoURL: '/apple-touch-icon.png' } };

export const LargeInitials: Story = { args: { size: 'large' } };

export const LargePicture: Story = { args: { photoURL: '/apple-touch-icon.png', size: 'large' } };

/** A picture that does not load gives way to the initials. */
export const BrokenPicture: Story = {
  args: { photoURL: 'data:image/png;base64,AAAA' },
  play: async ({ canvas }) => {
    await expect(await canvas.findByText('EN')).toBeVisible();
  },
};
