import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';
import { Logo } from '#src/components/layout/Logo.tsx';

const meta = {
  title: 'layout/Logo',
  component: Logo,
  args: { href: '/' },
} satisfies Meta<typeof Logo>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('link', { name: 'Prvý riadok' })).toHaveAttribute('href', '/');
  },
};

export const OnFooterGround: Story = {
  decorators: [(Story) => <div className="bg-footer p-6 text-footer-text">{Story()}</div>],
};
