import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn } from 'storybook/test';
import { ChapterList } from '#src/components/video/ChapterList.tsx';
import { video } from '#stories/fixtures/video.ts';

const meta = {
  title: 'video/ChapterList',
  component: ChapterList,
  args: {
    chapters: [
      { start: 0, title: 'Čo budeš potrebovať' },
      { start: 16.6, title: 'Päť riadkov programu' },
      { start: 62, title: 'Bodkočiarka a\u00A0hlásenie o\u00A0chybe' },
    ],
    onSeek: fn(),
  },
  decorators: [
    (Story) => (
      <div className="max-w-[960px]">
        <Story />
      </div>
    ),
  ],
} satisfies Meta<typeof ChapterList>;

export default meta;
type Story = StoryObj<typeof meta>;

const marked = (canvasElement: HTMLElement) => canvasElement.querySelectorAll('[aria-current]');

export const Default: Story = {
  play: async ({ args, canvas, canvasElement, userEvent }) => {
    await expect(marked(canvasElement)).toHaveLength(0);
    await userEvent.click(canvas.getByRole('button', { name: /Päť riadkov programu/ }));
    await expect(args.onSeek).toHaveBeenCalledWith(16.6);
  },
};

export const CurrentChapter: Story = {
  args: { currentTime: 61.9 },
  play: async ({ canvasElement }) => {
    await expect(marked(canvasElement)).toHaveLength(1);
    await expect(marked(canvasElement)[0]).toHaveTextContent('Päť riadkov programu');
  },
};

export const BeforeTheFirstChapter: Story = {
  args: { currentTime: 2, chapters: [{ start: 5, title: 'Prvý riadok' }] },
  play: async ({ canvasElement }) => {
    await expect(marked(canvasElement)).toHaveLength(0);
  },
};

export const LongTitles: Story = {
  args: {
    currentTime: 3700,
    chapters: [
      { start: 0, title: video.summary },
      { start: 3661, title: 'Najneobhospodarovávateľnejšiaprogramátorskáúlohabezjedinejmedzery' },
    ],
  },
};
