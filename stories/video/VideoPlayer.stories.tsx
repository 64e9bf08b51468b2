import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, waitFor } from 'storybook/test';
import { VideoPlayer } from '#src/components/video/VideoPlayer.tsx';
import { video, videoWithoutPoster } from '#stories/fixtures/video.ts';

// Players of hosting services are in HostedVideoFrame: stories reach no other host. They play in tests/e2e/hostedVideo.test.ts.
const meta = {
  title: 'video/VideoPlayer',
  component: VideoPlayer,
  args: { video: video.video, title: video.title },
  decorators: [
    (Story) => (
      <div className="max-w-[960px]">
        <Story />
      </div>
    ),
  ],
} satisfies Meta<typeof VideoPlayer>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {
  tags: ['unsteady'],
  play: async ({ canvas }) => {
    const element = canvas.getByLabelText('Prvý program v Jave');
    await expect(element.querySelector('track')).toHaveAttribute('srclang', 'sk');
  },
};

export const RememberedPosition: Story = {
  args: { initialPosition: 40, initialRate: 1.5 },
  play: async ({ canvasElement }) => {
    const element = canvasElement.querySelector('video') as HTMLVideoElement;
    await waitFor(() => expect(element.currentTime).toBeGreaterThanOrEqual(40));
    await expect(element.playbackRate).toBe(1.5);
  },
};

const captionsOf = (canvasElement: HTMLElement) => canvasElement.querySelector('track')?.track as TextTrack;

export const CaptionsTurnedOff: Story = {
  args: { onCaptionsChange: fn() },
  play: async ({ args, canvasElement }) => {
    const captions = captionsOf(canvasElement);
    await waitFor(() => expect(captions.mode).toBe('showing'));
    // What the menu of the browser's own controls does.
    captions.mode = 'disabled';
    await waitFor(() => expect(args.onCaptionsChange).toHaveBeenCalledWith(false));
    await expect(args.onCaptionsChange).toHaveBeenCalledOnce();
  },
};

export const CaptionsRememberedOff: Story = {
  args: { areCaptionsShown: false, onCaptionsChange: fn() },
  play: async ({ args, canvasElement }) => {
    const captions = captionsOf(canvasElement);
    await waitFor(() => expect(canvasElement.querySelector('video')?.readyState).toBeGreaterThan(0));
    await expect(captions.mode).toBe('disabled');
    await expect(args.onCaptionsChange).not.toHaveBeenCalled();
    captions.mode = 'showing';
    await waitFor(() => expect(args.onCaptionsChange).toHaveBeenCalledWith(true));
  },
};

export const WithoutCaptions: Story = { args: { video: videoWithoutPoster.video } };

/** A browser without a decoder for the film, or a film that is gone. */
export const CannotPlay: Story = {
  args: { video: { ...video.video, source: 'data:video/mp4;base64,AAAA' } },
  // Axe would wait ten seconds for the length of a film that is none.
  parameters: {
    a11y: {
      options: { preload: { assets: ['cssom'] } },
      config: { rules: [{ id: 'no-autoplay-audio', enabled: false }] },
    },
  },
  play: async ({ canvas }) => {
    await waitFor(() => expect(canvas.getByRole('alert')).toHaveTextContent('nepodarilo prehrať'));
  },
};
