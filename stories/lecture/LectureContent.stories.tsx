import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';
import { LectureContent } from '#src/components/lecture/LectureContent.tsx';
import { VideoPoster } from '#src/components/video/VideoPoster.tsx';
import { textLecture, videoLecture } from '#stories/fixtures/lecture.ts';

const meta = {
  title: 'lecture/LectureContent',
  component: LectureContent,
  args: { lecture: textLecture },
  decorators: [
    (Story) => (
      <div className="max-w-170">
        <h1 className="sr-only">Lekcia</h1>
        {Story()}
      </div>
    ),
  ],
} satisfies Meta<typeof LectureContent>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('heading', { level: 2, name: /Chýbajúca bodkočiarka/ })).toBeVisible();
  },
};

export const WithVideo: Story = {
  args: {
    lecture: videoLecture,
    video: videoLecture.video && <VideoPoster video={videoLecture.video} title={videoLecture.name} />,
  },
};
