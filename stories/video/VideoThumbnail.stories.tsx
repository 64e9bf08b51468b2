import type { Meta, StoryObj } from '@storybook/react-vite';
import { VideoThumbnail } from '#src/components/video/VideoThumbnail.tsx';

const meta = {
  title: 'video/VideoThumbnail',
  component: VideoThumbnail,
  args: { poster: '/media/video/prvy-program-v-jave.webp', duration: '1:31', loading: 'eager' },
  decorators: [
    (Story) => (
      <div className="max-w-[370px]">
        <Story />
      </div>
    ),
  ],
} satisfies Meta<typeof VideoThumbnail>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {};

export const WithoutPoster: Story = { args: { poster: null } };
