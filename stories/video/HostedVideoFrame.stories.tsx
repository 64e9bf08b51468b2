import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';
import { HostedVideoFrame } from '#src/components/video/HostedVideoFrame.tsx';
import { videoVimeo, videoYoutube } from '#stories/fixtures/video.ts';

// The players themselves have no story: stories reach no other host.
const meta = {
  title: 'video/HostedVideoFrame',
  component: HostedVideoFrame,
  args: { video: videoYoutube.video, status: 'waiting' },
  decorators: [
    (Story) => (
      <div className="max-w-[960px]">
        <Story />
      </div>
    ),
  ],
} satisfies Meta<typeof HostedVideoFrame>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('status')).toHaveTextContent('Načítava sa prehrávač služby YouTube…');
  },
};

export const Failed: Story = {
  args: { status: 'failed' },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('alert')).toHaveTextContent('Prehrávač služby YouTube sa nepodarilo načítať.');
    await expect(canvas.getByRole('link', { name: 'pozri video na YouTube' })).toHaveAttribute(
      'href',
      'https://www.youtube.com/watch?v=aaaaaaaaaaa',
    );
  },
};

export const FailedVimeo: Story = {
  args: { status: 'failed', video: videoVimeo.video },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('link')).toHaveAttribute('href', 'https://vimeo.com/100000000');
  },
};

export const FailedOnASmallPhone: Story = {
  args: { status: 'failed' },
  decorators: [
    (Story) => (
      <div className="w-[320px]">
        <Story />
      </div>
    ),
  ],
};

export const Ready: Story = {
  args: { status: 'ready' },
  play: async ({ canvas }) => {
    await expect(canvas.queryByRole('status')).toBeNull();
    await expect(canvas.queryByRole('alert')).toBeNull();
  },
};
