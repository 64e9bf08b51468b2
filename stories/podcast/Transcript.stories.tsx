import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn } from 'storybook/test';
import { Transcript } from '#src/components/podcast/Transcript.tsx';
import { episode } from '#stories/fixtures/episode.ts';
import { video } from '#stories/fixtures/video.ts';

const meta = {
  title: 'podcast/Transcript',
  component: Transcript,
  args: { cues: episode.transcript },
  decorators: [
    (Story) => (
      <div className="max-w-column">
        <Story />
      </div>
    ),
  ],
} satisfies Meta<typeof Transcript>;

export default meta;
type Story = StoryObj<typeof meta>;

const unfold: Story['play'] = async ({ canvas, userEvent }) => {
  await userEvent.click(canvas.getByText('Prepis'));
};

export const Default: Story = {};

export const Unfolded: Story = { play: unfold };

export const OneVoice: Story = { args: { cues: video.transcript }, play: unfold };

export const CurrentLine: Story = {
  // Between two lines: the one that was said last stays lit.
  args: { currentTime: 18, onSeek: fn() },
  play: async (context) => {
    await unfold(context);
    const lit = context.canvasElement.querySelectorAll('[aria-current]');
    await expect(lit).toHaveLength(1);
    await expect(lit[0]).toHaveTextContent('Teda o tom, čo robím najčastejšie.');
  },
};

export const SeeksByLine: Story = {
  args: { onSeek: fn() },
  play: async (context) => {
    await unfold(context);
    await context.userEvent.click(context.canvas.getByRole('button', { name: /Pamätáš si svoju prvú/ }));
    await expect(context.args.onSeek).toHaveBeenCalledWith(27.489);
  },
};
