import type { Meta, StoryObj } from '@storybook/react-vite';
import { VideoList } from '#src/components/video/VideoList.tsx';
import { videoCards } from '#stories/fixtures/video.ts';

const meta = {
  title: 'video/VideoList',
  component: VideoList,
  args: { videos: videoCards },
  parameters: { layout: 'fullscreen' },
  decorators: [
    (Story) => (
      <div className="page py-8">
        <Story />
      </div>
    ),
  ],
} satisfies Meta<typeof VideoList>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {};

export const OneVideo: Story = { args: { videos: videoCards.slice(0, 1) } };

export const Empty: Story = { args: { videos: [] } };
