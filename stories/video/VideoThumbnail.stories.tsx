import type { Meta, StoryObj } from '@storybook/react-vite';
import { Cover } from '#src/components/cover/Cover.tsx';
import { VideoThumbnail } from '#src/components/video/VideoThumbnail.tsx';

const meta = {
  title: 'video/VideoThumbnail',
  component: VideoThumbnail,
  args: {
    duration: '1:31',
    children: <img src="/media/video/prvy-program-v-jave.webp" alt="" className="size-full object-cover" />,
  },
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

export const WithCover: Story = { args: { children: <Cover kind="video" title="Prvý program v Jave" /> } };
