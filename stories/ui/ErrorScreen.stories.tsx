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
    await expect(canvas.getByRole('link', { name: 'Prejsť na hlavnú stránku' })).toHaveAttribute('href', '/');
  },
};

export const Phone: Story = { globals: { viewport: { value: 'phone' } } };
