import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';
import { KeptHome } from '#src/components/home/KeptHome.tsx';

const meta = {
  title: 'home/KeptHome',
  component: KeptHome,
  parameters: { layout: 'fullscreen' },
  args: { id: 'naposledy', html: null },
} satisfies Meta<typeof KeptHome>;

export default meta;
type Story = StoryObj<typeof meta>;

/** Nothing is kept: the frame of what comes. */
export const Default: Story = {
  play: async ({ canvas }) => {
    await expect(canvas.getByText('Načítavame…')).toBeVisible();
  },
};

export const Phone: Story = { tags: ['phone'] };

export const Kept: Story = {
  args: { html: '<div class="page pt-6"><h1>Premenné</h1></div>' },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('heading', { level: 1, name: 'Premenné' })).toBeVisible();
  },
};
