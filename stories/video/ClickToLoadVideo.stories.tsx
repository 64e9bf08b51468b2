import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, waitFor } from 'storybook/test';
import { ClickToLoadVideo } from '#src/components/video/ClickToLoadVideo.tsx';
import { VideoPlayer } from '#src/components/video/VideoPlayer.tsx';
import { video, videoYoutube } from '#stories/fixtures/video.ts';

const meta = {
  title: 'video/ClickToLoadVideo',
  component: ClickToLoadVideo,
  args: {
    video: video.video,
    title: video.title,
    player: (start, media) => (
      <VideoPlayer ref={media} video={video.video} title={video.title} initialPosition={start} />
    ),
  },
  decorators: [
    (Story) => (
      <div className="max-w-[960px]">
        <Story />
      </div>
    ),
  ],
} satisfies Meta<typeof ClickToLoadVideo>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {
  play: async ({ canvasElement }) => {
    await expect(canvasElement.querySelector('video, iframe')).toBeNull();
  },
};

export const Youtube: Story = {
  args: { video: videoYoutube.video, title: videoYoutube.title },
  play: async ({ canvasElement }) => {
    await expect(canvasElement.querySelector('video, iframe')).toBeNull();
  },
};

export const ShowsThePlayer: Story = {
  play: async ({ canvas, canvasElement, userEvent }) => {
    await userEvent.click(canvas.getByRole('button', { name: /Prehrať video/ }));
    await waitFor(() => expect(canvasElement.querySelector('video')).toHaveAttribute('src', video.video.source));
    await expect(canvas.queryByRole('button', { name: /Prehrať video/ })).toBeNull();
    await expect(canvasElement).toContainElement(document.activeElement as HTMLElement);
  },
};
