import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, within } from 'storybook/test';
import { SearchIdeas } from '#src/components/search/SearchIdeas.tsx';

const meta = {
  title: 'search/SearchIdeas',
  component: SearchIdeas,
} satisfies Meta<typeof SearchIdeas>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {
  play: async ({ canvasElement }) => {
    const link = within(canvasElement).getByRole('link', { name: 'ako začať' });
    await expect(link).toHaveAttribute('href', '/hladat?q=ako%20za%C4%8Da%C5%A5');
  },
};
