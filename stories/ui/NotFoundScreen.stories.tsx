import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';
import { NotFoundScreen } from '#src/components/ui/NotFoundScreen.tsx';

const meta = {
  title: 'ui/NotFoundScreen',
  component: NotFoundScreen,
  parameters: { layout: 'fullscreen' },
  args: { homeHref: '/', coursesHref: '/kurzy' },
} satisfies Meta<typeof NotFoundScreen>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('link', { name: 'Pozrieť kurzy' })).toHaveAttribute('href', '/kurzy');
    await expect(canvas.getByRole('link', { name: 'Prejsť na hlavnú stránku' })).toHaveAttribute('href', '/');
  },
};

export const Phone: Story = { tags: ['phone'] };
