import type { Meta, StoryObj } from '@storybook/react-vite';
import { MediaUploads } from '#src/components/desk/media/MediaUploads.tsx';
import { mediaRefusal } from '#src/domain/mediaWords.ts';
import { nothing } from '#stories/screens/screen.tsx';

const upload = { progress: 0, refusal: null, canRetry: false, href: null };

const meta = {
  title: 'desk/media/MediaUploads',
  component: MediaUploads,
  args: {
    uploads: [
      { ...upload, key: '1', name: 'cyklus-for-krok-za-krokom-v-plnej-kvalite.mp4', state: 'sending', progress: 0.42 },
      { ...upload, key: '2', name: 'vetvy.png', state: 'waiting' },
      { ...upload, key: '3', name: 'macka.jpg', state: 'done', progress: 1, href: '#macka' },
      { ...upload, key: '4', name: 'logo.svg', state: 'refused', refusal: mediaRefusal('media-svg') },
      { ...upload, key: '5', name: 'obrazok.png', state: 'refused', refusal: mediaRefusal('media-unknown') },
      { ...upload, key: '6', name: 'zvuk.mp3', state: 'refused', refusal: mediaRefusal(null), canRetry: true },
    ],
    onRetry: nothing,
    onDismiss: nothing,
  },
} satisfies Meta<typeof MediaUploads>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {};

export const Processing: Story = {
  args: { uploads: [{ ...upload, key: '1', name: 'fotka.jpg', state: 'sending', progress: 1 }] },
};

export const OnPhone: Story = { tags: ['phone'] };
