import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn } from 'storybook/test';
import { VideoPoster } from '#src/components/video/VideoPoster.tsx';
import { video, videoVimeo, videoWithoutPoster, videoYoutube } from '#stories/fixtures/video.ts';

const meta = {
  title: 'video/VideoPoster',
  component: VideoPoster,
  args: { video: video.video, title: video.title, onPlay: fn() },
  decorators: [
    (Story) => (
      <div className="max-w-[960px]">
        <Story />
      </div>
    ),
  ],
} satisfies Meta<typeof VideoPoster>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {
  play: async ({ args, canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Prehrať video: Prvý program v Jave' }));
    await expect(args.onPlay).toHaveBeenCalledOnce();
  },
};

export const Youtube: Story = {
  args: { video: videoYoutube.video, title: videoYoutube.title },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('button')).toHaveAccessibleDescription(
      'Po kliknutí sa načíta prehrávač služby YouTube.',
    );
  },
};

export const Vimeo: Story = { args: { video: videoVimeo.video, title: videoVimeo.title } };

export const WithoutPoster: Story = { args: { video: videoWithoutPoster.video } };

export const WithoutScripts: Story = {
  args: { onPlay: undefined },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('link')).toHaveAttribute('href', '/media/video/prvy-program-v-jave.mp4');
  },
};

export const YoutubeWithoutScripts: Story = {
  args: { video: videoYoutube.video, title: videoYoutube.title, onPlay: undefined },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('link')).toHaveAttribute('href', 'https://www.youtube.com/watch?v=aaaaaaaaaaa');
  },
};
