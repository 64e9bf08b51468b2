import type { Meta, StoryObj } from '@storybook/react-vite';
import { AuthorSection } from '#src/components/author/AuthorSection.tsx';
import { VideoList } from '#src/components/video/VideoList.tsx';
import { videoCards } from '#stories/fixtures/video.ts';

const meta = {
  title: 'author/AuthorSection',
  component: AuthorSection,
  args: { title: 'Videá', children: <VideoList videos={videoCards} headingLevel={3} /> },
} satisfies Meta<typeof AuthorSection>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {};
