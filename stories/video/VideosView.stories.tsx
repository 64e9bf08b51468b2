import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';
import { VideosView } from '#src/components/video/VideosView.tsx';
import { buildVideoPage } from '#stories/fixtures/video.ts';

const meta = {
  title: 'video/VideosView',
  component: VideosView,
  args: { videos: buildVideoPage({ pageCount: 3 }) },
  decorators: [
    (Story) => (
      <>
        <h1 className="sr-only">Videá</h1>
        {Story()}
      </>
    ),
  ],
} satisfies Meta<typeof VideosView>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('link', { name: 'Stránka 2' })).toHaveAttribute('href', '/videa?page=2');
  },
};

export const OnePage: Story = {
  args: { videos: buildVideoPage() },
  play: async ({ canvas }) => {
    await expect(canvas.queryByRole('navigation')).not.toBeInTheDocument();
  },
};

export const Empty: Story = { args: { videos: buildVideoPage({ items: [] }) } };
