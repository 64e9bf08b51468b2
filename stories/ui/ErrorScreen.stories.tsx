import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';
import { ErrorScreen } from '#src/components/ui/ErrorScreen.tsx';

const meta = {
  title: 'ui/ErrorScreen',
  component: ErrorScreen,
  parameters: { layout: 'fullscreen' },
  args: { homeHref: '/' },
} satisfies Meta<typeof ErrorScreen>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('heading', { name: 'Nastala neočakávaná chyba' })).toBeVisible();
    const home = canvas.getByRole('link', { name: 'Prejsť na hlavnú stránku' });
    await expect(home).toHaveAttribute('href', '/');
    await expect(home).toHaveAttribute('data-whole-document');
  },
};

export const Phone: Story = { tags: ['phone'] };
