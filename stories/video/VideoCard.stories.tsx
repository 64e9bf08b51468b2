import type { Meta, StoryObj } from '@storybook/react-vite';
import { VideoCard } from '#src/components/video/VideoCard.tsx';
import { videoCard, videoCardLongTitle, videoCardWithoutPoster } from '#stories/fixtures/video.ts';

const meta = {
  title: 'video/VideoCard',
  component: VideoCard,
  args: { video: videoCard },
  decorators: [
    (Story) => (
      <div className="max-w-[370px]">
        <Story />
      </div>
    ),
  ],
} satisfies Meta<typeof VideoCard>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {};

export const LongTitle: Story = { args: { video: videoCardLongTitle } };

export const WithoutPoster: Story = { args: { video: videoCardWithoutPoster } };

/** The public feed of a channel does not say how long a video is. */
export const WithoutDuration: Story = { args: { video: { ...videoCard, durationSeconds: 0 } } };
